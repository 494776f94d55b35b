import { safe } from "@orpc/client";
import type { CaseDetail, ShownAd } from "@standing/contract";
import type { RequestContext } from "../../request-context.ts";
import { logFailure } from "../../shell/log-failure.server.ts";

/** The ads beside an analyzed case. A case comes without them rather than not at all. */
export async function loadCaseAds(
  { client, requestId }: Pick<RequestContext, "client" | "requestId">,
  detail: CaseDetail,
): Promise<ShownAd[]> {
  if (detail.status !== "completed" || detail.analysis === null) return [];
  const { error, data } = await safe(client.ads.forCase({ id: detail.id }));
  if (error === null) return data.ads;
  logFailure("ads_failed", error, requestId);
  return [];
}
