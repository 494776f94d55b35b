import { id } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { type Tx, asActor, asReader } from "../../kernel/unit-of-work.ts";
import { type CaseRow, findOwnCase } from "./queries.ts";

type Work<T> = (tx: Tx, row: CaseRow) => Promise<T>;

/**
 * Runs `work` with one of the caller's cases, in a transaction in the caller's name.
 * @throws UNAUTHORIZED; NOT_FOUND for a case that is missing, someone else's, or no id at all
 */
export async function withOwnCase<T>(context: RequestContext, caseId: string, work: Work<T>): Promise<T> {
  return within(asActor, context, caseId, work);
}

/** As `withOwnCase`, for work that only reads. */
export async function readOwnCase<T>(context: RequestContext, caseId: string, work: Work<T>): Promise<T> {
  return within(asReader, context, caseId, work);
}

async function within<T>(
  run: typeof asActor,
  context: RequestContext,
  caseId: string,
  work: Work<T>,
): Promise<T> {
  requireUser(context);
  if (!id.safeParse(caseId).success) throw problem("NOT_FOUND");
  return run(context.services.pools, actorOf(context), async (tx) => {
    const row = await findOwnCase(tx, caseId);
    if (!row) throw problem("NOT_FOUND");
    return work(tx, row);
  });
}
