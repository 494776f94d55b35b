import { type FixtureRow, idOf, row } from "./people.ts";

/** Notices about old cases are the system's alone. */
export function retentionRows(): FixtureRow[] {
  const noticed_at = "2026-01-01T00:00:00Z";
  return [row("case_retention_notices", null, { case_id: idOf("claimant", "case"), noticed_at })];
}
