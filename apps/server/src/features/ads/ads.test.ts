import type { AdInput, SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { userActor } from "../../kernel/actor.ts";
import { type TestWorld, testWorld } from "../../testing/world.ts";
import { tendAds } from "./jobs.ts";
import { ATTORNEY_PROFILE } from "../../testing/attorney-profile.ts";

let world: TestWorld;
let operator: SessionUser;
beforeAll(async () => {
  world = await testWorld({ work: false });
  operator = { ...(await world.claimant("operator@example.org")), roles: ["super_admin"] };
});
afterAll(() => world.close());

const AD: AdInput = {
  ad_title: "Deposit kept?",
  ad_description: "I help renters in California get a clear answer.",
  attorney_name: "Ada Test",
  law_firm: null,
  years_experience: 9,
  website_url: "https://ada.example",
  case_types: ["real_estate_law"],
  service_areas: ["CA"],
};
const BROWSER = new Headers({ "user-agent": "Mozilla/5.0 (a browser)" });
const PDF = new File(["%PDF-1.7\nfigures"], "figures.pdf", { type: "application/pdf" });

/** A listed attorney of a tier, by the owner's hand: how placements become active has tests of its own. */
async function attorney(email: string, tier = "premium") {
  const user = await world.claimant(email);
  const { client } = world.as(user);
  const { id } = await client.attorneys.save({ ...ATTORNEY_PROFILE, bar_number: email });
  await world.database.asOwner("update attorney_profiles set ad_approval_status = 'approved' where id = $1", [
    id,
  ]);
  await world.database.asOwner(
    `insert into attorney_subscriptions (attorney_id, ad_tier_id, payment_schedule_id, geographic_location, status)
     select $1, t.id, s.id, 'CA', 'active' from ad_placement_tiers t, payment_schedules s
     where t.name = $2 and s.billing_cycle_months = 1`,
    [id, tier],
  );
  return { user, client, id };
}

async function approve(id: string, priority_score?: number) {
  const { client } = world.as(operator);
  const { ads } = await client.adminAds.list({ state: "pending" });
  const seen = ads.find((ad) => ad.id === id)?.updated_at ?? "";
  await client.adminAds.decide({ id, decision: "approved", seen, priority_score });
}

/** An analyzed case: only its matter, its state (of the form, or as it was read) and its status count here. */
async function analyzedCase(
  user: SessionUser,
  change: { state?: string | null; category?: string; read?: string | null | undefined } = {},
) {
  const { state = "CA", category = "real_estate_law", read } = change;
  const reading = read === undefined ? null : JSON.stringify({ state: { value: read, words: null } });
  const [row] = await world.database.asOwner<{ id: string }>(
    `insert into cases (user_id, title, description, legal_category, case_type, incident_state, reading, status)
     values ($1, 'A secret title', 'A secret story', $2, $2, $3, $4, 'completed') returning id`,
    [user.id, category, state, reading],
  );
  return row?.id ?? "";
}

const count = async (table: string) =>
  (await world.database.asOwner<{ n: number }>(`select count(*)::integer as n from ${table}`))[0]?.n;

test("an ad that breaks a rule is not saved; one that does not waits, is approved, and stands beside a matching case", async () => {
  const { client, id: attorney_id } = await attorney("ad@example.org");
  const refused = client.ads.create({ ...AD, ad_title: "We guarantee the best result" });
  await expect(refused).rejects.toMatchObject({
    code: "AD_REFUSED",
    data: { found: [{ rule: "guarantee", field: "ad_title", words: "guarantee" }, { rule: "superlative" }] },
  });
  expect((await client.ads.mine()).ads).toEqual([]);
  const { id } = await client.ads.create(AD);
  const claimant = await world.claimant("reader@example.org");
  const reader = world.as(claimant, "192.0.2.7", BROWSER);
  const caseId = await analyzedCase(claimant);
  expect(await reader.client.ads.forCase({ id: caseId })).toEqual({ ads: [] });
  await approve(id);
  const { ads } = await reader.client.ads.forCase({ id: caseId });
  expect(ads).toMatchObject([{ id, attorney_id, ad_title: AD.ad_title, can_be_contacted: true }]);
  expect(await reader.client.ads.forCase({ id: await analyzedCase(claimant, { state: "TX" }) })).toEqual({
    ads: [],
  });
  const other = await analyzedCase(claimant, { category: "tax_law" });
  expect(await reader.client.ads.forCase({ id: other })).toEqual({ ads: [] });
  // Somebody else's case shows nothing, and tells nothing.
  expect(await world.as(operator).client.ads.forCase({ id: caseId })).toEqual({ ads: [] });

  // Showings count once per visitor and hour, clicks too, robots never.
  await reader.client.ads.forCase({ id: caseId });
  expect(await count("attorney_ad_impressions where impression_type = 'view'")).toBe(1);
  const robot = world.as(null, "192.0.2.8", new Headers({ "user-agent": "Googlebot/2.1" }));
  expect(await robot.client.ads.open({ id })).toMatchObject({ counted: false });
  const click = { id, case_id: caseId, to: "website" } as const;
  expect(await reader.client.ads.open(click)).toEqual({ url: "https://ada.example", counted: true });
  expect(await reader.client.ads.open(click)).toMatchObject({ counted: false });
  expect(await reader.client.ads.open({ id })).toMatchObject({ url: `/attorney/${attorney_id}` });
  expect(await client.ads.figures()).toMatchObject({
    impressions: { value: 1, change_percent: null },
    clicks: { value: 1 },
    click_through_rate: "100.00",
  });
  expect((await client.ads.mine()).ads).toMatchObject([{ state: "approved", impressions: 1, clicks: 1 }]);

  // Other words wait again.
  await client.ads.update({ ...AD, id, ad_title: "Deposit not returned?" });
  expect((await client.ads.mine()).ads).toMatchObject([{ state: "pending", expires_at: null }]);
  expect(await reader.client.ads.forCase({ id: caseId })).toEqual({ ads: [] });
});

test("at most three, by priority; never of a paused ad, a lower tier or an attorney who is not listed", async () => {
  const claimant = await world.claimant("three@example.org");
  const { client } = world.as(claimant, "192.0.2.9", BROWSER);
  const caseId = await analyzedCase(claimant, { category: "family_law", state: "OH" });
  const ad = { ...AD, case_types: ["family_law" as const], service_areas: ["OH" as const] };
  const made: (Awaited<ReturnType<typeof attorney>> & { ad: string; priority: number })[] = [];
  for (const priority of [1, 4, 3, 2]) {
    const one = await attorney(`priority-${priority}@example.org`);
    const { id } = await one.client.ads.create(ad);
    await approve(id, priority);
    made.push({ ...one, ad: id, priority });
  }
  const standard = await attorney("standard@example.org", "standard");
  const cheap = await standard.client.ads.create(ad);
  await approve(cheap.id, 900);
  const shown = async () =>
    (await client.ads.forCase({ id: caseId })).ads.map(
      (one) => made.find(({ ad: id }) => id === one.id)?.priority,
    );
  expect(await shown()).toEqual([4, 3, 2]);
  await made[1]?.client.ads.setActive({ id: made[1].ad, is_active: false });
  await world.database.asOwner(
    "update attorney_subscriptions set status = 'past_due' where attorney_id = $1",
    [made[2]?.id],
  );
  expect(await shown()).toEqual([2, 1]);
});

test("where the form names no state, only ads of the state that was read in the story stand beside it", async () => {
  const claimant = await world.claimant("no-state@example.org");
  const { client } = world.as(claimant, "192.0.2.11", BROWSER);
  const { client: advertiser } = await attorney("one-state@example.org");
  const ad = await advertiser.ads.create({ ...AD, case_types: ["estate_planning_probate"] });
  await approve(ad.id);
  const beside = async (state: string | null, read?: string | null) => {
    const id = await analyzedCase(claimant, { category: "estate_planning_probate", state, read });
    return (await client.ads.forCase({ id })).ads.map((one) => one.id);
  };
  expect(await beside(null, "CA")).toEqual([ad.id]);
  expect(await beside(null, "TX")).toEqual([]);
  expect(await beside("TX", "CA")).toEqual([]);
  expect(await beside("CA", "TX")).toEqual([ad.id]);
  // Nobody named a state: the matter alone decides, and so it does for an analysis of an older release.
  expect(await beside(null, null)).toEqual([ad.id]);
  expect(await beside(null)).toEqual([ad.id]);
});

test("a row from elsewhere that breaks a rule of today breaks neither its attorney's list nor the operator's", async () => {
  const { client } = await attorney("imported@example.org");
  const { id } = await client.ads.create(AD);
  await world.database.asOwner(
    `update attorney_ads set website_url = 'http://old.example', years_experience = 120, law_firm = '',
       case_types = array['personal_injury', 'maritime_law'], service_areas = array['CA', 'PR'] where id = $1`,
    [id],
  );
  const shown = {
    website_url: "http://old.example",
    case_types: ["personal_injury"],
    service_areas: ["CA"],
  };
  expect((await client.ads.mine()).ads).toMatchObject([shown]);
  const { ads } = await world.as(operator).client.adminAds.list({ state: "pending" });
  expect(ads.find((ad) => ad.id === id)).toMatchObject(shown);
  await client.ads.remove({ id });
});

test("an attorney sees counts and nothing of who or which case, in whatever way they ask", async () => {
  const { user, client } = await attorney("curious@example.org");
  const { id } = await client.ads.create(AD);
  await approve(id);
  const claimant = await world.claimant("watched@example.org");
  const caseId = await analyzedCase(claimant);
  const reader = world.as(claimant, "192.0.2.20", BROWSER).client;
  const answer = await reader.ads.forCase({ id: caseId });
  expect(JSON.stringify(answer)).not.toMatch(/secret/);
  await reader.ads.open({ id, case_id: caseId });
  const seen = JSON.stringify([await client.ads.mine(), await client.ads.figures()]);
  for (const word of [caseId, claimant.id, "secret", "watched"]) expect(seen).not.toContain(word);
  const run = (sql: string) => world.database.as(userActor(user.id, []), sql);
  expect(await run("select * from attorney_ad_impressions")).toEqual([]);
  expect(await run("select * from attorney_ad_clicks")).toEqual([]);
  expect(await run("select * from cases")).toEqual([]);
  expect(await run("select * from attorney_ad_totals where impression_type = 'click'")).toMatchObject([
    { total: 1 },
  ]);
});

test("an operator rejects with a reason, and not what was changed since; figures are shown once accepted", async () => {
  const { client } = await attorney("judged@example.org");
  const { id } = await client.ads.create({ ...AD, case_types: ["tax_law"] });
  const admin = world.as(operator).client;
  const find = async (state: "pending" | "claims" | "rejected") =>
    (await admin.adminAds.list({ state })).ads.find((ad) => ad.id === id);
  const seen = (await find("pending"))?.updated_at ?? "";
  await expect(admin.adminAds.decide({ id, decision: "rejected", seen })).rejects.toMatchObject({
    code: "REASON_REQUIRED",
  });
  await client.ads.update({ ...AD, id, case_types: ["tax_law"], service_areas: ["CA", "NV"] });
  await expect(admin.adminAds.decide({ id, decision: "approved", seen })).rejects.toMatchObject({
    code: "ALREADY_CHANGED",
  });
  const now = await find("pending");
  expect(now?.states_without_licence).toEqual(["NV"]);
  await admin.adminAds.decide({
    id,
    decision: "rejected",
    reason: "No licence in Nevada.",
    seen: now?.updated_at ?? "",
  });
  expect((await client.ads.mine()).ads).toMatchObject([
    { state: "rejected", rejection_reason: "No licence in Nevada." },
  ]);
  await client.ads.update({ ...AD, id, case_types: ["tax_law"] });
  await approve(id);

  const claimant = await world.claimant("figures@example.org");
  const reader = world.as(claimant, "192.0.2.30", BROWSER).client;
  const caseId = await analyzedCase(claimant, { category: "tax_law" });
  const filing = { id, success_rate: 61.5, claims_period: "2023 to 2025", claims_n: 40 };
  const notPdf = new File(["MZ"], "figures.pdf");
  await expect(client.ads.fileClaims({ ...filing, document: notPdf })).rejects.toMatchObject({
    code: "FILE_REFUSED",
  });
  await client.ads.fileClaims({ ...filing, document: PDF });
  expect((await reader.ads.forCase({ id: caseId })).ads[0]?.success_rate).toBeNull();
  const document = await admin.adminAds.claimsDocument({ id });
  expect(await document.body.text()).toContain("%PDF-1.7");
  const claims = { id, decision: "accepted", seen: (await find("claims"))?.updated_at ?? "" } as const;
  await admin.adminAds.decideClaims(claims);
  expect((await reader.ads.forCase({ id: caseId })).ads).toMatchObject([
    { success_rate: 61.5, claims_n: 40 },
  ]);
  await client.ads.withdrawClaims({ id });
  expect((await reader.ads.forCase({ id: caseId })).ads[0]?.success_rate).toBeNull();
  await expect(client.adminAds.list({ state: "pending" })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("an approval runs out, its attorney is told and asks again; the score is written", async () => {
  const { client, id: attorney_id } = await attorney("expires@example.org");
  const { id } = await client.ads.create({ ...AD, case_types: ["immigration_law"] });
  await approve(id);
  await expect(client.ads.resubmit({ id })).rejects.toMatchObject({ code: "NOT_ALLOWED_NOW" });
  await world.database.asOwner(
    "update attorney_ads set expires_at = now() - interval '1 hour' where id = $1",
    [id],
  );
  await world.database.asOwner(
    "insert into attorney_ad_clicks (attorney_id, click_type, visitor_key) values ($1, 'consultation_booked', 'x')",
    [attorney_id],
  );
  expect((await client.ads.mine()).ads).toMatchObject([{ state: "expired" }]);
  await tendAds(world.services);
  const { notifications } = await client.notifications.list({});
  expect(notifications.filter(({ kind }) => kind === "ad_review")).toMatchObject([
    { params: { status: "expired" } },
    { params: { status: "approved" } },
  ]);
  expect(
    await world.database.asOwner("select ad_performance_score from attorney_profiles where id = $1", [
      attorney_id,
    ]),
  ).toEqual([{ ad_performance_score: 6 }]);
  await client.ads.resubmit({ id });
  expect((await client.ads.mine()).ads).toMatchObject([{ state: "pending" }]);
  await client.ads.remove({ id });
  expect((await client.ads.mine()).ads).toEqual([]);
});

test("settings change the profile, and a free consultation has no fee", async () => {
  const { client, id } = await attorney("settings@example.org");
  const settings = await client.ads.settings();
  const saved = await client.ads.saveSettings({
    ...settings,
    is_active: false,
    availability_status: "busy",
    specialties: ["tax_law"],
    consultation_fee: 5000,
  });
  expect(saved).toMatchObject({ consultation_type: "free", consultation_fee: 0 });
  await expect(world.as(null).client.attorneys.get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await client.attorneys.get({ id })).toMatchObject({ availability_status: "busy", is_listed: false });
});

test("cards, performance score and status of the dashboard equal the rows", async () => {
  const { client, id: attorney_id } = await attorney("rows@example.org");
  await world.database.asOwner(
    `insert into attorney_ad_clicks (attorney_id, click_type, visitor_key)
     select $1, kind, 'visitor ' || n from unnest(array['ad_click', 'profile_view', 'consultation_booked']) kind,
       generate_series(1, 3) n`,
    [attorney_id],
  );
  const figures = await client.ads.figures();
  const [rows] = await world.database.asOwner(
    `select count(*)::int as clicks, (count(*) filter (where click_type = 'consultation_booked'))::int as booked,
       (select count(*)::int from attorney_ad_impressions i join attorney_ads a on a.id = i.attorney_ad_id
        where a.attorney_id = $1 and i.impression_type = 'view') as shown,
       (select ad_performance_score from attorney_profiles where id = $1) as score
     from attorney_ad_clicks where attorney_id = $1 and created_at > now() - interval '30 days'`,
    [attorney_id],
  );
  expect(rows).toEqual({
    clicks: figures.clicks.value,
    booked: figures.conversions.value,
    shown: figures.impressions.value,
    score: figures.score.total,
  });
  expect(figures).toMatchObject({ clicks: { value: 9 }, conversions: { value: 3 }, score: { total: 18 } });
});
