import type { CaseCard, LiveEvent } from "@standing/contract";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import type { Told } from "../../kernel/case-events.ts";
import { sessionHashOf } from "../accounts/session-user.ts";
import { ownCard } from "./list-cases.ts";

/**
 * Changes of the caller's cases, each with the case as the list shows it, for as long as they stay signed in.
 * @throws UNAUTHORIZED, RATE_LIMITED
 */
export function followOwnCases(context: RequestContext): AsyncGenerator<LiveEvent> {
  const { caseEvents, config } = context.services;
  const { id } = requireUser(context);
  const session = sessionHashOf(context.headers, config);
  return withCards(context, caseEvents.of({ userId: id, session }, context.signal));
}

async function* withCards(context: RequestContext, told: AsyncGenerator<Told>): AsyncGenerator<LiveEvent> {
  for await (const event of told) {
    if ("payment" in event) {
      yield event;
      continue;
    }
    const card = await cardOf(context, event.case_id);
    // The card is read after the change, and may know a later one: the event says what its card says.
    yield { ...event, status: card?.status ?? event.status, card };
  }
}

/** A change is told also where the card cannot be read now: whoever hears of it may ask again. */
async function cardOf(context: RequestContext, id: string): Promise<CaseCard | null> {
  try {
    return await ownCard(context, id);
  } catch (error) {
    context.services.log.warn("card_not_told", {
      case_id: id,
      reason: error instanceof Error ? error.name : typeof error,
    });
    return null;
  }
}
