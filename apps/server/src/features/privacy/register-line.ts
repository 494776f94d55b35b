/**
 * What becomes of everything that the database holds: a line for each column of each table. A person's copy of their
 * data and the erasure of their account are made and tested by it; a test reads the catalogue and fails on a column
 * that has no line.
 */
export interface Personal {
  /** Which rows are a person's; `$1` stands for the person. */
  rows: string;
  /** Columns of a person's copy. */
  exported: string;
  /** Columns that the copy leaves out, and why. */
  withheld?: Readonly<Record<string, string>>;
  /** Why rows outlive the account, and what is emptied in them; without it they go with it. */
  kept?: string;
  /** Who reads them for the copy: the person, unless said; the system, the sign-in, or nobody. */
  read?: "system" | "auth" | "nobody";
}

export const columnsOf = (line: string): string[] => line.split(" ").filter((name) => name !== "");
