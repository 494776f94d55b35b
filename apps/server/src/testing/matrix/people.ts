import { createHash } from "node:crypto";

/** People of the matrix test. `stranger` is everyone else; `counsel` is a listed attorney who can be booked. */
export const PEOPLE = ["claimant", "attorney", "admin", "super_admin", "stranger", "counsel"] as const;
export type Person = (typeof PEOPLE)[number];

/** A row for the test. Without an owner it is nobody's. `main` is false for rows that only others need. */
export interface FixtureRow {
  table: string;
  owner: Person | null;
  main: boolean;
  values: Record<string, unknown>;
}

/** The same id for the same words, in the form of a uuid. */
export function idOf(...words: string[]): string {
  const hex = createHash("sha256").update(words.join("/")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Shortens the lists of rows. */
export const row = (
  table: string,
  owner: Person | null,
  values: Record<string, unknown>,
  main = true,
): FixtureRow => ({
  table,
  owner,
  main,
  values,
});
