/** Clicks on advertisements, each of another visitor, recorded as fast as one process takes them. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../apps/server/src/config.ts";
import { startEmbedded } from "../apps/server/src/db/embedded.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { openAd } from "../apps/server/src/features/ads/case-ads.ts";
import { signUp } from "../apps/server/src/features/accounts/sign-up.ts";
import { grantPlacement } from "../apps/server/src/features/admin/attorneys/grant-placement.ts";
import { createAd } from "../apps/server/src/features/ads/own-ads.ts";
import { adsForOperators, decideOnAd } from "../apps/server/src/features/ads/decide-on-ad.ts";
import { ATTORNEY_PROFILE } from "../apps/server/src/testing/attorney-profile.ts";
import { saveProfile } from "../apps/server/src/features/onboarding/own-profile.ts";
import { createLog } from "../apps/server/src/kernel/log.ts";
import type { RequestContext } from "../apps/server/src/kernel/request.ts";
import { createServices } from "../apps/server/src/services.ts";
import { percentile, report } from "./app.ts";

const CLICKS = 5_000;
/** Clicks that are under way at once. */
const AT_ONCE = 16;

const home = await mkdtemp(join(tmpdir(), "standing-bench-clicks-"));
const embedded = await startEmbedded({ home });
await migrate(embedded.ownerUrl);
const config = readConfig({ STANDING_HOME: home });
const services = await createServices(config, embedded.appUrl, "http://standing.test", createLog("error"));

function callOf(user: RequestContext["user"], ip: string): RequestContext {
  return {
    services,
    requestId: "clicks",
    ip,
    userAgent: "Mozilla/5.0 (a browser)",
    origin: "http://standing.test",
    headers: new Headers(),
    responseHeaders: new Headers(),
    user,
    signal: new AbortController().signal,
  };
}

async function makeAd(): Promise<string> {
  const account = { email: "ada@example.org", password: "a long enough password", accept_terms: true };
  const { user } = await signUp(callOf(null, "192.0.2.1"), account);
  if (!user) throw new Error("Nobody was signed up");
  const attorney = callOf({ ...user, roles: ["super_admin"] }, "192.0.2.1");
  const profile = await saveProfile(attorney, ATTORNEY_PROFILE);
  await grantPlacement(services, profile.id, "premium", "CA");
  const { id } = await createAd(attorney, {
    ad_title: "Deposit kept?",
    ad_description: "I help renters.",
    attorney_name: "Ada Test",
    law_firm: null,
    years_experience: null,
    website_url: null,
    case_types: ["real_estate_law"],
    service_areas: ["CA"],
  });
  const { ads } = await adsForOperators(attorney, { state: "pending" });
  await decideOnAd(attorney, { id, decision: "approved", seen: ads[0]?.updated_at ?? "" });
  return id;
}

try {
  const id = await makeAd();
  const times: number[] = [];
  let next = 0;
  let counted = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let n = next++; n < CLICKS; n = next++) {
        const pressed = performance.now();
        const click = await openAd(callOf(null, `visitor ${n}`), { id, to: "profile" });
        times.push(performance.now() - pressed);
        if (click.counted) counted += 1;
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  report({
    clicks: CLICKS,
    counted,
    per_second: Math.round(CLICKS / seconds),
    ms: { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) },
  });
} finally {
  await services.close();
  await embedded.stop();
  await rm(home, { recursive: true, force: true });
}
