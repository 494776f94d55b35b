import type { Mail } from "../../ports/mail/mail.ts";

const signature = "\n\nStanding\nKnow where you stand.\n";

export function relayedMessageMail(
  to: { email: string; first_name: string },
  from: { name: string; email: string; message: string },
  profileUrl: string,
): Mail {
  return {
    to: to.email,
    subject: "A message from your Standing profile",
    text: `Hello ${to.first_name},\n\n${from.name} wrote to you through your profile. Answer to: ${from.email}\n\n${from.message}\n\nThe sender typed name and address; we have not checked them. Your own address was not shown. No attorney-client relationship is formed by this message.\n\nYour profile: ${profileUrl}${signature}`,
  };
}
