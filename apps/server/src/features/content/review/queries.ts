import { type SQL, and, asc, count, desc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { attorney_profiles as attorneys } from "../../../db/schema/attorneys.ts";
import {
  content_moderation_board as board,
  attorney_content as content,
  content_moderation_queue as queue,
  attorney_content_revisions as revisions,
} from "../../../db/schema/content.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";

export type ReviewState = "waiting" | "approved" | "decided";

/** Entries of one page, by id, in their order; one more than asked for tells that there are more. */
export async function entryIds(
  tx: Tx,
  state: ReviewState,
  page: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await (state === "approved" ? approvedEntries(tx) : plainEntries(tx, state))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
}

function plainEntries(tx: Tx, state: "waiting" | "decided") {
  const which: SQL = state === "waiting" ? sql`${board.decided_at} is null` : isNotNull(board.decided_at);
  const order =
    state === "waiting"
      ? [asc(board.priority), asc(board.created_at)]
      : [desc(board.decided_at), asc(board.id)];
  return tx
    .select({ id: board.id })
    .from(board)
    .where(and(which, state === "decided" ? isNotNull(board.decision) : undefined))
    .orderBy(...order)
    .$dynamic();
}

/** Accepted and not public yet: the newest entry of each, by the day on which it becomes public. */
function approvedEntries(tx: Tx) {
  return tx
    .select({
      id: sql<string>`(select q.id from content_moderation_board q where q.content_id = attorney_content.id order by q.created_at desc limit 1)`,
    })
    .from(content)
    .where(eq(content.status, "approved"))
    .orderBy(asc(content.publish_at), asc(content.id))
    .$dynamic();
}

export async function countWaiting(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ waiting: count() })
    .from(board)
    .where(sql`${board.decided_at} is null`);
  return row?.waiting ?? 0;
}

const whole = {
  entry: queue,
  content,
  revision: revisions,
  author: { user_id: attorneys.user_id, first_name: attorneys.first_name, last_name: attorneys.last_name },
};

export type ReviewRow = Awaited<ReturnType<typeof findEntries>>[number];

/** Entries with what they are about and who wrote it. */
export function findEntries(tx: Tx, ids: readonly string[]) {
  return tx
    .select(whole)
    .from(queue)
    .innerJoin(content, eq(content.id, queue.content_id))
    .innerJoin(attorneys, eq(attorneys.id, content.attorney_id))
    .leftJoin(revisions, eq(revisions.content_id, content.id))
    .where(inArray(queue.id, [...ids]));
}

/** Locks the content of an entry until the transaction ends. */
export async function lockEntry(tx: Tx, id: string): Promise<void> {
  await tx
    .select({ id: content.id })
    .from(content)
    .innerJoin(queue, eq(queue.content_id, content.id))
    .where(eq(queue.id, id))
    .for("update", { of: content });
}

export async function updateEntry(
  tx: Tx,
  id: string,
  change: Partial<typeof queue.$inferInsert>,
): Promise<void> {
  await tx.update(queue).set(change).where(eq(queue.id, id));
}

export async function updateContent(
  tx: Tx,
  id: string,
  change: Partial<typeof content.$inferInsert>,
): Promise<void> {
  await tx.update(content).set(change).where(eq(content.id, id));
}

/** Puts the words of a waiting change in place of the public ones. For the system. */
export async function carryOver(tx: Tx, revision: typeof revisions.$inferSelect): Promise<void> {
  const { content_id, submitted_at, rejection_reason, created_at, updated_at, ...words } = revision;
  void [submitted_at, rejection_reason, created_at, updated_at];
  await tx.update(content).set(words).where(eq(content.id, content_id));
  await tx.delete(revisions).where(eq(revisions.content_id, content_id));
}

/** Sends a change back to its author. For the system. */
export async function sendBack(tx: Tx, content_id: string, reason: string): Promise<void> {
  await tx
    .update(revisions)
    .set({ submitted_at: null, rejection_reason: reason })
    .where(eq(revisions.content_id, content_id));
}

/** Publishes what is due, and returns it with its authors. For the system. */
export async function publishDue(tx: Tx, now: Date) {
  const due = await tx
    .update(content)
    .set({ status: "published", published_at: now })
    .where(and(eq(content.status, "approved"), lte(content.publish_at, now)))
    .returning({
      id: content.id,
      slug: content.slug,
      title: content.title,
      attorney_id: content.attorney_id,
    });
  const authors = await tx
    .select({ id: attorneys.id, user_id: attorneys.user_id })
    .from(attorneys)
    .where(
      inArray(
        attorneys.id,
        due.flatMap(({ attorney_id }) => (attorney_id === null ? [] : [attorney_id])),
      ),
    );
  const userOf = new Map(authors.map(({ id, user_id }) => [id, user_id]));
  return due.map(({ attorney_id, ...row }) => ({ ...row, user_id: userOf.get(attorney_id ?? "") ?? null }));
}
