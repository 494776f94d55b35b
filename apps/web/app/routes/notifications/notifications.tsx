import { id } from "@standing/contract";
import { Form, Link, redirect } from "react-router";
import { NotificationList } from "../../features/notifications/notification-list.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { Button } from "../../ui/button.tsx";
import { OlderAndNewest } from "../../ui/older-and-newest.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/notifications.ts";
import type { Route } from "./+types/notifications.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.title());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const before = id.safeParse(new URL(request.url).searchParams.get("before")).data;
  const list = await standing.client.notifications.list(before === undefined ? {} : { before });
  return { ...list, first: before === undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const one = id.safeParse((await pageForm(request)).get("id"));
  if (one.success) await standing.client.notifications.markRead({ id: one.data });
  else await standing.client.notifications.markAllRead();
  return redirect("/notifications");
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { notifications, next, first } = loaderData;
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-10">
      <div>
        <h1>{words.title()}</h1>
        <p className="mt-1 text-quiet">{words.lead()}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {notifications.some(({ read_at }) => read_at === null) && (
          <Form method="post">
            <Button type="submit" look="secondary">
              {words.markAll()}
            </Button>
          </Form>
        )}
        <Link to="/notifications/choices" className="link flex min-h-11 items-center">
          {words.chooseLink()}
        </Link>
      </div>
      {notifications.length === 0 ? (
        <EmptyState title={words.empty()} text={words.emptyText()} />
      ) : (
        <NotificationList notifications={notifications} />
      )}
      <OlderAndNewest path="/notifications" next={next} first={first} />
    </div>
  );
}
