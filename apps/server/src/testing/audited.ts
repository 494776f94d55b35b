import type { contract } from "@standing/contract";
import type { AuditAction } from "../kernel/audit.ts";
import type { TestDatabase } from "./database.ts";

type Contract = typeof contract;
type Operation = {
  [F in keyof Contract]: `${F}.${Extract<keyof Contract[F], string>}`;
}[keyof Contract];

/** What the audit log says after an operation: one of these for each call. */
export const LEAVES = {
  "accounts.agreeToTerms": ["terms.agreed"],
  "accounts.resetPassword": ["password.reset"],
  "accounts.signIn": ["signin.succeeded"],
  "accounts.signInWithCode": ["signin.succeeded"],
  "admin.changeUserRole": ["role.grant", "role.revoke"],
  "admin.offerExport": ["account.export_offered"],
  "admin.signUserOut": ["session.all_ended"],
  "admin.suspendUser": ["account.suspended", "account.suspension_ended"],
  "adminAds.decide": ["ad.approved", "ad.rejected"],
  "adminAds.decideClaims": ["ad.claims_accepted", "ad.claims_rejected"],
  "adminAttorneys.decide": ["attorney.approved", "attorney.rejected"],
  "adminAttorneys.recordLicenceCheck": ["licence.checked"],
  "adminAttorneys.removeReview": ["review.removed"],
  "ads.create": ["ad.created"],
  "ads.fileClaims": ["ad.claims_filed"],
  "ads.remove": ["ad.deleted"],
  "ads.resubmit": ["ad.resubmitted"],
  "ads.saveSettings": ["attorney.settings_changed"],
  "ads.setActive": ["ad.paused", "ad.resumed"],
  "ads.update": ["ad.changed"],
  "ads.withdrawClaims": ["ad.claims_withdrawn"],
  "attorneys.contact": ["attorney.message_relayed"],
  "attorneys.createReview": ["review.created"],
  "attorneys.removePhoto": ["attorney.photo_removed"],
  "attorneys.replyToReview": ["review.replied", "review.reply_removed"],
  "attorneys.save": ["attorney.created", "attorney.changed"],
  "attorneys.setPhoto": ["attorney.photo_set"],
  "billing.cancelSubscription": ["plan.cancelled"],
  "billing.keepSubscription": ["plan.kept"],
  "bookings.acceptProposal": ["booking.accept_proposal"],
  "bookings.addTimeOff": ["availability.time_off_added"],
  "bookings.answerConflict": ["booking.conflict_answered"],
  "bookings.book": ["booking.requested"],
  "bookings.cancel": ["booking.cancel"],
  "bookings.closeProposal": ["booking.decline_proposal", "booking.withdraw_proposal"],
  "bookings.complete": ["booking.complete"],
  "bookings.confirm": ["booking.confirm"],
  "bookings.decline": ["booking.decline"],
  "bookings.propose": ["booking.propose"],
  "bookings.removeTimeOff": ["availability.time_off_removed"],
  "bookings.reportNoShow": ["booking.report_no_show"],
  "bookings.setWorkingHours": ["availability.hours_set"],
  "bookings.shareFacts": ["booking.share_facts"],
  "bookings.shareNames": ["booking.share_names"],
  "cases.withdrawAnswer": ["case.answer_withdrawn"],
  "cases.addNote": ["case.note_added"],
  "cases.deleteNote": ["case.note_deleted"],
  "cases.setReminders": ["case.reminders_off", "case.reminders_on"],
  "cases.markEvidence": ["case.evidence_marked"],
  "cases.matchEvidence": ["case.evidence_matched"],
  "cases.resubmit": ["case.resubmitted"],
  "cases.tickStep": ["case.step_ticked", "case.step_unticked"],
  "content.decide": ["content.approved", "content.published", "content.rejected"],
  "content.remove": ["content.deleted", "revision.deleted"],
  "content.saveDraft": ["content.saved"],
  "content.submit": ["content.submitted"],
  "documents.remove": ["document.deleted"],
  "documents.upload": ["document.added"],
  "firms.acceptInvitation": ["firm.invitation_accepted"],
  "firms.acceptRequest": ["firm.request_accepted"],
  "firms.create": ["firm.created"],
  "firms.invite": ["firm.invited"],
  "firms.removeMember": ["firm.member_removed"],
  "firms.update": ["firm.changed"],
  "firms.withdrawInvitation": ["firm.invitation_withdrawn"],
  "forum.create": ["post.created"],
  "forum.forgetVersion": ["forum.version_forgotten"],
  "forum.remove": ["comment.deleted", "post.deleted"],
  "forum.reply": ["comment.created"],
  "moderation.act": [
    "moderation.approved",
    "moderation.held",
    "moderation.kept",
    "moderation.locked",
    "moderation.removed",
    "moderation.restored",
    "moderation.unlocked",
    "moderation.warned",
  ],
  "moderation.appeal": ["moderation.appealed"],
  "moderation.decideAppeal": ["moderation.appeal_granted", "moderation.appeal_refused"],
  "notifications.choose": ["notification_choices.saved"],
  "notifications.resubscribe": ["notification_mail.on"],
  "notifications.unsubscribe": ["notification_mail.off"],
  "ownAccount.cancelDeletion": ["account.deletion_cancelled"],
  "ownAccount.changePassword": ["password.changed"],
  "ownAccount.confirmEmailChange": ["email.changed"],
  "ownAccount.confirmTwoFactor": ["two_factor.on"],
  "ownAccount.endAllSessions": ["session.all_ended"],
  "ownAccount.endSession": ["session.ended"],
  "ownAccount.exportData": ["account.exported"],
  "ownAccount.requestDeletion": ["account.deletion_asked"],
  "ownAccount.stopTwoFactor": ["two_factor.off"],
  "ownAccount.updateProfile": ["account.name_changed"],
  "placements.cancel": ["placement.cancelled", "placement.ended"],
  "placements.choose": ["placement.chosen"],
  "placements.discard": ["placement.discarded"],
  "placements.keep": ["placement.kept"],
  "suggestions.create": ["suggestion.created"],
  "suggestions.vote": ["suggestion.voted", "suggestion.vote_taken_back"],
  "support.createTicket": ["ticket.created"],
  "support.replyToTicket": ["ticket.replied"],
  "supportDesk.mergeSuggestion": ["suggestion.merged"],
  "supportDesk.respond": ["ticket.answered", "ticket.noted"],
  "supportDesk.updateSuggestion": ["suggestion.updated"],
  "supportDesk.updateTicket": ["ticket.updated"],
} as const satisfies Partial<Record<Operation, readonly AuditAction[]>>;

/** The same for operations that may find nothing left to do, such as a form that was sent twice. */
export const LEAVES_ONCE = {
  "accounts.signUp": ["terms.agreed"],
  "billing.create-enhanced-analysis-payment": ["checkout.started", "report.opened"],
  "billing.create-subscription": ["checkout.started"],
  "billing.finishSandboxCheckout": ["order.paid"],
  "bookings.pay": ["checkout.started"],
  "bookings.withdrawShare": ["booking.share_withdrawn"],
  "cases.answer": ["case.answered"],
  "cases.edit": ["case.edited"],
  "cases.submit": ["case.submitted"],
  "documents.create-document-upload-payment": ["checkout.started"],
  "documents.finishUpload": ["document.added"],
  "forum.edit": ["comment.edited", "post.edited"],
  "forum.markHelpful": ["comment.helpful"],
  "forum.report": ["comment.reported", "post.reported"],
  "ownAccount.requestEmailChange": ["email.change_asked"],
  "placements.pay": ["checkout.started"],
} as const satisfies Partial<Record<Operation, readonly AuditAction[]>>;

const READS = "It is sent as POST, and reads.";
const COUNTS = "It counts; nobody answers for a count.";
const OWN_ROW = "What it writes is one row with the person and the time.";
const SESSION = "A session's own row says when it began; its end is the row's.";
const UNFINISHED = "Nothing holds until another operation finishes it, which leaves a row.";
const PROVIDER = "The payment provider's news is what changes something, and leaves a row.";

/** Operations that are not read as GET and leave no row, each with why. */
export const LEAVES_NOTHING = {
  "accounts.has_agreed_to_terms": READS,
  "accounts.requestPasswordReset": UNFINISHED,
  "accounts.resendVerification": UNFINISHED,
  "accounts.signOut": SESSION,
  "ads.open": COUNTS,
  "analysis.firstReading": READS,
  "attorneys.recordInteraction": COUNTS,
  "attorneys.saveDraft": UNFINISHED,
  "billing.can_submit_case": READS,
  "billing.checkout": PROVIDER,
  "billing.get_current_month_submissions": READS,
  "billing.portal": READS,
  "cases.enhanced-case-analysis":
    "It asks for what cases.submit and cases.resubmit have noted, or resubmits.",
  "cases.submitAndFollow": "Its row is that of cases.submit, and comes after its answer has begun.",
  "content.countView": COUNTS,
  "content.engage": COUNTS,
  "content.uploadImage": UNFINISHED,
  "documents.cancelUpload": UNFINISHED,
  "documents.putPart": UNFINISHED,
  "documents.startUpload": UNFINISHED,
  "documents.verify-document-payment": PROVIDER,
  "firms.invitation": READS,
  "forum.follow": OWN_ROW,
  "forum.vote": OWN_ROW,
  "notifications.markAllRead": OWN_ROW,
  "notifications.markRead": OWN_ROW,
  "ownAccount.startTwoFactor": UNFINISHED,
} as const satisfies Partial<Record<Operation, string>>;

const ALWAYS: Readonly<Record<string, readonly AuditAction[]>> = LEAVES;
const ONCE: Readonly<Record<string, readonly AuditAction[]>> = LEAVES_ONCE;

/**
 * Looks after each call of a test whether it left its row in the audit log, under the call's own id. An operation
 * that may find nothing to do must have left one in at least one of the calls.
 */
export function auditedCalls(database: Pick<TestDatabase, "asOwner">) {
  const left = new Map<string, boolean>();
  return {
    async check(path: readonly string[], requestId: string): Promise<void> {
      const operation = path.join(".");
      const expected = ALWAYS[operation] ?? ONCE[operation];
      if (!expected) return;
      const rows = await database.asOwner<{ action: AuditAction }>(
        "select action from audit_log where request_id = $1",
        [requestId],
      );
      const found = rows.some(({ action }) => expected.includes(action));
      if (!found && ALWAYS[operation]) throw new Error(`${operation} left no row in the audit log`);
      left.set(operation, found || (left.get(operation) ?? false));
    },
    /** @throws when an operation was called and left no row in any of the calls */
    end(): void {
      const silent = [...left].filter(([, found]) => !found).map(([operation]) => operation);
      if (silent.length > 0) throw new Error(`No row in the audit log after ${silent.join(", ")}`);
    },
  };
}
