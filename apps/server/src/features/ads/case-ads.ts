import { LIMITS, type ShownAd, state } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor, asReader } from "../../kernel/unit-of-work.ts";
import { isRobot, visitorKey } from "../../kernel/visitor.ts";
import { adsForCase, findShownAd, insertAdClick, insertImpressions, isCaseOf } from "./queries.ts";

/**
 * At most three advertisements beside an analyzed case of the caller. Showing them is counted, once per visitor and
 * hour; that this failed is logged only. Nothing of the case is in the answer or reaches an advertiser.
 * @throws UNAUTHORIZED
 */
export async function showAdsForCase(
  context: RequestContext,
  { id }: { id: string },
): Promise<{ ads: ShownAd[] }> {
  const user = requireUser(context);
  const rows = await asReader(context.services.pools, actorOf(context), (tx) =>
    adsForCase(tx, user.id, id, LIMITS.ads_per_case),
  );
  await countShowings(
    context,
    rows.map((row) => row.id),
    id,
  );
  return {
    ads: rows.map((row) => ({
      id: row.id,
      attorney_id: row.attorney_id,
      attorney_name: row.attorney_name,
      law_firm: row.law_firm,
      ad_title: row.ad_title,
      ad_description: row.ad_description,
      years_experience: row.years_experience,
      has_website: row.website_url !== null,
      bar_state: state.parse(row.bar_state),
      is_verified: row.is_verified,
      success_rate: row.success_rate,
      average_settlement: row.average_settlement,
      claims_period: row.claims_period,
      claims_n: row.claims_n,
      can_be_contacted: row.can_be_contacted,
    })),
  };
}

async function countShowings(context: RequestContext, ads: string[], caseId: string): Promise<void> {
  if (ads.length === 0 || isRobot(context.userAgent, context.headers)) return;
  const visitor_key = visitorKey(context, context.services.config.authSecret);
  const user_id = context.user?.id ?? null;
  const rows = ads.map((attorney_ad_id) => ({
    attorney_ad_id,
    user_id,
    case_id: caseId,
    impression_type: "view" as const,
    visitor_key,
  }));
  try {
    await asActor(context.services.pools, systemActor, (tx) => insertImpressions(tx, rows));
  } catch (error) {
    context.services.log.error("showings_not_counted", error, { request_id: context.requestId });
  }
}

interface Click {
  id: string;
  case_id?: string | undefined;
  to: "profile" | "website" | "contact";
}

/**
 * Counts a click on an advertisement, once per visitor and hour, robots not at all, and says where it leads. A case
 * that is not the caller's is not noted. That counting failed is logged only.
 * @throws NOT_FOUND for an ad that is not shown any more
 */
export async function openAd(
  context: RequestContext,
  click: Click,
): Promise<{ url: string; counted: boolean }> {
  const { pools } = context.services;
  const ad = await asActor(pools, actorOf(context), (tx) => findShownAd(tx, click.id));
  if (!ad) throw problem("NOT_FOUND");
  const profile = `/attorney/${ad.attorney_id}`;
  const url = {
    profile,
    contact: `${profile}/contact`,
    website: ad.website_url ?? profile,
  }[click.to];
  return { url, counted: await countClick(context, click, ad.attorney_id) };
}

async function countClick(context: RequestContext, click: Click, attorneyId: string): Promise<boolean> {
  if (isRobot(context.userAgent, context.headers)) return false;
  const visitor_key = visitorKey(context, context.services.config.authSecret);
  const user_id = context.user?.id ?? null;
  const { case_id } = click;
  try {
    return await asActor(context.services.pools, systemActor, async (tx) => {
      const ownCase = case_id !== undefined && user_id !== null && (await isCaseOf(tx, user_id, case_id));
      const counted = await insertImpressions(tx, [
        {
          attorney_ad_id: click.id,
          user_id,
          case_id: ownCase ? case_id : null,
          impression_type: "click",
          visitor_key,
        },
      ]);
      await insertAdClick(tx, attorneyId, visitor_key);
      return counted > 0;
    });
  } catch (error) {
    context.services.log.error("click_not_counted", error, { request_id: context.requestId });
    return false;
  }
}
