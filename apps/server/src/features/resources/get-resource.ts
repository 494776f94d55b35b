import type { Resource } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { type Tx, asReader } from "../../kernel/unit-of-work.ts";
import { findResource, resourceAddresses } from "./queries.ts";

/**
 * One published resource with its text and sources.
 * @throws NOT_FOUND
 */
export async function getResource(context: RequestContext, slug: string): Promise<Resource> {
  const row = await asReader(context.services.pools, actorOf(context), (tx) => findResource(tx, slug));
  if (!row) throw problem("NOT_FOUND");
  return { ...row, created_at: row.created_at.toISOString() };
}

/** Path and last day of change (UTC) of every published resource. */
export async function resourcePages(tx: Tx): Promise<{ path: string; changed_on: string }[]> {
  const rows = await resourceAddresses(tx);
  return rows.map(({ slug, changed_on }) => ({ path: `/legal-resources/${slug}`, changed_on }));
}
