import { createTransport } from "nodemailer";
import type { MailPort } from "./mail.ts";

/**
 * Mail by SMTP.
 * @param url `smtp://user:password@host:port` or `smtps://...`
 * @param from the sender's address
 */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from });
  return {
    async deliver(mail) {
      await transport.sendMail({
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        ...(mail.headers ? { headers: mail.headers } : {}),
        ...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: "consultation.ics" } } : {}),
      });
    },
    close: () => transport.close(),
  };
}
