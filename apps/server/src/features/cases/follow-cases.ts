import type { LiveEvent } from "@standing/contract";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import { sessionHashOf } from "../accounts/session-user.ts";

/**
 * Changes of the caller's cases, for as long as they stay signed in.
 * @throws UNAUTHORIZED, RATE_LIMITED
 */
export function followOwnCases(context: RequestContext): AsyncGenerator<LiveEvent> {
  const { caseEvents, config } = context.services;
  const { id } = requireUser(context);
  return caseEvents.of({ userId: id, session: sessionHashOf(context.headers, config) }, context.signal);
}
