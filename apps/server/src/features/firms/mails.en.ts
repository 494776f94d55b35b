import type { Mail } from "../../ports/mail/mail.ts";

const signature = "\n\nStanding\nKnow where you stand.\n";

export function invitationMail(to: string, firm: string, url: string): Mail {
  return {
    to,
    subject: `${firm} invites you to join its page`,
    text: `${firm} invites you to appear as a member of the firm on Standing. Open this link to answer:\n\n${url}\n\nThe link works for 14 days and only once. If you do not know the firm, you can ignore this message.${signature}`,
  };
}

export function joinRequestMail(to: string, firm: string, attorney: string, url: string): Mail {
  return {
    to,
    subject: "An attorney asks to join your firm",
    text: `${attorney} asks to appear as a member of ${firm} on Standing. Nothing is shown before you accept:\n\n${url}${signature}`,
  };
}

export function requestAcceptedMail(to: string, firm: string, url: string): Mail {
  return {
    to,
    subject: "You now belong to your firm's page",
    text: `${firm} accepted your request. Your profile shows the firm's name now:\n\n${url}${signature}`,
  };
}
