import { safe } from "@orpc/client";
import { id } from "@standing/contract";
import { data, redirect } from "react-router";
import { clientContext } from "../../request-context.ts";
import { requireUser } from "../../shell/session.server.ts";
import type { Route } from "./+types/notification.ts";

/** Marks a notification as read and goes to the page that it is about. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const named = id.safeParse(params.id);
  if (!named.success) throw data(null, { status: 404 });
  const {
    error,
    data: opened,
    isDefined,
  } = await safe(standing.client.notifications.markRead({ id: named.data }));
  if (error === null) return redirect(opened.path);
  if (isDefined) throw data(null, { status: 404 });
  throw error;
}
