import { type Notification, NOTIFICATIONS_PER_PAGE, UNREAD_SHOWN_MAX } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor, asReader } from "../../kernel/unit-of-work.ts";
import { countUnread, findNotifications, setAllRead, setRead } from "./queries.ts";
import { shown } from "./rules.ts";

/** How many of the caller's notifications are unread, up to one more than pages show. @throws UNAUTHORIZED */
export async function unreadCount(context: RequestContext): Promise<{ unread: number }> {
  const user = requireUser(context);
  const unread = await asReader(context.services.pools, actorOf(context), (tx) =>
    countUnread(tx, user.id, UNREAD_SHOWN_MAX + 1),
  );
  return { unread };
}

/** A page of the caller's notifications, newest first. @throws UNAUTHORIZED */
export async function listNotifications(
  context: RequestContext,
  input: { before?: string | undefined },
): Promise<{ notifications: Notification[]; next: string | null }> {
  const user = requireUser(context);
  const rows = await asReader(context.services.pools, actorOf(context), (tx) =>
    findNotifications(tx, user.id, input.before, NOTIFICATIONS_PER_PAGE + 1),
  );
  const page = rows.slice(0, NOTIFICATIONS_PER_PAGE);
  return {
    notifications: page.flatMap((row) => shown(row) ?? []),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Marks one as read and gives its page. @throws UNAUTHORIZED, NOT_FOUND for another person's */
export async function markRead(context: RequestContext, input: { id: string }): Promise<{ path: string }> {
  const user = requireUser(context);
  const path = await asActor(context.services.pools, actorOf(context), (tx) =>
    setRead(tx, user.id, input.id),
  );
  if (path === null) throw problem("NOT_FOUND");
  return { path };
}

/** Marks all of the caller's as read. @throws UNAUTHORIZED */
export async function markAllRead(context: RequestContext): Promise<{ success: true }> {
  const user = requireUser(context);
  await asActor(context.services.pools, actorOf(context), (tx) => setAllRead(tx, user.id));
  return { success: true };
}
