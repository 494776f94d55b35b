import type { SuggestionSort, suggestionCategory, suggestionStatus } from "@standing/contract";
import { type SQL, and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import {
  platform_suggestions,
  suggestion_board,
  suggestion_desk,
  suggestion_votes,
} from "../../../db/schema/support.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";

export type BoardRow = typeof suggestion_board.$inferSelect & { voted: boolean };
export type DeskRow = typeof suggestion_desk.$inferSelect;
export type SuggestionRow = typeof platform_suggestions.$inferSelect;

export interface SuggestionFilter {
  sort: SuggestionSort;
  status?: z.infer<typeof suggestionStatus> | undefined;
  category?: z.infer<typeof suggestionCategory> | undefined;
  page: number;
}

export async function insertSuggestion(tx: Tx, suggestion: typeof platform_suggestions.$inferInsert) {
  const [row] = await tx
    .insert(platform_suggestions)
    .values(suggestion)
    .returning({ id: platform_suggestions.id });
  if (!row) throw new Error("The new suggestion was not returned");
  return row;
}

/** The board with the reader's own votes. */
async function board(
  tx: Tx,
  userId: string,
  where: SQL | undefined,
  order: SQL[],
  limit: number,
  offset = 0,
): Promise<BoardRow[]> {
  return tx
    .select({
      id: suggestion_board.id,
      title: suggestion_board.title,
      description: suggestion_board.description,
      category: suggestion_board.category,
      status: suggestion_board.status,
      votes: suggestion_board.votes,
      merged_into: suggestion_board.merged_into,
      created_at: suggestion_board.created_at,
      is_mine: suggestion_board.is_mine,
      voted: sql<boolean>`exists (select from ${suggestion_votes} v where v.suggestion_id = ${suggestion_board.id} and v.user_id = ${userId})`,
    })
    .from(suggestion_board)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** A page of suggestions that are not merged. */
export async function findSuggestions(
  tx: Tx,
  userId: string,
  { sort, status, category, page }: SuggestionFilter,
  size: number,
): Promise<BoardRow[]> {
  const newest = desc(suggestion_board.created_at);
  const order = sort === "votes" ? [desc(suggestion_board.votes), newest] : [newest];
  return board(
    tx,
    userId,
    and(
      isNull(suggestion_board.merged_into),
      status === undefined ? undefined : eq(suggestion_board.status, status),
      category === undefined ? undefined : eq(suggestion_board.category, category),
    ),
    [...order, desc(suggestion_board.id)],
    size + 1,
    (page - 1) * size,
  );
}

export async function findSuggestion(tx: Tx, userId: string, id: string): Promise<BoardRow | null> {
  const [row] = await board(tx, userId, eq(suggestion_board.id, id), [sql`1`], 1);
  return row ?? null;
}

/** The conditions are written so that the index on trigrams of titles is used. */
const alike = (title: SQL, words: string) => sql`(${title} % ${words} or ${words} <% ${title})`;
const likeness = (title: SQL, words: string) =>
  sql`greatest(similarity(${title}, ${words}), word_similarity(${words}, ${title})) desc`;

/** Suggestions whose titles look like some words, most alike first. */
export async function findAlike(tx: Tx, userId: string, words: string, limit: number): Promise<BoardRow[]> {
  const title = sql`${suggestion_board.title}`;
  return board(
    tx,
    userId,
    and(isNull(suggestion_board.merged_into), alike(title, words)),
    [likeness(title, words), desc(suggestion_board.votes)],
    limit,
  );
}

export async function insertVote(tx: Tx, suggestionId: string, userId: string): Promise<void> {
  await tx
    .insert(suggestion_votes)
    .values({ suggestion_id: suggestionId, user_id: userId })
    .onConflictDoNothing();
}

export async function deleteVote(tx: Tx, suggestionId: string, userId: string): Promise<void> {
  await tx
    .delete(suggestion_votes)
    .where(and(eq(suggestion_votes.suggestion_id, suggestionId), eq(suggestion_votes.user_id, userId)));
}

export interface DeskFilter extends SuggestionFilter {
  q?: string | undefined;
}

function deskCondition({ status, category, q }: DeskFilter): SQL | undefined {
  const like = `%${(q ?? "").replaceAll(/[\\%_]/g, "\\$&")}%`;
  return and(
    status === undefined ? undefined : eq(suggestion_desk.status, status),
    category === undefined ? undefined : eq(suggestion_desk.category, category),
    q === undefined || q === ""
      ? undefined
      : q.includes("@")
        ? sql`${suggestion_desk.requester_email} ilike ${like}`
        : sql`${suggestion_desk.title} ilike ${like}`,
  );
}

/** A page of suggestions for operators, merged ones too. */
export async function findDeskSuggestions(tx: Tx, filter: DeskFilter, size: number): Promise<DeskRow[]> {
  const newest = desc(suggestion_desk.created_at);
  return tx
    .select()
    .from(suggestion_desk)
    .where(deskCondition(filter))
    .orderBy(
      ...(filter.sort === "votes" ? [desc(suggestion_desk.votes), newest] : [newest]),
      desc(suggestion_desk.id),
    )
    .limit(size + 1)
    .offset((filter.page - 1) * size);
}

export async function countDeskSuggestions(tx: Tx, filter: DeskFilter): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(suggestion_desk)
    .where(deskCondition(filter));
  return row?.total ?? 0;
}

export async function findDeskSuggestion(tx: Tx, id: string): Promise<DeskRow | null> {
  const [row] = await tx.select().from(suggestion_desk).where(eq(suggestion_desk.id, id));
  return row ?? null;
}

/** Suggestions that look like this one and could be merged with it. */
export async function findDeskAlike(tx: Tx, row: DeskRow, limit: number): Promise<DeskRow[]> {
  const title = sql`${suggestion_desk.title}`;
  return tx
    .select()
    .from(suggestion_desk)
    .where(and(ne(suggestion_desk.id, row.id), isNull(suggestion_desk.merged_into), alike(title, row.title)))
    .orderBy(likeness(title, row.title), desc(suggestion_desk.votes))
    .limit(limit);
}

/** Takes suggestions for changing, in the order of their ids, so that two mergers do not wait for each other. */
export async function lockSuggestions(tx: Tx, ids: string[]): Promise<SuggestionRow[]> {
  return tx
    .select()
    .from(platform_suggestions)
    .where(sql`${platform_suggestions.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(platform_suggestions.id)
    .for("update");
}

export async function setSuggestion(
  tx: Tx,
  id: string,
  change: Partial<Pick<SuggestionRow, "status" | "admin_notes" | "merged_into">>,
): Promise<void> {
  await tx.update(platform_suggestions).set(change).where(eq(platform_suggestions.id, id));
}

/**
 * Moves the votes of one suggestion to another; who voted for both counts once there. What was merged into the first
 * before now points at the second.
 * @returns the votes that the second now has
 */
export async function moveVotes(tx: Tx, from: string, into: string): Promise<number> {
  await tx.execute(sql`
    insert into suggestion_votes (suggestion_id, user_id)
    select ${into}::uuid, user_id from suggestion_votes where suggestion_id = ${from}
    on conflict do nothing`);
  await tx.delete(suggestion_votes).where(eq(suggestion_votes.suggestion_id, from));
  await tx
    .update(platform_suggestions)
    .set({ merged_into: into })
    .where(eq(platform_suggestions.merged_into, from));
  const [row] = await tx
    .select({ votes: platform_suggestions.votes })
    .from(platform_suggestions)
    .where(eq(platform_suggestions.id, into));
  return row?.votes ?? 0;
}

/** Everyone who voted for a suggestion, and its author. */
export async function findFollowers(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    select user_id from suggestion_votes where suggestion_id = ${id}
    union select user_id from platform_suggestions where id = ${id} order by 1`);
  return rows.map(({ user_id }) => user_id);
}

/** Suggestions that nobody has looked at, for the overview. */
export async function countWaiting(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(suggestion_desk)
    .where(and(eq(suggestion_desk.status, "submitted"), isNull(suggestion_desk.merged_into)));
  return row?.total ?? 0;
}
