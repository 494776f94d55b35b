import { ORPCError, implement } from "@orpc/server";
import { type SessionUser, contract } from "@standing/contract";
import { type Actor, anonymous, systemActor, userActor } from "./actor.ts";
import { recordAudit } from "./audit.ts";
import { networkOf, onBehalfOf } from "./caller.ts";
import { outageOf } from "./outage.ts";
import { isProblem, problem } from "./problem.ts";
import type { Services } from "./services.ts";
import { asActor } from "./unit-of-work.ts";

/** One call: who asks, from where, and where cookies of the answer go. */
export interface RequestContext {
  services: Services;
  requestId: string;
  /** The address of the visitor, taken from a proxy's header only when that proxy is trusted. */
  ip: string;
  userAgent: string;
  /** Scheme and host under which the visitor sees us. */
  origin: string;
  /** The request's own headers, for the session's signature and cookies. */
  headers: Headers;
  /** Appended to the answer by the HTTP layer. */
  responseHeaders: Headers;
  user: SessionUser | null;
  /** Aborted when the visitor leaves or the server shuts down. */
  signal: AbortSignal;
}

/**
 * Builder of procedures for the contract; each feature's `procedures.ts` takes its part of it. What holds for every
 * call is here: it is done on behalf of its caller, what is missing for a while is no fault of ours, and a refusal
 * for now says when to come back.
 */
export const os = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, path, next }) => {
    const caller = {
      network: networkOf(context.ip),
      known: context.user !== null,
      requestId: context.requestId,
      request: context.responseHeaders,
    };
    try {
      return await onBehalfOf(caller, () => next());
    } catch (error) {
      const told = asProblem(error, context);
      noteRetry(context, told);
      await noteRefusal(context, path.join("."), told);
      if (!(told instanceof ORPCError) || told.status >= 500) failed.add(context.responseHeaders);
      throw told;
    }
  });

/** The answers of requests in which a call failed by our fault, and was not only refused. */
const failed = new WeakSet<Headers>();

/** Whether a call of this request has failed by our fault. */
export function hasFailed({ responseHeaders }: RequestContext): boolean {
  return failed.has(responseHeaders);
}

/** After this time somebody who met an outage may try again: the embedded Postgres is back within seconds. */
const RETRY_SECONDS = 5;

/** UNAVAILABLE for an outage, which is logged here; every other error as it is. */
export function asProblem(
  error: unknown,
  { services, requestId }: Pick<RequestContext, "services" | "requestId">,
) {
  if (error instanceof ORPCError || outageOf(error) === null) return error;
  services.log.error("unavailable", error, { request_id: requestId });
  return problem("UNAVAILABLE", { retry_after_seconds: RETRY_SECONDS });
}

const REFUSALS = { max: 20, windowSeconds: 3600 };

/** A signed-in person asked for what their roles do not allow: the audit log says who and what. */
async function noteRefusal(context: RequestContext, operation: string, error: unknown): Promise<void> {
  const { user, services } = context;
  if (!user || !isProblem(error, "FORBIDDEN")) return;
  try {
    await services.rateLimiter.take({ key: `refusals:${user.id}`, ...REFUSALS });
    await asActor(services.pools, systemActor, (tx) =>
      recordAudit(tx, {
        action: "access.refused",
        entity: "profiles",
        entity_id: user.id,
        details: { operation },
      }),
    );
  } catch (failure) {
    if (!isProblem(failure, "RATE_LIMITED")) services.log.error("security_event_lost", failure);
  }
}

/** Puts the header that says when to come back on the answer, for programs and for browsers. */
function noteRetry(context: RequestContext, error: unknown): void {
  const seconds = retryAfter(error);
  if (seconds !== null) context.responseHeaders.set("retry-after", seconds);
}

/** What a refusal for now says in its header `Retry-After`; null for every other error. */
export function retryAfter(error: unknown): string | null {
  if (!(error instanceof ORPCError) || (error.status !== 429 && error.status !== 503)) return null;
  const seconds: unknown = error.data?.retry_after_seconds;
  return typeof seconds === "number" ? String(seconds) : null;
}

/** The signed-in user, or UNAUTHORIZED. */
export function requireUser(context: RequestContext): SessionUser {
  if (!context.user) throw problem("UNAUTHORIZED");
  return context.user;
}

/** The signed-in user, who must have this id: another's account is NOT_FOUND. */
export function requireSelf(context: RequestContext, userId: string): SessionUser {
  const user = requireUser(context);
  if (user.id !== userId) throw problem("NOT_FOUND");
  return user;
}

/** The signed-in super administrator; UNAUTHORIZED without a session, FORBIDDEN for everyone else. */
export function requireSuperAdmin(context: RequestContext): SessionUser {
  const user = requireUser(context);
  if (!user.roles.includes("super_admin")) throw problem("FORBIDDEN");
  return user;
}

/** The actor of a call, for `asActor`. */
export function actorOf(context: RequestContext): Actor {
  const { user, requestId } = context;
  return user ? userActor(user.id, user.roles, requestId) : { ...anonymous, requestId };
}
