import { z } from "zod";
import { systemActor } from "../../kernel/actor.ts";
import { type JobHandler, type JobSpec, type Jobs, jobHandler } from "../../kernel/jobs.ts";
import type { Log } from "../../kernel/log.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import type { Pools } from "../../db/pools.ts";
import type { Mail, MailPort } from "../../ports/mail/mail.ts";

/** Mail waits here while the mail server is down: about a day, then it is given up and logged. */
export const SEND_MAIL: JobSpec = {
  name: "send-mail",
  retries: 12,
  retryDelaySeconds: 10,
  expireSeconds: 60,
  concurrency: 2,
  forgets: true,
};

const payload = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  calendar: z.object({ method: z.enum(["REQUEST", "CANCEL"]), content: z.string() }).optional(),
});

export function sendMailHandler(mail: MailPort, log: Log): JobHandler {
  return jobHandler(SEND_MAIL, payload, {
    run: (message) => mail.deliver(message),
    exhausted: async () => log.warn("mail_given_up"),
  });
}

/** Queues a message in a transaction of its own. */
export async function queueMail(pools: Pools, jobs: Jobs, mail: Mail): Promise<void> {
  await asActor(pools, systemActor, (tx) => jobs.enqueue(tx, SEND_MAIL, mail));
}
