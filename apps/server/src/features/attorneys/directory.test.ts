import type { AttorneyProfileInput, SessionUser } from "@standing/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../testing/world.ts";
import { grantPlacement } from "../admin/attorneys/grant-placement.ts";

let world: TestWorld;
let admin: SessionUser;
const ids: Record<string, string> = {};
const owners: Record<string, SessionUser> = {};

const PROFILE: AttorneyProfileInput = {
  first_name: "Pat",
  last_name: "Example",
  email: "pat@law.example",
  phone: null,
  city: null,
  firm_name: null,
  firm_ownership_type: "solo_practitioner",
  bar_state: "CA",
  bar_number: "TEST-1",
  years_of_practice: 5,
  specialties: ["personal_injury"],
  consultation_type: "free",
  consultation_fee: 0,
  practice_area_descriptions: {},
  bio: "A test profile.",
  languages_spoken: [],
};

async function attorney(
  name: string,
  profile: Partial<AttorneyProfileInput>,
  tier: "standard" | "premium" | "premium_plus" | null,
) {
  const user = await world.claimant(`${name}@law.example`);
  const { id } = await world.as(user).client.attorneys.save({ ...PROFILE, ...profile });
  if (tier) await grantPlacement(world.services, id, tier, profile.bar_state ?? "CA");
  ids[name] = id;
  owners[name] = user;
}

beforeAll(async () => {
  world = await testWorld({ work: false });
  admin = { ...(await world.claimant("op@standing.example")), roles: ["super_admin"] };
  await attorney(
    "jose",
    {
      first_name: "José",
      last_name: "Fernández",
      city: "Oakland",
      languages_spoken: ["Spanish", "English"],
      years_of_practice: 30,
      consultation_type: "paid",
      consultation_fee: 20_000,
    },
    "standard",
  );
  await attorney(
    "smith",
    {
      first_name: "Ann",
      last_name: "Smith",
      firm_name: "Harbor Legal",
      specialties: ["family_law"],
      bar_state: "NY",
      years_of_practice: 8,
    },
    "premium_plus",
  );
  await attorney(
    "lee",
    {
      first_name: "Dana",
      last_name: "Lee",
      specialties: ["employment_law", "immigration"],
      consultation_type: "paid",
      consultation_fee: 9_900,
    },
    "premium",
  );
  await attorney("hidden", { first_name: "Hidden", last_name: "Person" }, null);
});
afterAll(() => world.close());

type Search = Parameters<ReturnType<TestWorld["as"]>["client"]["attorneys"]["directory"]>[0];
const search = (input: Search) => world.as(null).client.attorneys.directory(input);
const named = async (input: Search) => (await search(input)).attorneys.map(({ last_name }) => last_name);

describe("the directory", () => {
  test("shows who is active, approved and subscribed, by tier, then rating; others never", async () => {
    const { attorneys, total } = await search({});
    expect(attorneys.map(({ last_name, tier_name }) => [last_name, tier_name])).toEqual([
      ["Smith", "premium_plus"],
      ["Lee", "premium"],
      ["Fernández", "standard"],
    ]);
    expect(total).toBe(3);
  });

  test("the other orders ignore payment", async () => {
    expect(await named({ order: "experience" })).toEqual(["Fernández", "Smith", "Lee"]);
    expect(await named({ order: "fee" })).toEqual(["Smith", "Lee", "Fernández"]);
  });

  test.each([
    ["a name without its accent", "fernandez", ["Fernández"], false],
    ["a mistyped name", "Fernadnez", ["Fernández"], true],
    ["two letters swapped", "Simth", ["Smith"], true],
    ["a firm", "harbour legal", ["Smith"], true],
    ["a specialty, mistyped", "imigration", ["Lee"], true],
    ["an everyday word for a specialty", "divorce lawyer", ["Smith"], false],
    ["a language and a city", "spanish speaking attorney in oakland", ["Fernández"], false],
    ["a city, mistyped", "Oaklnad", ["Fernández"], true],
    ["a state by its name", "new york", ["Smith"], false],
    ["the beginning of a word", "fern", ["Fernández"], false],
    ["nothing that is known", "xqzzyk", [], true],
    ["only what meets both words", "smith oakland", [], false],
  ])("finds %s", async (_, q, expected, is_close_match) => {
    const found = await search({ q });
    expect(found.attorneys.map(({ last_name }) => last_name)).toEqual(expected);
    expect(found.is_close_match).toBe(is_close_match);
  });

  test("signs and words of the query language are taken as words", async () => {
    expect(await named({ q: "smith:* | lee & !x '\\" })).toEqual([]);
    expect(await named({ q: "smith!!" })).toEqual(["Smith"]);
    expect(await named({ q: "???" })).toHaveLength(3);
  });

  test("filters by area and state", async () => {
    expect(await named({ area: "immigration" })).toEqual(["Lee"]);
    expect(await named({ area: "personal_injury", location: "CA" })).toEqual(["Fernández"]);
    expect(await named({ area: "tax_law" })).toEqual([]);
  });

  test("each state has the number of attorneys that its list shows; a state without any is left out", async () => {
    const { states } = await world.as(null).client.attorneys.byState();
    expect(states).toEqual([
      { state: "CA", attorneys: 2, has_more: false },
      { state: "NY", attorneys: 1, has_more: false },
    ]);
    for (const { state, attorneys } of states)
      expect(await named({ location: state })).toHaveLength(attorneys);
  });

  test("languages default to English", async () => {
    const lee = (await search({ q: "lee" })).attorneys[0];
    expect(lee?.languages_spoken).toEqual(["English"]);
  });

  test("a profile that goes out of sight leaves the search and its words with it", async () => {
    const setActive = (active: boolean) =>
      world.database.asOwner("update attorney_profiles set is_active = $2 where id = $1", [
        ids["lee"],
        active,
      ]);
    await setActive(false);
    expect(await named({ q: "dana" })).toEqual([]);
    const words = await world.database.asOwner("select word from attorney_search_words where word = 'dana'");
    expect(words).toEqual([]);
    await setActive(true);
    expect(await named({ q: "dana" })).toEqual(["Lee"]);
  });
});

describe("a profile", () => {
  test("that is not listed is seen by its address while active, by its owner otherwise", async () => {
    const id = ids["hidden"] ?? "";
    const visitor = world.as(null).client.attorneys;
    expect(await visitor.get({ id })).toMatchObject({ is_listed: false, is_mine: false });
    await world.database.asOwner("update attorney_profiles set is_active = false where id = $1", [id]);
    await expect(visitor.get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const own = await world.as(owners["hidden"] ?? null).client.attorneys.get({ id });
    expect(own).toMatchObject({ is_active: false, is_mine: true });
  });

  test("is verified for a year by an operator's check of the number that stands there", async () => {
    const id = ids["jose"] ?? "";
    const check = {
      id,
      regulator: "State Bar of California",
      bar_state: "CA" as const,
      bar_number: "TEST-1",
      result: "valid" as const,
    };
    const stranger = world.as(await world.claimant("no-op@example.org")).client;
    await expect(stranger.adminAttorneys.recordLicenceCheck(check)).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    const operator = world.as(admin).client.adminAttorneys;
    expect(await operator.recordLicenceCheck(check)).toMatchObject({ is_verified: true });
    const shown = async () => (await world.as(null).client.attorneys.get({ id })).licence;
    expect(await shown()).toMatchObject({ regulator: "State Bar of California" });
    await world.database.asOwner("update attorney_profiles set verified_until = now() where id = $1", [id]);
    expect(await shown()).toBeNull();
    expect((await search({ q: "fernandez" })).attorneys[0]?.licence).toBeNull();
    await operator.recordLicenceCheck(check);
    expect(await shown()).not.toBeNull();
    await operator.recordLicenceCheck({ ...check, bar_number: "ANOTHER", result: "invalid" });
    expect(await shown()).not.toBeNull();
    await operator.recordLicenceCheck({ ...check, result: "invalid" });
    expect(await shown()).toBeNull();
    const columns = await world.database.asOwner(
      "select verified_by, verified_at, verified_until from attorney_profiles where id = $1",
      [id],
    );
    expect(columns).toEqual([{ verified_by: null, verified_at: null, verified_until: null }]);
    const audit = await world.database.asOwner("select from audit_log where action = 'licence.checked'");
    expect(audit).toHaveLength(4);
  });
});

describe("a license whose check failed", () => {
  const check = {
    regulator: "State Bar of California",
    bar_state: "CA" as const,
    bar_number: "TEST-1",
    result: "invalid" as const,
    note: "Suspended in May.",
  };

  test("takes the listing down until an operator decides, who reads the result and says so", async () => {
    const id = ids["jose"] ?? "";
    const operator = world.as(admin).client.adminAttorneys;
    const listed = async () => (await world.as(null).client.attorneys.get({ id })).is_listed;
    await operator.decide({ id, decision: "approved", despite_failed_check: true });
    expect(await listed()).toBe(true);
    await operator.recordLicenceCheck({ id, ...check });
    expect(await listed()).toBe(false);
    const { attorneys } = await operator.list({ ad_approval_status: "pending" });
    expect(attorneys.find((one) => one.id === id)).toMatchObject({
      licence: null,
      failed_check: { regulator: "State Bar of California", note: "Suspended in May." },
    });
    await expect(operator.decide({ id, decision: "approved" })).rejects.toMatchObject({
      code: "LICENSE_CHECK_FAILED",
    });
    expect(await listed()).toBe(false);
    await operator.decide({ id, decision: "approved", despite_failed_check: true });
    expect(await listed()).toBe(true);
  });

  test("is forgotten when a later check is good", async () => {
    const id = ids["jose"] ?? "";
    const operator = world.as(admin).client.adminAttorneys;
    await operator.recordLicenceCheck({ id, ...check });
    await operator.recordLicenceCheck({ id, ...check, result: "valid" });
    const { attorneys } = await operator.list({ ad_approval_status: "pending" });
    expect(attorneys.find((one) => one.id === id)?.failed_check).toBeNull();
    await operator.decide({ id, decision: "approved" });
  });
});

describe("reviews", () => {
  async function consultation(client: SessionUser, status: string) {
    const [row] = await world.database.asOwner<{ id: string }>(
      `insert into consultation_bookings (attorney_id, client_user_id, scheduled_date, scheduled_end, status)
       values ($1, $2, '2026-01-05T15:00Z', '2026-01-05T15:30Z', $3) returning id`,
      [ids["smith"], client.id, status],
    );
    return row?.id;
  }

  test("come from a consultation that took place, once; replied to and removed in public", async () => {
    const id = ids["smith"] ?? "";
    const writer = await world.claimant("reviewer@example.org");
    const { attorneys } = world.as(writer).client;
    await consultation(writer, "cancelled");
    await expect(attorneys.createReview({ id, rating: 5, review_text: "" })).rejects.toMatchObject({
      code: "NO_CONSULTATION",
    });
    const booking = await consultation(writer, "completed");
    expect((await attorneys.get({ id })).reviewable_booking_id).toBe(booking);
    const answers = await Promise.allSettled(
      [4, 4].map((rating) => attorneys.createReview({ id, rating, review_text: "Clear answers." })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const shown = () => world.as(null).client.attorneys.get({ id });
    const profile = await shown();
    expect(profile).toMatchObject({ average_rating: 4, total_reviews: 1 });
    const review = profile.reviews[0]?.id ?? "";

    const reply = (name: string, words: string) =>
      world.as(owners[name] ?? null).client.attorneys.replyToReview({ id: review, reply: words });
    await expect(reply("lee", "Mine?")).rejects.toMatchObject({ code: "NOT_FOUND" });
    await reply("smith", "Thank you.");
    expect((await shown()).reviews[0]?.attorney_reply).toBe("Thank you.");

    const remove = () =>
      world.as(admin).client.adminAttorneys.removeReview({ id: review, reason: "Names a third person" });
    await remove();
    expect(await shown()).toMatchObject({
      average_rating: null,
      total_reviews: 0,
      reviews: [],
      removed_reviews: [{ reason: "Names a third person" }],
    });
    await expect(remove()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

test("visits count once per visitor and hour, robots never", async () => {
  const visit = async (userAgent: string) => {
    const answer = await world.fetch(`/api/attorneys/${ids["smith"]}/interactions`, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": userAgent },
      body: JSON.stringify({ type: "profile_view" }),
    });
    return ((await answer.json()) as { counted: boolean }).counted;
  };
  const phone = "Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile";
  const counted = [];
  for (const agent of [phone, phone, "Googlebot/2.1", `${phone} other`]) counted.push(await visit(agent));
  expect(counted).toEqual([true, false, false, true]);
  const rows = await world.database.asOwner("select visitor_key from attorney_ad_clicks");
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain("Android");
});

describe("messages", () => {
  const message = { name: "Robin", email: "robin@example.org", message: "Are you taking new clients?" };

  test("are relayed by mail without showing the attorney's address, and limited", async () => {
    const { attorneys } = world.as(null, "203.0.113.9").client;
    const id = ids["lee"] ?? "";
    expect(JSON.stringify(await attorneys.get({ id }))).not.toContain("pat@law.example");
    for (let sent = 0; sent < 5; sent += 1) await attorneys.contact({ id, ...message });
    await expect(attorneys.contact({ id, ...message })).rejects.toMatchObject({ code: "RATE_LIMITED" });
    const jobs = await world.database.asOwner<{ data: { to: string; text: string } }>(
      "select data from pgboss.job where name = 'send-mail' and data ->> 'to' = 'pat@law.example'",
    );
    expect(jobs).toHaveLength(5);
    expect(jobs[0]?.data.text).toContain("Are you taking new clients?");
  });

  test("wait until there is an address", async () => {
    const id = ids["lee"] ?? "";
    await world.database.asOwner("delete from attorney_contacts where attorney_id = $1", [id]);
    const { attorneys } = world.as(null, "203.0.113.10").client;
    expect((await attorneys.get({ id })).can_be_contacted).toBe(false);
    await expect(attorneys.contact({ id, ...message })).rejects.toMatchObject({
      code: "CONTACT_UNAVAILABLE",
    });
  });
});
