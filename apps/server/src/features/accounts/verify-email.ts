import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import type { RequestContext } from "../../kernel/request.ts";
import type { Services } from "../../kernel/services.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { attemptFrom } from "./attempts.ts";
import { queueMail } from "./jobs.ts";
import { type Link, makeLink, readLink } from "./links.ts";
import { verificationMail } from "./mails.en.ts";
import { confirmAddress, hasTwoFactor } from "./queries.ts";
import { openSession } from "./start-session.ts";

/** Where a mailed link that confirms an address leads. */
export const VERIFY_EMAIL_PATH = "/api/auth/verify-email";

/** Mails a link that confirms the address of an account. */
export async function mailVerification(services: Services, link: Link): Promise<void> {
  const token = await makeLink(services, "verify-email", link);
  const url = `${services.origin}${VERIFY_EMAIL_PATH}?token=${token}`;
  await queueMail(services.pools, services.jobs, verificationMail(link.email, url));
}

/**
 * Confirms the address that the link was mailed to and, the first time, signs its owner in. Opening it again is fine:
 * mail programs open links before people do.
 * @returns false when the link does not work
 * @throws RATE_LIMITED
 */
export async function verifyEmail(context: RequestContext, token: string): Promise<boolean> {
  const { services } = context;
  const link = await readLink(services, "verify-email", token);
  if (!link) {
    await services.rateLimiter.take(attemptFrom(context, "reset"));
    return false;
  }
  if (!(await confirmAddress(services.pools.auth, link))) return true;
  await asActor(services.pools, systemActor, (tx) =>
    recordAudit(tx, { action: "email.verified", entity: "profiles", entity_id: link.userId }),
  );
  const isOther = context.user?.id !== link.userId;
  if (isOther && !(await hasTwoFactor(services.pools.auth, link.userId)))
    await openSession(context, link.userId);
  return true;
}
