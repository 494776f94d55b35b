import { type SQL, and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { case_plan_ticks, cases } from "../../../db/schema/cases.ts";
import { type QueryBuilder, type ValueOf, keptQuery } from "../../../kernel/kept-query.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import type { CaseRow } from "../queries.ts";

/** Characters of the story that a card has. */
const SHOWN_OF_STORY = 200;

const SHOWN_STORY = sql<string>`left(${cases.description}, ${SHOWN_OF_STORY})`;

const {
  ai_analysis_result: _result,
  similar_cases_found: _similar,
  reading: _reading,
  ...listed
} = getTableColumns(cases);

/** A case as lists read it: without its analysis, with the beginning of its story and the names of the steps that are ticked. */
export type ListedCase = Omit<CaseRow, "ai_analysis_result" | "similar_cases_found" | "reading"> & {
  ticks: string[];
};

const LISTED = {
  ...listed,
  description: SHOWN_STORY,
  ticks: sql<string[]>`array(select t.step from ${case_plan_ticks} t where t.case_id = cases.id)`,
};

/** A person's cases, newest first, after the one with the id `before`; row policies leave out everyone else's. */
export async function ownCases(
  tx: Tx,
  userId: string,
  before: string | undefined,
  limit: number,
): Promise<ListedCase[]> {
  return before === undefined
    ? newestCases(tx, { userId, limit })
    : olderCases(tx, { userId, limit, before });
}

const newestCases = keptQuery<{ userId: string; limit: number }, ListedCase[]>((db, value) =>
  casesOf(db, value, undefined),
);

const olderCases = keptQuery<{ userId: string; limit: number; before: string }, ListedCase[]>((db, value) => {
  const last = sql`(select c.created_at, c.id from ${cases} c where c.id = ${value("before")} and c.user_id = ${value("userId")})`;
  return casesOf(db, value, sql`(${cases.created_at}, ${cases.id}) < ${last}`);
});

const casesOf = (
  db: QueryBuilder,
  value: ValueOf<{ userId: string; limit: number }>,
  beyond: SQL | undefined,
) =>
  db
    .select(LISTED)
    .from(cases)
    .where(and(eq(cases.user_id, value("userId")), beyond))
    .orderBy(desc(cases.created_at), desc(cases.id))
    .limit(value("limit"));

/** One of a person's cases as lists read it; none when it is gone. */
export async function ownListedCase(tx: Tx, userId: string, id: string): Promise<ListedCase[]> {
  return tx
    .select(LISTED)
    .from(cases)
    .where(and(eq(cases.id, id), eq(cases.user_id, userId)));
}

/** Titles of a person's cases, newest first. */
export async function ownTitles(
  tx: Tx,
  userId: string,
  limit: number,
): Promise<{ id: string; title: string }[]> {
  return tx
    .select({ id: cases.id, title: cases.title })
    .from(cases)
    .where(eq(cases.user_id, userId))
    .orderBy(desc(cases.created_at), desc(cases.id))
    .limit(limit);
}
