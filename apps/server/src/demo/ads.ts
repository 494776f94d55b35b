import { createAd } from "../features/ads/own-ads.ts";
import { adsForOperators, decideOnAd } from "../features/ads/decide-on-ad.ts";
import type { RequestContext } from "../kernel/request.ts";
import { DEMO_ADS } from "./ads.en.ts";
import type { DemoAttorney } from "./profiles.en.ts";

/** Writes the advertisements of a demo attorney and has the demo operator approve them, by the verbs of people. */
export async function makeDemoAds(
  demo: DemoAttorney,
  { attorney, operator }: { attorney: RequestContext; operator: RequestContext },
): Promise<void> {
  const { first_name, last_name, bar_state, years_of_practice } = demo.profile;
  for (const ad of DEMO_ADS[demo.mailbox] ?? []) {
    const { id } = await createAd(attorney, {
      ...ad,
      attorney_name: `${first_name} ${last_name}`,
      years_experience: years_of_practice,
      service_areas: [bar_state],
    });
    const { ads } = await adsForOperators(operator, { state: "pending" });
    const seen = ads.find((one) => one.id === id)?.updated_at;
    if (seen !== undefined)
      await decideOnAd(operator, { id, decision: "approved", seen, priority_score: 10 });
  }
}
