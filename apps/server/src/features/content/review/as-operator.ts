import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../../kernel/request.ts";
import { type Tx, asActor } from "../../../kernel/unit-of-work.ts";

/**
 * Runs `work` in a transaction of the caller, who must hold a role that may moderate. The policies of the tables ask
 * the same; this gives the refusal its name.
 * @throws UNAUTHORIZED, FORBIDDEN
 */
export function asOperator<T>(context: RequestContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { roles } = requireUser(context);
  if (!roles.includes("admin") && !roles.includes("super_admin")) throw problem("FORBIDDEN");
  return asActor(context.services.pools, actorOf(context), work);
}
