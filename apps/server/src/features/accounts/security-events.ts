import type { SecurityEvent } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { isProblem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor, asReader } from "../../kernel/unit-of-work.ts";
import { deviceOf } from "./device.ts";
import { findUserId, ownSecurityEvents } from "./queries.ts";
import { presentSecurityEvent } from "./rules.ts";

type SignInEvent = "signin.succeeded" | "signin.failed" | "signin.code_failed" | "signin.limited";

/** One refusal in a quarter of an hour is told: the attempts behind it are many and alike. */
const TOLD = { max: 1, windowSeconds: 900 };

/** What happened lately to the caller's account, the newest first. @throws UNAUTHORIZED */
export async function listActivity(context: RequestContext): Promise<{ events: SecurityEvent[] }> {
  const user = requireUser(context);
  const rows = await asReader(context.services.pools, actorOf(context), (tx) =>
    ownSecurityEvents(tx, user.id),
  );
  return { events: rows.flatMap((row) => presentSecurityEvent(row) ?? []) };
}

/** Notes that somebody signed in, or tried to: the account, the kind of device, and nothing of what was typed. */
export async function noteSignIn(
  context: RequestContext,
  action: SignInEvent,
  userId: string,
): Promise<void> {
  await asActor(context.services.pools, systemActor, (tx) =>
    recordAudit(tx, {
      action,
      entity: "profiles",
      entity_id: userId,
      details: deviceOf(context.userAgent),
    }),
  );
}

/**
 * Notes an attempt on an address, where there is an account. Nobody waits for it: how long an answer takes must not
 * tell whether an address has one.
 */
export function noteAttempt(context: RequestContext, action: SignInEvent, email: string): void {
  noteIfKnown(context, action, email).catch((error: unknown) =>
    context.services.log.error("security_event_lost", error, { request_id: context.requestId }),
  );
}

async function noteIfKnown(context: RequestContext, action: SignInEvent, email: string): Promise<void> {
  const { pools, rateLimiter } = context.services;
  const userId = await findUserId(pools.auth, email);
  if (userId === null) return;
  try {
    if (action === "signin.limited") await rateLimiter.take({ key: `limit-told:${userId}`, ...TOLD });
  } catch (error) {
    if (isProblem(error, "RATE_LIMITED")) return;
    throw error;
  }
  await noteSignIn(context, action, userId);
}
