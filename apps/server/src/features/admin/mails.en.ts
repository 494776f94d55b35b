import type { Mail } from "../../ports/mail/mail.ts";

export function exportOfferedMail(to: string, accountUrl: string): Mail {
  return {
    to,
    subject: "How to get a copy of your data",
    text: `You asked for a copy of what we keep about you. Sign in and open your account page. Under “Your data” you can download all of it in one file:\n\n${accountUrl}\n\nFor your safety we ask for your password there. Nobody else gets the copy, our staff included.\n\nStanding\nKnow where you stand.\n`,
  };
}
