import { audit_log } from "../db/schema/admin.ts";
import type { Tx } from "./unit-of-work.ts";

/** Everything that the audit log can say was done, by what it was done to. */
interface Actions {
  access: "refused";
  account:
    | "deleted"
    | "deletion_asked"
    | "deletion_cancelled"
    | "export_offered"
    | "exported"
    | "name_changed"
    | "suspended"
    | "suspension_ended";
  ad:
    | "approved"
    | "changed"
    | "claims_accepted"
    | "claims_filed"
    | "claims_read"
    | "claims_rejected"
    | "claims_withdrawn"
    | "created"
    | "deleted"
    | "paused"
    | "rejected"
    | "resubmitted"
    | "resumed";
  attorney:
    | "approved"
    | "changed"
    | "created"
    | "message_relayed"
    | "photo_removed"
    | "photo_set"
    | "rejected"
    | "settings_changed";
  availability: "hours_set" | "time_off_added" | "time_off_removed";
  booking:
    | "accept_proposal"
    | "cancel"
    | "complete"
    | "completed"
    | "confirm"
    | "conflict_answered"
    | "decline"
    | "decline_proposal"
    | "lapsed"
    | "paid"
    | "pay"
    | "propose"
    | "report_no_show"
    | "requested"
    | "share_facts"
    | "share_names"
    | "share_withdrawn"
    | "withdraw_proposal";
  case:
    | "answer_withdrawn"
    | "answered"
    | "edited"
    | "erased"
    | "evidence_marked"
    | "evidence_matched"
    | "note_added"
    | "note_deleted"
    | "reminders_off"
    | "reminders_on"
    | "resubmitted"
    | "step_ticked"
    | "step_unticked"
    | "submitted";
  checkout: "started";
  comment: "created" | "deleted" | "edited" | "helpful" | "reported";
  content: "approved" | "deleted" | "published" | "rejected" | "saved" | "submitted";
  document: "added" | "deleted";
  email: "change_asked" | "changed" | "verified";
  firm:
    | "changed"
    | "created"
    | "invitation_accepted"
    | "invitation_withdrawn"
    | "invited"
    | "join_requested"
    | "joined"
    | "member_removed"
    | "request_accepted";
  forum: "version_forgotten";
  licence: "checked";
  moderation:
    | "appeal_granted"
    | "appeal_refused"
    | "appealed"
    | "approved"
    | "held"
    | "kept"
    | "locked"
    | "removed"
    | "restored"
    | "unlocked"
    | "warned";
  notification_choices: "saved";
  notification_mail: "off" | "on";
  order: "paid" | "payment_differs" | "refunded";
  password: "changed" | "reset";
  placement: "cancelled" | "chosen" | "discarded" | "ended" | "granted" | "kept" | "started";
  plan: "cancelled" | "granted" | "kept" | "started";
  post: "created" | "deleted" | "edited" | "reported";
  recurring: "ended";
  renewal: "failed";
  report: "opened";
  review: "created" | "removed" | "replied" | "reply_removed";
  revision: "deleted";
  role: "grant" | "revoke";
  session: "all_ended" | "ended";
  suggestion: "created" | "merged" | "updated" | "vote_taken_back" | "voted";
  terms: "agreed";
  ticket: "answered" | "created" | "noted" | "replied" | "updated";
  signin: "code_failed" | "failed" | "limited" | "succeeded";
  two_factor: "off" | "on";
}

/** What was done: `case.submitted`, `role.grant`. */
export type AuditAction = { [On in keyof Actions]: `${On}.${Actions[On]}` }[keyof Actions];

export interface AuditEntry {
  action: AuditAction;
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
