import type { NotificationKind } from "@standing/contract";
import type { Mail } from "../../ports/mail/mail.ts";

/** Subject and first lines of each kind's mail. Subjects name nothing of a case, a post or a person. */
const MAILS: Record<NotificationKind, { subject: string; text: string }> = {
  case_analyzed: {
    subject: "Your analysis is ready",
    text: "An analysis that you asked for is ready to read.",
  },
  deadline_changed: {
    subject: "A date that we gave you has changed",
    text: "The law that one of your dates was counted from was corrected or has changed. A date is now earlier, or we no longer give it. Please look at it today.",
  },
  deadline_reminder: {
    subject: "A reminder of a deadline",
    text: "One of your deadlines is coming up. We counted it again today.",
  },
  ticket_reply: { subject: "We answered you", text: "We answered your support ticket." },
  ticket_status: { subject: "News about your ticket", text: "Your support ticket has a new status." },
  suggestion_status: {
    subject: "News about a suggestion",
    text: "A suggestion that you made or voted for has a new status.",
  },
  booking_update: {
    subject: "News about your booking",
    text: "Something changed about one of your bookings.",
  },
  booking_reminder: { subject: "A reminder of your booking", text: "One of your bookings is coming up." },
  content_review: { subject: "Your content was reviewed", text: "We looked at content that you submitted." },
  forum_reply: { subject: "A new reply", text: "There is a new reply in a conversation that you follow." },
  forum_digest: { subject: "What is new in the community", text: "Here is what is new in what you follow." },
  forum_moderation: {
    subject: "A decision about your post",
    text: "A moderator looked at something that you posted.",
  },
  review_received: { subject: "You have a new review", text: "A client left a review on your profile." },
  review_reply: { subject: "A reply to your review", text: "Somebody replied to a review that you wrote." },
  licence_check: { subject: "Your license check", text: "There is news about the check of your license." },
  ad_review: { subject: "Your advertisement was reviewed", text: "We looked at an advertisement of yours." },
  placement_waiting: {
    subject: "Your next placement waits for its payment",
    text: "The paid time of your present placement ends soon. The one that you chose begins when you pay for it.",
  },
  payment: { subject: "About your payment", text: "There is news about one of your payments." },
};

export interface NotificationMail {
  to: string;
  kind: NotificationKind;
  /** What the person is told in full, for kinds whose mail carries it. */
  words: string | undefined;
  url: string;
  unsubscribeUrl: string;
  choicesUrl: string;
}

/** The mail of a notification, with one-click unsubscription by header (RFC 8058) and by link. */
export function notificationMail(what: NotificationMail): Mail {
  const { subject, text } = MAILS[what.kind];
  const parts = [
    text,
    ...(what.words === undefined ? [] : [what.words]),
    `Read it here:\n${what.url}`,
    `Standing\nKnow where you stand.`,
    `You get this because of the choices on your account.\nStop mails of this kind: ${what.unsubscribeUrl}\nChoose what you get: ${what.choicesUrl}`,
  ];
  return {
    to: what.to,
    subject,
    text: `${parts.join("\n\n")}\n`,
    headers: {
      "List-Unsubscribe": `<${what.unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
