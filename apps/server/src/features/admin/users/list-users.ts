import type { InferContractRouterOutputs } from "@orpc/contract";
import type { contract } from "@standing/contract";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../../kernel/request.ts";
import { asReader } from "../../../kernel/unit-of-work.ts";
import { pagedOf, sliceOf } from "../rules.ts";
import { type UserFilter, findUsers } from "./queries.ts";

type Outputs = InferContractRouterOutputs<typeof contract>["admin"];

/** One page of the users that match, newest first. @throws UNAUTHORIZED, FORBIDDEN */
export async function listUsers(
  context: RequestContext,
  input: UserFilter & { page: number },
): Promise<Outputs["users"]> {
  requireSuperAdmin(context);
  const { users, total } = await asReader(context.services.pools, actorOf(context), (tx) =>
    findUsers(tx, input, sliceOf(input.page)),
  );
  return { users, ...pagedOf(total, input.page) };
}
