import type { NotificationKind, NotificationParams } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, withActor } from "../../kernel/unit-of-work.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import { SEND_MAIL } from "../accounts/jobs.ts";
import { notificationMail } from "./mails.en.ts";
import { findRecipient, insertNotification } from "./queries.ts";
import { choiceOf, unsubscribeToken } from "./rules.ts";

/** What fills the sentence in the page; not in the mail. */
type Filling =
  | { params?: never; about?: never }
  | {
      params: NotificationParams;
      /** Whose name or words these are, when they are another person's: they go with that person. */
      about: string | null;
    };

export type NotificationToSend = Filling & {
  user_id: string;
  kind: NotificationKind;
  /** The page it is about, beginning with `/`. */
  path: string;
  /** Words that the mail carries besides its own, such as an answer; never in its subject. */
  mail_words?: string;
  /** A calendar file for the mail. */
  calendar?: Mail["calendar"];
};

/**
 * Tells a person something, in the page and by mail as they chose, in the caller's transaction: it is told exactly
 * if the transaction commits. Does nothing when the account is gone.
 */
export async function notify(
  { jobs, origin, config }: Pick<Services, "jobs" | "origin" | "config">,
  tx: Tx,
  what: NotificationToSend,
): Promise<void> {
  await withActor(tx, systemActor, async () => {
    const { user_id, kind, path, params = {}, about = null } = what;
    const recipient = await findRecipient(tx, user_id, kind);
    if (!recipient) return;
    const choice = choiceOf(kind, recipient);
    if (choice.in_page) await insertNotification(tx, { user_id, kind, path, params, about_user_id: about });
    if (!choice.by_mail) return;
    const token = encodeURIComponent(unsubscribeToken(user_id, kind, config.authSecret));
    const mail = notificationMail({
      to: recipient.email,
      kind,
      words: what.mail_words,
      url: `${origin}${path}`,
      unsubscribeUrl: `${origin}/notifications/unsubscribe?token=${token}`,
      choicesUrl: `${origin}/notifications/choices`,
    });
    await jobs.enqueue(tx, SEND_MAIL, what.calendar ? { ...mail, calendar: what.calendar } : mail);
  });
}
