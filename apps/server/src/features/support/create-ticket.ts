import type { InferContractRouterInputs, InferContractRouterOutputs } from "@orpc/contract";
import type { contract } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { insertTicket } from "./queries.ts";

type Inputs = InferContractRouterInputs<typeof contract>["support"];
type Outputs = InferContractRouterOutputs<typeof contract>["support"];

const TICKETS = { max: 20, windowSeconds: 3600 };

/**
 * Opens a support ticket for the caller.
 * @throws UNAUTHORIZED, RATE_LIMITED
 */
export async function createTicket(
  context: RequestContext,
  input: Required<Inputs["createTicket"]>,
): Promise<Outputs["createTicket"]> {
  const user = requireUser(context);
  const { pools, rateLimiter, faults } = context.services;
  await rateLimiter.take({ key: `ticket:${user.id}`, ...TICKETS });
  return asActor(pools, actorOf(context), async (tx) => {
    const ticket = await insertTicket(tx, { ...input, user_id: user.id });
    faults.strike("ticket");
    await recordAudit(tx, { action: "ticket.created", entity: "support_tickets", entity_id: ticket.id });
    return ticket;
  });
}
