import { audit_log } from "../db/schema/admin.ts";
import type { Tx } from "./unit-of-work.ts";

export interface AuditEntry {
  /** What was done: `case.submitted`, `role.granted`. */
  action: string;
  /** The table it was done to. */
  entity: string;
  entity_id: string | null;
  /** Ids, states and numbers only; never what a person wrote. */
  details?: Record<string, string | number | boolean | null>;
}

/** Adds a row to the audit log in the caller's transaction. Actor, request and time are written by the database. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(audit_log).values(entry);
}
