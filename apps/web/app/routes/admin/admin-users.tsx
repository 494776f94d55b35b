import { type Role, type UserState, role, userState } from "@standing/contract";
import { Link } from "react-router";
import { FilterForm, FilterSelect } from "../../features/admin/filter-form.tsx";
import { listAddress, oneOf, readQuery, short } from "../../features/admin/list-query.ts";
import { Pages } from "../../features/admin/pages.tsx";
import { requireSuperAdmin } from "../../features/admin/require-super-admin.server.ts";
import { clientContext } from "../../request-context.ts";
import { Badge, EmptyState } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/admin-desk.ts";
import type { Route } from "./+types/admin-users.ts";

const PATH = "/admin/users";

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireSuperAdmin(standing, request);
  const { given, page } = readQuery(request.url, {
    q: short,
    role: oneOf(role.options),
    state: oneOf(userState.options),
  });
  const found = await standing.client.admin.users({
    q: given.q ?? "",
    role: given.role as Role | undefined,
    state: given.state as UserState | undefined,
    page,
  });
  return { ...found, given };
}

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { users, total, page, pages, given } = loaderData;
  return (
    <section aria-labelledby="users-title" className="flex flex-col gap-6">
      <h2 id="users-title">{words.usersTitle()}</h2>
      <FilterForm action={PATH} q={given.q} help={words.usersHelp()} filtered={Object.keys(given).length > 0}>
        <FilterSelect
          label={words.role()}
          name="role"
          value={given.role}
          options={role.options.map((value) => ({ value, label: words.roleName(value) }))}
        />
        <FilterSelect
          label={words.state()}
          name="state"
          value={given.state}
          options={userState.options.map((value) => ({ value, label: words.stateName(value) }))}
        />
      </FilterForm>
      <p className="text-quiet tabular">{words.usersFound({ n: total })}</p>
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
      <Pages address={listAddress(PATH, given)} page={page} pages={pages} />
    </section>
  );
}
