import { DOCUMENT_LIMITS, type SessionUser } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { withOwnCase } from "../cases/own-case.ts";
import { countDocuments, hasPaidForDocuments } from "./queries.ts";

const UPLOADS = { max: 120, windowSeconds: 3600 };

/**
 * Runs `work` when the caller may add a document to this case of theirs.
 * @throws UNAUTHORIZED, NOT_FOUND, PAYMENT_REQUIRED, TOO_MANY_DOCUMENTS
 */
export async function whenMayUpload<T>(
  context: RequestContext,
  caseId: string,
  work: (tx: Tx, user: SessionUser) => Promise<T>,
): Promise<T> {
  const user = requireUser(context);
  return withOwnCase(context, caseId, async (tx) => {
    if (!(await hasPaidForDocuments(tx, user.id))) throw problem("PAYMENT_REQUIRED");
    if ((await countDocuments(tx, caseId)) >= DOCUMENT_LIMITS.per_case) throw problem("TOO_MANY_DOCUMENTS");
    return work(tx, user);
  });
}

/** @throws UNAUTHORIZED, RATE_LIMITED */
export async function countUpload(context: RequestContext): Promise<void> {
  const user = requireUser(context);
  await context.services.rateLimiter.take({ key: `upload:${user.id}`, ...UPLOADS });
}
