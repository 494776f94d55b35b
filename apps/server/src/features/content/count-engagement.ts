import { systemActor } from "../../kernel/actor.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf } from "../../kernel/request.ts";
import { asActor, withActor } from "../../kernel/unit-of-work.ts";
import { isRobot, visitorKey } from "../../kernel/visitor.ts";
import { findPublished, ownAttorneyId, track } from "./queries.ts";
import { hourOf } from "./rules.ts";

export interface Counts {
  view_count: number;
  like_count: number;
  share_count: number;
}

const ENGAGEMENTS = { max: 120, windowSeconds: 3600 };

/**
 * Counts a like or a share, once for each person, and for people without an account once for each visitor.
 * @throws NOT_FOUND, RATE_LIMITED
 */
export async function engage(
  context: RequestContext,
  input: { slug: string; engagement_type: "like" | "share" },
): Promise<Counts> {
  const { pools, rateLimiter } = context.services;
  await rateLimiter.take({ key: `engage:${context.ip}`, ...ENGAGEMENTS });
  return asActor(pools, actorOf(context), async (tx) => {
    const row = await findPublished(tx, input.slug);
    if (!row) throw problem("NOT_FOUND");
    const user_id = context.user?.id ?? null;
    await track(tx, {
      content_id: row.id,
      user_id,
      engagement_type: input.engagement_type,
      visitor_key: user_id ?? visitorOf(context),
    });
    return countsOf(await findPublished(tx, input.slug));
  });
}

/**
 * Counts a view: once for a visitor in an hour, and neither for programs nor for the author.
 * @throws NOT_FOUND
 */
export async function countView(context: RequestContext, slug: string): Promise<Counts> {
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const row = await findPublished(tx, slug);
    if (!row) throw problem("NOT_FOUND");
    const own = row.attorney_id !== null && row.attorney_id === (await ownAttorneyId(tx));
    if (own || isRobot(context.userAgent, context.headers)) return countsOf(row);
    const visitor_key = `${context.user?.id ?? visitorOf(context)} ${hourOf(context.services.now())}`;
    const counted = await withActor(tx, systemActor, () =>
      track(tx, {
        content_id: row.id,
        user_id: context.user?.id ?? null,
        engagement_type: "view",
        visitor_key,
      }),
    );
    return countsOf(row, counted ? 1 : 0);
  });
}

function countsOf(row: Counts | null, more = 0): Counts {
  return {
    view_count: (row?.view_count ?? 0) + more,
    like_count: row?.like_count ?? 0,
    share_count: row?.share_count ?? 0,
  };
}

/** By what a visitor without an account is known, without a cookie. */
export function visitorOf(context: RequestContext): string {
  return visitorKey(context, context.services.config.authSecret);
}
