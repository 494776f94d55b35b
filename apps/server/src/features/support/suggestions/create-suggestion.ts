import type { InferContractRouterInputs } from "@orpc/contract";
import type { contract } from "@standing/contract";
import { recordAudit } from "../../../kernel/audit.ts";
import { type RequestContext, actorOf, requireUser } from "../../../kernel/request.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { insertSuggestion } from "./queries.ts";

type Inputs = InferContractRouterInputs<typeof contract>["suggestions"];

const SUGGESTIONS = { max: 20, windowSeconds: 3600 };

/**
 * Records the caller's suggestion for the product.
 * @throws UNAUTHORIZED, RATE_LIMITED
 */
export async function createSuggestion(
  context: RequestContext,
  input: Required<Inputs["create"]>,
): Promise<{ id: string }> {
  const user = requireUser(context);
  const { pools, rateLimiter, faults } = context.services;
  await rateLimiter.take({ key: `suggestion:${user.id}`, ...SUGGESTIONS });
  return asActor(pools, actorOf(context), async (tx) => {
    const suggestion = await insertSuggestion(tx, { ...input, user_id: user.id });
    faults.strike("suggestion");
    await recordAudit(tx, {
      action: "suggestion.created",
      entity: "platform_suggestions",
      entity_id: suggestion.id,
    });
    return suggestion;
  });
}
