import { ADMIN_COUNTED, ADMIN_PAGE, LENGTHS, role, userState } from "@standing/contract";
import { Link } from "react-router";
import { FilterForm, FilterSelect } from "../../features/admin/filter-form.tsx";
import { Pages } from "../../features/admin/pages.tsx";
import { requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { clientContext } from "../../request-context.ts";
import { listAddress, pageUpTo, searched, shaped } from "../../shell/list-address.ts";
import { Badge, EmptyState } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/admin-desk.ts";
import type { Route } from "./+types/admin-users.ts";

const PATH = "/admin/users";

const LIST = listAddress(PATH, {
  q: searched(LENGTHS.search),
  role: shaped(role),
  state: shaped(userState),
  page: pageUpTo(ADMIN_COUNTED / ADMIN_PAGE),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  const asked = LIST.read(request.url);
  return { ...(await standing.client.admin.users(asked)), asked };
}

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { users, total, is_more, page, pages, asked } = loaderData;
  return (
    <section aria-labelledby="users-title" className="flex flex-col gap-6">
      <h2 id="users-title">{words.usersTitle()}</h2>
      <FilterForm action={PATH} q={asked.q} help={words.usersHelp()} filtered={LIST.to(asked, {}) !== PATH}>
        <FilterSelect
          label={words.role()}
          name="role"
          value={asked.role}
          options={role.options.map((value) => ({ value, label: words.roleName(value) }))}
        />
        <FilterSelect
          label={words.state()}
          name="state"
          value={asked.state}
          options={userState.options.map((value) => ({ value, label: words.stateName(value) }))}
        />
      </FilterForm>
      <p className="text-quiet tabular">
        {is_more ? words.usersMore({ n: total }) : words.usersFound({ n: total })}
      </p>
      {users.length === 0 && <EmptyState title={words.noUsers()} text={words.nothingFits()} />}
      <ul>
        {users.map((user) => (
          <li key={user.id} className="border-t border-rule py-3">
            <Link to={`${PATH}/${user.id}`} className="link font-semibold wrap-anywhere">
              {user.email}
            </Link>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
              {user.display_name !== null && <span>{user.display_name}</span>}
              <span>
                {words.since()} <DateText value={user.created_at} />
              </span>
              {user.state !== "active" && <Badge tone="danger">{words.stateName(user.state)}</Badge>}
              {user.roles.map((held) => (
                <Badge key={held} tone="accent">
                  {words.roleName(held)}
                </Badge>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <Pages to={(n) => LIST.to(asked, { page: n })} page={page} pages={pages} />
    </section>
  );
}
