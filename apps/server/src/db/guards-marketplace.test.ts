import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actor, anonymous, systemActor, userActor } from "../kernel/actor.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const REFUSED = { cause: { code: "42501" } };
const claimant = (id: string) => userActor(id, []);

const run: TestDatabase["as"] = (actor, text) => db.as(actor, text);

async function addAttorney(): Promise<{ user: string; id: string; actor: Actor }> {
  const user = await db.addUser();
  const rows = await run<{ id: string }>(
    claimant(user),
    `insert into attorney_profiles (user_id, first_name, last_name, bar_state, bar_number)
     values ('${user}', 'Ann', 'Bell', 'CA', '7') returning id`,
  );
  return { user, id: rows[0]?.id ?? "", actor: claimant(user) };
}

describe("an attorney", () => {
  test.each([
    "is_verified = true, verified_by = 'x', verified_at = now(), verified_until = now()",
    "average_rating = 5",
    "total_reviews = 100",
    "ad_approval_status = 'approved'",
    "subscription_status = 'active'",
    "ad_performance_score = 9",
    `current_ad_tier_id = (select id from ad_placement_tiers limit 1)`,
  ])("cannot give themselves: %s", async (change) => {
    const attorney = await addAttorney();
    await expect(
      run(attorney.actor, `update attorney_profiles set ${change} where id = '${attorney.id}'`),
    ).rejects.toMatchObject(REFUSED);
  });

  test.each(["bio = 'x'", "consultation_fee = 1", "created_at = now() - interval '1 year'"])(
    "keeps from operators: %s",
    async (change) => {
      const attorney = await addAttorney();
      const admin = userActor(await db.addUser(), ["super_admin"]);
      const rewriting = run(admin, `update attorney_profiles set ${change} where id = '${attorney.id}'`);
      await expect(rewriting).rejects.toMatchObject(REFUSED);
    },
  );

  test("stays who they are, with their firms and ads", async () => {
    const attorney = await addAttorney();
    const other = await addAttorney();
    await run(attorney.actor, `insert into law_firms (created_by, name) values ('${attorney.user}', 'Firm')`);
    await run(
      attorney.actor,
      `insert into attorney_ads (attorney_id, attorney_name, ad_title, ad_description) values ('${attorney.id}', 'A', 't', 'd')`,
    );
    const admin = userActor(await db.addUser(), ["admin", "super_admin"]);
    for (const change of [
      `update attorney_profiles set user_id = '${await db.addUser()}' where id = '${attorney.id}'`,
      `update law_firms set created_by = '${other.user}' where created_by = '${attorney.user}'`,
      `update attorney_ads set attorney_id = '${other.id}' where attorney_id = '${attorney.id}'`,
    ]) {
      await expect(run(admin, change), change).rejects.toMatchObject(REFUSED);
    }
  });

  test("does not begin with a subscription that nobody paid", async () => {
    const attorney = await addAttorney();
    const taking = run(
      attorney.actor,
      `insert into attorney_subscriptions (attorney_id, ad_tier_id, payment_schedule_id, geographic_location, status)
       select '${attorney.id}', t.id, s.id, 'CA', 'active' from ad_placement_tiers t, payment_schedules s limit 1`,
    );
    await expect(taking).rejects.toMatchObject(REFUSED);
  });

  test("is verified by an operator's check, and no longer after changing the bar number", async () => {
    const attorney = await addAttorney();
    const adminId = await db.addUser();
    await run(
      userActor(adminId, ["super_admin"]),
      `insert into licence_checks (attorney_id, regulator, bar_state, bar_number, result, checked_by)
       values ('${attorney.id}', 'State Bar of California', 'CA', '7', 'valid', '${attorney.user}')`,
    );
    const profile = () =>
      run(
        anonymous,
        `select is_verified, verified_by, verified_until > now() + interval '360 days' as lasts from attorney_profiles where id = '${attorney.id}'`,
      );
    expect(await profile()).toEqual([
      { is_verified: true, verified_by: "State Bar of California", lasts: true },
    ]);
    expect(await run(attorney.actor, "select checked_by from licence_checks")).toEqual([
      { checked_by: adminId },
    ]);
    await run(attorney.actor, `update attorney_profiles set bar_number = '8' where id = '${attorney.id}'`);
    expect(await profile()).toMatchObject([{ is_verified: false }]);
  });

  test("is listed when active, approved and subscribed, and pays what the tables say", async () => {
    const attorney = await addAttorney();
    await db.asOwner("insert into ad_location_factors values ('ZZ', 120)");
    await run(
      attorney.actor,
      `insert into attorney_subscriptions (attorney_id, ad_tier_id, payment_schedule_id, geographic_location, calculated_monthly_fee)
       select '${attorney.id}', t.id, s.id, 'ZZ', 1 from ad_placement_tiers t, payment_schedules s where t.name = 'premium' and s.display_name = 'Annual'`,
    );
    expect(
      await run(attorney.actor, "select calculated_monthly_fee::integer as fee from attorney_subscriptions"),
    ).toEqual([{ fee: Math.round(14900 * 0.85 * 1.2) }]);
    await run(attorney.actor, "update attorney_subscriptions set status = 'active'");
    const listed = () =>
      run(anonymous, `select tier_name from attorney_directory where id = '${attorney.id}'`);
    await run(
      userActor(await db.addUser(), ["super_admin"]),
      `update attorney_profiles set ad_approval_status = 'approved' where id = '${attorney.id}'`,
    );
    expect(await listed()).toEqual([]);
    await run(
      systemActor,
      `update attorney_subscriptions set status = 'active' where attorney_id = '${attorney.id}'`,
    );
    expect(await listed()).toEqual([{ tier_name: "premium" }]);
    await run(
      systemActor,
      `update attorney_subscriptions set status = 'cancelled' where attorney_id = '${attorney.id}'`,
    );
    expect(await listed()).toEqual([]);
  });

  test("has ads shown after approval, approved again after new words, and sees counts of them only", async () => {
    const attorney = await addAttorney();
    const admin = userActor(await db.addUser(), ["super_admin"]);
    const [ad] = await run<{ id: string }>(
      attorney.actor,
      `insert into attorney_ads (attorney_id, attorney_name, ad_title, ad_description) values ('${attorney.id}', 'A', 't', 'd') returning id`,
    );
    const shown = () => run(anonymous, `select from attorney_ads where id = '${ad?.id}'`);
    await expect(
      run(attorney.actor, "update attorney_ads set ad_compliance_approved = true"),
    ).rejects.toMatchObject(REFUSED);
    await expect(run(attorney.actor, "update attorney_ads set priority_score = 9")).rejects.toMatchObject(
      REFUSED,
    );
    await expect(
      run(admin, `update attorney_ads set ad_title = 'x' where id = '${ad?.id}'`),
    ).rejects.toMatchObject(REFUSED);
    expect(await shown()).toHaveLength(0);
    await run(admin, `update attorney_ads set ad_compliance_approved = true where id = '${ad?.id}'`);
    expect(await shown()).toHaveLength(1);

    const reader = await db.addUser();
    const [story] = await run<{ id: string }>(
      claimant(reader),
      `insert into cases (user_id, title, description, legal_category, case_type)
       values ('${reader}', 't', 'd', 'other', 'other') returning id`,
    );
    for (const visitor of ["a", "a", "b"]) {
      await run(
        systemActor,
        `insert into attorney_ad_impressions (attorney_ad_id, user_id, case_id, impression_type, visitor_key)
         values ('${ad?.id}', '${reader}', '${story?.id}', 'view', '${visitor}') on conflict do nothing`,
      );
    }
    expect(await run(attorney.actor, "select impression_type, total from attorney_ad_totals")).toEqual([
      { impression_type: "view", total: 2 },
    ]);
    expect(await run(attorney.actor, "select from attorney_ad_impressions")).toEqual([]);
    const stranger = await addAttorney();
    expect(await run(stranger.actor, "select from attorney_ad_totals")).toEqual([]);

    await run(attorney.actor, "update attorney_ads set ad_title = 'Best lawyer'");
    expect(await shown()).toHaveLength(0);
  });

  test("joins a firm by its owner's hand", async () => {
    const owner = await addAttorney();
    const member = await addAttorney();
    const [firm] = await run<{ id: string }>(
      owner.actor,
      `insert into law_firms (created_by, name) values ('${owner.user}', 'Firm') returning id`,
    );
    const join = (attorney: string, role: string, status: string) =>
      `insert into law_firm_attorneys (law_firm_id, attorney_id, role, membership_status) values ('${firm?.id}', '${attorney}', '${role}', '${status}')`;
    await run(owner.actor, join(owner.id, "owner", "active"));
    await expect(run(member.actor, join(member.id, "owner", "requested"))).rejects.toMatchObject(REFUSED);
    await expect(run(member.actor, join(member.id, "associate", "active"))).rejects.toMatchObject(REFUSED);
    await expect(run(owner.actor, join(member.id, "associate", "active"))).rejects.toMatchObject(REFUSED);
    await run(member.actor, join(member.id, "associate", "requested"));
    const accept = `update law_firm_attorneys set membership_status = 'active' where attorney_id = '${member.id}'`;
    await expect(run(member.actor, accept)).rejects.toMatchObject(REFUSED);
    await run(owner.actor, accept);
    await expect(
      run(member.actor, `update law_firm_attorneys set role = 'owner' where attorney_id = '${member.id}'`),
    ).rejects.toMatchObject(REFUSED);
  });
});

describe("content", () => {
  test("is published by operators and submitted again when its words change", async () => {
    const attorney = await addAttorney();
    const admin = userActor(await db.addUser(), ["super_admin"]);
    const slug = randomUUID();
    await run(
      attorney.actor,
      `insert into attorney_content (attorney_id, title, slug, summary) values ('${attorney.id}', 't', '${slug}', 's')`,
    );
    const change = (actor: Actor, words: string) =>
      run(actor, `update attorney_content set ${words} where slug = '${slug}'`);
    const seen = async () =>
      (await run(anonymous, `select from attorney_content where slug = '${slug}'`)).length;
    for (const forged of [
      "status = 'published'",
      "status = 'approved'",
      "view_count = 10",
      "is_sponsored = true",
      "published_at = now()",
    ]) {
      await expect(change(attorney.actor, forged), forged).rejects.toMatchObject(REFUSED);
    }
    await change(attorney.actor, "status = 'submitted'");
    await expect(change(admin, "title = 'x'")).rejects.toMatchObject(REFUSED);
    await change(admin, "status = 'published', published_at = now()");
    expect(await seen()).toBe(1);
    await change(attorney.actor, "summary = 'other'");
    expect(await seen()).toBe(0);
  });

  test("waits in the queue as it was sent, and is decided by operators", async () => {
    const attorney = await addAttorney();
    const admin = userActor(await db.addUser(), ["super_admin"]);
    const [content] = await run<{ id: string }>(
      attorney.actor,
      `insert into attorney_content (attorney_id, title, slug, summary, status)
       values ('${attorney.id}', 't', '${randomUUID()}', 's', 'submitted') returning id`,
    );
    const send = (column: string, value: string) =>
      run(
        attorney.actor,
        `insert into content_moderation_queue (content_id, submitted_by, ${column})
         values ('${content?.id}', '${attorney.user}', ${value})`,
      );
    await expect(send("decision", "'published'")).rejects.toMatchObject(REFUSED);
    await expect(send("priority", "9")).rejects.toMatchObject(REFUSED);
    await send("priority", "1");
    const change = (words: string) =>
      run(admin, `update content_moderation_queue set ${words} where content_id = '${content?.id}'`);
    await expect(change("submitted_by = null")).rejects.toMatchObject(REFUSED);
    await change("decision = 'published', decided_at = now()");
  });

  test("counts each person once, and a like taken back", async () => {
    const attorney = await addAttorney();
    const slug = randomUUID();
    const [content] = await run<{ id: string }>(
      attorney.actor,
      `insert into attorney_content (attorney_id, title, slug, summary) values ('${attorney.id}', 't', '${slug}', 's') returning id`,
    );
    const reader = await db.addUser();
    const like = `insert into content_engagement_tracking (content_id, user_id, engagement_type, visitor_key)
      values ('${content?.id}', '${reader}', 'like', '${reader}')`;
    await run(claimant(reader), like);
    await expect(run(claimant(reader), like)).rejects.toMatchObject({ cause: { code: "23505" } });
    const viewing = `insert into content_engagement_tracking (content_id, engagement_type, visitor_key) values ('${content?.id}', 'view', 'visitor')`;
    await run(anonymous, viewing);
    await expect(run(anonymous, like)).rejects.toMatchObject(REFUSED);
    const counts = () =>
      db.asOwner("select view_count, like_count, share_count from attorney_content where id = $1", [
        content?.id,
      ]);
    expect(await counts()).toEqual([{ view_count: 1, like_count: 1, share_count: 0 }]);
    expect(
      await run(attorney.actor, "select engagement_type, total from content_engagement_totals order by 1"),
    ).toEqual([
      { engagement_type: "like", total: 1 },
      { engagement_type: "view", total: 1 },
    ]);
    await run(claimant(reader), "delete from content_engagement_tracking where engagement_type = 'like'");
    expect(await counts()).toEqual([{ view_count: 1, like_count: 0, share_count: 0 }]);
  });
});
