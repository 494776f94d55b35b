import type { NotificationChoice, NotificationKind } from "@standing/contract";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { profiles } from "../../db/schema/accounts.ts";
import { notification_choices, notifications } from "../../db/schema/notifications.ts";
import { keptQuery } from "../../kernel/kept-query.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

type NewNotification = typeof notifications.$inferInsert;
export type NotificationRow = typeof notifications.$inferSelect;

export async function insertNotification(tx: Tx, notification: NewNotification): Promise<void> {
  await tx.insert(notifications).values(notification);
}

/** Address and choice of a person for one kind; no choice where the defaults hold. */
export async function findRecipient(tx: Tx, userId: string, kind: NotificationKind) {
  const [row] = await tx
    .select({
      email: profiles.email,
      in_page: notification_choices.in_page,
      by_mail: notification_choices.by_mail,
    })
    .from(profiles)
    .leftJoin(
      notification_choices,
      and(eq(notification_choices.user_id, profiles.id), eq(notification_choices.kind, kind)),
    )
    .where(eq(profiles.id, userId));
  return row ?? null;
}

/** Unread notifications of a person, counted up to `most`. */
export async function countUnread(tx: Tx, userId: string, most: number): Promise<number> {
  const [row] = await unreadAmong(tx, { userId, most });
  return row?.unread ?? 0;
}

const unreadAmong = keptQuery<{ userId: string; most: number }, { unread: number }[]>((db, value) => {
  const some = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.user_id, value("userId")), isNull(notifications.read_at)))
    .limit(value("most"));
  return db.select({ unread: sql<number>`count(*)::int` }).from(some.as("some"));
});

/** A person's notifications, newest first, after the one with the id `before`. */
export async function findNotifications(
  tx: Tx,
  userId: string,
  before: string | undefined,
  limit: number,
): Promise<NotificationRow[]> {
  // Compared in the database: an instant there is finer than a Date here.
  const last = sql`(select n.created_at, n.id from ${notifications} n where n.id = ${before} and n.user_id = ${userId})`;
  return tx
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.user_id, userId),
        before === undefined ? undefined : sql`(${notifications.created_at}, ${notifications.id}) < ${last}`,
      ),
    )
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(limit);
}

/** Marks one as read and gives its page, or null when the person has no such notification. */
export async function setRead(tx: Tx, userId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .update(notifications)
    .set({ read_at: sql`coalesce(${notifications.read_at}, now())` })
    .where(and(eq(notifications.id, id), eq(notifications.user_id, userId)))
    .returning({ path: notifications.path });
  return row?.path ?? null;
}

export async function setAllRead(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ read_at: sql`now()` })
    .where(and(eq(notifications.user_id, userId), isNull(notifications.read_at)));
}

export async function findChoices(tx: Tx, userId: string) {
  return tx
    .select({
      kind: notification_choices.kind,
      in_page: notification_choices.in_page,
      by_mail: notification_choices.by_mail,
    })
    .from(notification_choices)
    .where(eq(notification_choices.user_id, userId));
}

export async function saveChoice(tx: Tx, userId: string, choice: NotificationChoice): Promise<void> {
  const { in_page, by_mail } = choice;
  await tx
    .insert(notification_choices)
    .values({ user_id: userId, ...choice })
    .onConflictDoUpdate({
      target: [notification_choices.user_id, notification_choices.kind],
      set: { in_page, by_mail },
    });
}

/** Whether an account exists. */
export async function accountExists(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId));
  return rows.length > 0;
}
