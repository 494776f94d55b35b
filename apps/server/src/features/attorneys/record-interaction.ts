import type { InteractionType } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { isRobot, visitorKey } from "../../kernel/visitor.ts";
import { insertInteraction } from "./queries.ts";

/**
 * Counts what a visitor did with a profile: once per visitor and hour, robots not at all. Who it was is kept as a keyed
 * hash only.
 */
export async function recordInteraction(
  context: RequestContext,
  input: { id: string; type: InteractionType },
): Promise<{ counted: boolean }> {
  if (isRobot(context.userAgent, context.headers)) return { counted: false };
  const { pools, config } = context.services;
  const visitor_key = visitorKey(context, config.authSecret);
  const counted = await asActor(pools, systemActor, (tx) =>
    insertInteraction(tx, { attorney_id: input.id, click_type: input.type, visitor_key }),
  );
  return { counted };
}
