import { LIMITS } from "@standing/contract";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actor, anonymous, systemActor, userActor } from "../kernel/actor.ts";
import { recordAudit } from "../kernel/audit.ts";
import { asActor } from "../kernel/unit-of-work.ts";
import { audit_log } from "./schema/admin.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const LIMIT_REACHED = { cause: { code: "ST001" } };
const REFUSED = { cause: { code: "42501" } };

async function ask(actor: Actor, expression: SQL): Promise<unknown> {
  const result = await asActor(db.pools, actor, (tx) =>
    tx.execute<{ value: unknown }>(sql`select ${expression} as value`),
  );
  return result.rows[0]?.value;
}
const claimant = (id: string) => userActor(id, []);
const increment = (id: string) => ask(claimant(id), sql`increment_submission_count(${id})`);
const submissions = (id: string) => ask(claimant(id), sql`get_current_month_submissions(${id})`);
const canSubmit = (id: string) => ask(claimant(id), sql`can_submit_case(${id})`);
const hasAgreed = (id: string) => ask(claimant(id), sql`has_agreed_to_terms(${id}, 'case_submission')`);

describe("the monthly limit", () => {
  test("a free user has two places, counted one by one", async () => {
    const user = await db.addUser();
    expect([await submissions(user), await canSubmit(user)]).toEqual([0, true]);
    expect([await increment(user), await canSubmit(user)]).toEqual([1, true]);
    expect([await increment(user), await canSubmit(user)]).toEqual([2, false]);
    await expect(increment(user)).rejects.toMatchObject(LIMIT_REACHED);
    expect(await submissions(user)).toBe(2);
  });

  test("twenty simultaneous submissions take two places, not more", async () => {
    const user = await db.addUser();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => increment(user)));
    const taken = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason.cause.code] : [],
    );
    expect(new Set(taken)).toEqual(new Set([1, 2]));
    expect(taken).toHaveLength(2);
    expect(refused).toEqual(Array.from({ length: 18 }, () => "ST001"));
    expect(await submissions(user)).toBe(2);
  });

  test("a place taken in a transaction that fails is free again", async () => {
    const user = await db.addUser();
    const failing = asActor(db.pools, claimant(user), async (tx) => {
      await tx.execute(sql`select increment_submission_count(${user})`);
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await submissions(user)).toBe(0);
  });

  test.each([
    ["monthly", "now()", true],
    ["annual", "now() + interval '200 days'", true],
    ["monthly", "now() - interval '2 days'", false],
    ["free", "now() + interval '200 days'", false],
  ])("the plan %s paid until %s has more places: %s", async (plan, until, more) => {
    const user = await db.addUser();
    await db.asOwner(
      `insert into user_subscriptions (user_id, subscription_type, current_period_end) values ($1, $2, (${until})::timestamptz at time zone 'UTC')`,
      [user, plan],
    );
    await increment(user);
    await increment(user);
    expect(await canSubmit(user)).toBe(more);
    const third = await increment(user).catch((error: { cause: { code: string } }) => error.cause.code);
    expect(third).toBe(more ? 3 : "ST001");
  });

  test("another month does not count", async () => {
    const user = await db.addUser();
    await db.asOwner(
      `insert into monthly_submissions values ($1, (date_trunc('month', now() at time zone 'UTC') - interval '1 month')::date, 2)`,
      [user],
    );
    expect([await submissions(user), await canSubmit(user)]).toEqual([0, true]);
  });

  test.each(["can_submit_case", "get_current_month_submissions", "increment_submission_count"])(
    "%s answers about oneself, and to operators and the system only",
    async (procedure) => {
      const user = await db.addUser();
      const other = await db.addUser();
      const call = sql`${sql.raw(procedure)}(${user})`;
      await expect(ask(claimant(other), call)).rejects.toMatchObject(REFUSED);
      await expect(ask(anonymous, call)).rejects.toMatchObject(REFUSED);
      await ask(userActor(other, ["super_admin"]), call);
      await ask(systemActor, call);
    },
  );
});

describe("the terms", () => {
  const agree = (id: string, version: string) =>
    asActor(db.pools, claimant(id), (tx) =>
      tx.execute(sql`insert into terms_conditions_agreements (user_id, agreement_type, terms_version, text_hash, ip_address, user_agent)
        values (${id}, 'case_submission', ${version}, 'forged', '203.0.113.9', 'agent')`),
    );

  test("agreement holds until there is a new version, and keeps the hash of the text it was given to", async () => {
    const user = await db.addUser();
    await db.asOwner(
      "update terms_versions set text_hash = 'abc' where agreement_type = 'case_submission' and version = '1.0'",
    );
    expect(await hasAgreed(user)).toBe(false);
    await agree(user, "1.0");
    expect(await hasAgreed(user)).toBe(true);
    const rows = await db.asOwner(
      "select text_hash, host(ip_address) as ip from terms_conditions_agreements where user_id = $1",
      [user],
    );
    expect(rows).toEqual([{ text_hash: "abc", ip: "203.0.113.9" }]);

    await db.asOwner(
      "insert into terms_versions values ('case_submission', '2.0', 'def', now() + interval '1 day')",
    );
    expect(await hasAgreed(user)).toBe(true);
    await db.asOwner("update terms_versions set effective_at = now() where version = '2.0'");
    expect(await hasAgreed(user)).toBe(false);
    await agree(user, "2.0");
    expect(await hasAgreed(user)).toBe(true);
  });

  test("nobody agrees to a version that does not exist, and a published text stays", async () => {
    const user = await db.addUser();
    await expect(agree(user, "9.9")).rejects.toMatchObject({ cause: { code: "23503" } });
    await db.asOwner("insert into terms_versions values ('sign_up', '1.1', 'abc', now())");
    await expect(
      db.asOwner("update terms_versions set text_hash = 'other' where version = '1.1'"),
    ).rejects.toMatchObject({ code: "42501" });
  });

  test("has_agreed_to_terms answers about oneself only", async () => {
    const user = await db.addUser();
    const other = await db.addUser();
    await expect(
      ask(claimant(other), sql`has_agreed_to_terms(${user}, 'case_submission')`),
    ).rejects.toMatchObject(REFUSED);
  });
});

test("the database allows as many free cases a month as the contract says", async () => {
  expect(await ask(systemActor, sql`app.free_submissions_per_month()`)).toBe(
    LIMITS.free_submissions_per_month,
  );
});

describe("the audit log", () => {
  test("names the actor and the request by itself", async () => {
    const user = await db.addUser();
    await asActor(db.pools, userActor(user, [], "request-1"), async (tx) => {
      await recordAudit(tx, {
        action: "case.submitted",
        entity: "cases",
        entity_id: "1",
        details: { status: "submitted" },
      });
      await tx.execute(
        sql`insert into audit_log (actor_kind, actor_id, action, entity) values ('system', ${crypto.randomUUID()}, 'test.forged', 'cases')`,
      );
    });
    await asActor(db.pools, systemActor, (tx) =>
      recordAudit(tx, { action: "case.erased", entity: "cases", entity_id: null }),
    );
    await asActor(db.pools, anonymous, (tx) =>
      recordAudit(tx, { action: "terms.agreed", entity: "cases", entity_id: null }),
    );
    const rows = await asActor(db.pools, userActor(user, ["super_admin"]), (tx) =>
      tx
        .select({
          action: audit_log.action,
          kind: audit_log.actor_kind,
          id: audit_log.actor_id,
          request: audit_log.request_id,
        })
        .from(audit_log)
        .orderBy(audit_log.created_at),
    );
    expect(rows).toEqual([
      { action: "case.submitted", kind: "user", id: user, request: "request-1" },
      { action: "test.forged", kind: "user", id: user, request: "request-1" },
      { action: "case.erased", kind: "system", id: null, request: null },
      { action: "terms.agreed", kind: "anonymous", id: null, request: null },
    ]);
  });

  test("is changed and emptied by nobody, its owner included", async () => {
    await asActor(db.pools, systemActor, (tx) =>
      recordAudit(tx, { action: "case.erased", entity: "x", entity_id: null }),
    );
    for (const statement of [
      "update audit_log set action = 'y'",
      "delete from audit_log",
      "truncate audit_log",
    ]) {
      await expect(db.asOwner(statement), statement).rejects.toMatchObject({
        code: "42501",
        message: "audit_log is append-only",
      });
    }
    const kept = await asActor(db.pools, systemActor, async (tx) => {
      const updated = await tx.execute(sql`update audit_log set action = 'y'`);
      const deleted = await tx.execute(sql`delete from audit_log`);
      return [updated.rowCount, deleted.rowCount];
    });
    expect(kept).toEqual([0, 0]);
  });
});
