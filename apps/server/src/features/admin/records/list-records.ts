import type { InferContractRouterOutputs } from "@orpc/contract";
import { REVENUE_DAYS, type AuditEntryRow, type contract } from "@standing/contract";
import { type RequestContext, actorOf, requireSuperAdmin } from "../../../kernel/request.ts";
import { type Tx, asReader } from "../../../kernel/unit-of-work.ts";
import { pagedOf, sliceOf } from "../rules.ts";
import { type CaseFilter, entriesAbout, findCases, findEntries, findPayments } from "./queries.ts";

type Outputs = InferContractRouterOutputs<typeof contract>["admin"];
const DAY_MS = 86_400_000;

/** Cases by kind and state, newest first; their words stay with the claimant. @throws UNAUTHORIZED, FORBIDDEN */
export async function listCasesForOperators(
  context: RequestContext,
  input: CaseFilter & { page: number },
): Promise<Outputs["cases"]> {
  requireSuperAdmin(context);
  const { page } = input;
  const { rows, total, ...counts } = await asReader(context.services.pools, actorOf(context), (tx) =>
    findCases(tx, input, sliceOf(page)),
  );
  const cases = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
  return { cases, ...counts, ...pagedOf(total, page), total, is_more: false };
}

/** The payments that the overview's revenue is made of. @throws UNAUTHORIZED, FORBIDDEN */
export async function listRevenue(
  context: RequestContext,
  { page }: { page: number },
): Promise<Outputs["revenue"]> {
  requireSuperAdmin(context);
  const { pools, now } = context.services;
  const since = new Date(now().getTime() - REVENUE_DAYS * DAY_MS);
  const { rows, total, ...sums } = await asReader(pools, actorOf(context), (tx) =>
    findPayments(tx, since, sliceOf(page)),
  );
  const orders = rows.flatMap((row) => (row.paid_at ? [{ ...row, paid_at: row.paid_at.toISOString() }] : []));
  const first = since.toISOString().slice(0, 10);
  return { orders, since: first, ...sums, ...pagedOf(total, page), total, is_more: false };
}

/** The audit log, newest first. @throws UNAUTHORIZED, FORBIDDEN */
export async function listAudit(
  context: RequestContext,
  input: { action: string; subject: string; page: number },
): Promise<Outputs["auditLog"]> {
  requireSuperAdmin(context);
  const { page } = input;
  const { entries, total } = await asReader(context.services.pools, actorOf(context), (tx) =>
    findEntries(tx, input, sliceOf(page)),
  );
  return { entries, ...pagedOf(total, page) };
}

/** The last acts by a person or on their account, in the caller's transaction. */
export async function auditAbout(tx: Tx, userId: string): Promise<AuditEntryRow[]> {
  return entriesAbout(tx, userId);
}
