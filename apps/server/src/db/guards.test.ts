import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anonymous, systemActor, userActor } from "../kernel/actor.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const REFUSED = { cause: { code: "42501" } };
const claimant = (id: string) => userActor(id, []);

const run: TestDatabase["as"] = (actor, text) => db.as(actor, text);

async function addCase(user: string): Promise<string> {
  const rows = await run<{ id: string }>(
    claimant(user),
    `insert into cases (user_id, title, description, legal_category, case_type)
     values ('${user}', 't', 'd', 'other', 'other') returning id`,
  );
  return rows[0]?.id ?? "";
}

describe("a case", () => {
  test.each([
    "status = 'completed'",
    "status = 'failed'",
    "confidence_score = 99",
    "estimated_value = 100",
    `ai_analysis_result = '{"analysis": "mine"}'`,
    "similar_cases_found = '[]'",
    "analyzed_version = 1",
    "is_editable = false",
    "edit_count = 5",
    "resubmission_count = 5",
    `user_id = '${randomUUID()}'`,
    "created_at = now() - interval '1 day'",
  ])("keeps from its owner: %s", async (change) => {
    const user = await db.addUser();
    const id = await addCase(user);
    await expect(run(claimant(user), `update cases set ${change} where id = '${id}'`)).rejects.toMatchObject(
      REFUSED,
    );
  });

  test.each(["status = 'completed'", "confidence_score = 50", `ai_analysis_result = '{}'`, "edit_count = 1"])(
    "does not begin with %s",
    async (given) => {
      const user = await db.addUser();
      const [column, value] = given.split(" = ");
      const inserting = run(
        claimant(user),
        `insert into cases (user_id, title, description, legal_category, case_type, ${column})
         values ('${user}', 't', 'd', 'other', 'other', ${value})`,
      );
      await expect(inserting).rejects.toMatchObject(REFUSED);
    },
  );

  test("goes from submitted to completed by the system, and back by its owner", async () => {
    const user = await db.addUser();
    const id = await addCase(user);
    await run(systemActor, `update cases set status = 'analyzing' where id = '${id}'`);
    await expect(
      run(claimant(user), `update cases set description = 'other' where id = '${id}'`),
    ).rejects.toMatchObject(REFUSED);
    await expect(
      run(claimant(user), `update cases set status = 'submitted' where id = '${id}'`),
    ).rejects.toMatchObject(REFUSED);
    await run(
      systemActor,
      `update cases set status = 'completed', confidence_score = 70, ai_analysis_result = '{}' where id = '${id}'`,
    );
    await run(
      claimant(user),
      `update cases set description = 'edited', status = 'submitted', edit_count = edit_count + 1 where id = '${id}'`,
    );
    await run(
      claimant(user),
      `update cases set status = 'analyzing', resubmission_count = resubmission_count + 1 where id = '${id}'`,
    );
    await run(systemActor, `update cases set status = 'failed' where id = '${id}'`);
    const events = await run<{ kind: string }>(
      claimant(user),
      `select kind from case_events where case_id = '${id}' order by created_at`,
    );
    expect(events.map((event) => event.kind)).toEqual([
      "submitted",
      "analyzing",
      "completed",
      "edited",
      "resubmitted",
      "analyzing",
      "failed",
    ]);
  });

  test("tells every change on the channel case_changed, with ids and state only", async () => {
    const user = await db.addUser();
    const listener = new Client({ connectionString: db.appUrl });
    await listener.connect();
    await listener.query("listen case_changed");
    const heard: unknown[] = [];
    const both = new Promise<void>((resolve) => {
      listener.on("notification", (message) => {
        const payload = JSON.parse(message.payload ?? "") as { user_id: string };
        if (payload.user_id === user) heard.push(payload);
        if (heard.length === 2) resolve();
      });
    });
    const id = await addCase(user);
    await run(systemActor, `update cases set status = 'analyzing' where id = '${id}'`);
    await both;
    await listener.end();
    expect(heard).toEqual([
      { id, user_id: user, status: "submitted" },
      { id, user_id: user, status: "analyzing" },
    ]);
  });

  test("moves its last activity with every act, notes and documents among them, which follow their case", async () => {
    const user = await db.addUser();
    const id = await addCase(user);
    const acts = [
      `update cases set status = 'analyzing' where id = '${id}'`,
      `insert into case_notes (case_id, user_id, content) values ('${id}', '${user}', 'x')`,
      `insert into case_documents (case_id, user_id, file_name, file_path, file_size, mime_type)
       values ('${id}', '${user}', 'a', '${user}/a', 1, 'image/png')`,
    ];
    for (const act of acts) {
      await db.asOwner("update cases set last_activity_at = '2020-01-01' where id = $1", [id]);
      await run(claimant(user), act);
      const [row] = await run(
        claimant(user),
        `select last_activity_at > '2021-01-01' as moved from cases where id = '${id}'`,
      );
      expect(row, act).toEqual({ moved: true });
    }
    const stranger = await db.addUser();
    const intruding = run(
      claimant(stranger),
      `insert into case_notes (case_id, user_id, content) values ('${id}', '${stranger}', 'x')`,
    );
    await expect(intruding).rejects.toMatchObject(REFUSED);
  });

  test("goes with its account, and everything on it", async () => {
    const user = await db.addUser();
    const id = await addCase(user);
    await run(
      claimant(user),
      `insert into case_notes (case_id, user_id, content) values ('${id}', '${user}', 'x')`,
    );
    await db.pools.auth.query(`delete from auth."user" where id = $1`, [user]);
    const left = await db.asOwner(
      "select 1 from cases where id = $1 union all select 1 from case_notes where case_id = $1 union all select 1 from case_events where case_id = $1 union all select 1 from profiles where id = $2",
      [id, user],
    );
    expect(left).toEqual([]);
  });

  test("is seen by operators as a state, never as a story", async () => {
    const user = await db.addUser();
    const id = await addCase(user);
    const admin = userActor(await db.addUser(), ["super_admin"]);
    const [row] = await run(admin, `select * from case_overview where id = '${id}'`);
    expect(row).toMatchObject({ id, status: "submitted" });
    expect(Object.keys(row ?? {})).not.toContain("description");
    expect(await run(claimant(user), "select from case_overview")).toEqual([]);
  });
});

describe("a document", () => {
  test("counts as paid exactly when an order says so, whatever is sent", async () => {
    const user = await db.addUser();
    const case_id = await addCase(user);
    const upload = (name: string) =>
      run(
        claimant(user),
        `insert into case_documents (case_id, user_id, file_name, file_path, file_size, mime_type, payment_verified)
         values ('${case_id}', '${user}', 'a', '${user}/${name}', 1, 'image/png', true) returning payment_verified`,
      );
    expect(await upload("1")).toEqual([{ payment_verified: false }]);
    await db.asOwner(
      `insert into orders (user_id, purpose, amount, status, provider) values ($1, 'document_upload', 1000, 'paid', 'sandbox')`,
      [user],
    );
    expect(await upload("2")).toEqual([{ payment_verified: true }]);
    const forging = run(
      claimant(user),
      `update case_documents set payment_verified = true where file_path = '${user}/1'`,
    );
    await expect(forging).rejects.toMatchObject(REFUSED);
  });
});

describe("support", () => {
  test("a writer sets words, not state; an operator state, not words", async () => {
    const user = await db.addUser();
    const admin = userActor(await db.addUser(), ["super_admin"]);
    const opening = run(
      claimant(user),
      `insert into support_tickets (user_id, title, description, status) values ('${user}', 't', 'd', 'closed')`,
    );
    await expect(opening).rejects.toMatchObject(REFUSED);
    await run(
      claimant(user),
      `insert into support_tickets (user_id, title, description) values ('${user}', 't', 'd')`,
    );
    await expect(
      run(admin, `update support_tickets set title = 'x' where user_id = '${user}'`),
    ).rejects.toMatchObject(REFUSED);
    await run(
      admin,
      `update support_tickets set status = 'resolved', priority = 'urgent' where user_id = '${user}'`,
    );
  });

  test("answers are timed, internal ones are hidden, and a reply of the writer reopens", async () => {
    const user = await db.addUser();
    const adminId = await db.addUser();
    const admin = userActor(adminId, ["super_admin"]);
    const [ticket] = await run<{ id: string }>(
      claimant(user),
      `insert into support_tickets (user_id, title, description) values ('${user}', 't', 'd') returning id`,
    );
    const answer = (author: string, internal: boolean) =>
      `insert into ticket_responses (ticket_id, author_id, body, is_internal) values ('${ticket?.id}', '${author}', 'x', ${internal})`;
    const state = () =>
      run(
        admin,
        `select status, first_response_at is not null as answered from support_tickets where id = '${ticket?.id}'`,
      );

    await run(admin, answer(adminId, true));
    expect(await state()).toEqual([{ status: "open", answered: false }]);
    await run(admin, answer(adminId, false));
    await run(admin, `update support_tickets set status = 'closed' where id = '${ticket?.id}'`);
    expect(await state()).toEqual([{ status: "closed", answered: true }]);
    expect(await run(claimant(user), "select is_internal from ticket_responses")).toEqual([
      { is_internal: false },
    ]);
    await expect(run(claimant(user), answer(user, true))).rejects.toMatchObject(REFUSED);
    await run(claimant(user), answer(user, false));
    expect(await state()).toEqual([{ status: "open", answered: true }]);
  });

  test.each(["votes = 5", "status = 'approved'", "admin_notes = 'x'"])(
    "a suggestion does not begin with %s",
    async (given) => {
      const user = await db.addUser();
      const [column, value] = given.split(" = ");
      const suggesting = run(
        claimant(user),
        `insert into platform_suggestions (user_id, title, description, ${column}) values ('${user}', 't', 'd', ${value})`,
      );
      await expect(suggesting).rejects.toMatchObject(REFUSED);
    },
  );

  test("operators rewrite neither suggestions nor reports, and nobody decides their own report", async () => {
    const user = await db.addUser();
    const admin = userActor(await db.addUser(), ["super_admin"]);
    const report = (status: string) =>
      run(
        claimant(user),
        `insert into moderation_reports (user_id, entity, entity_id, reason, status)
         values ('${user}', 'post', '${randomUUID()}', 'spam', '${status}')`,
      );
    await run(
      claimant(user),
      `insert into platform_suggestions (user_id, title, description) values ('${user}', 't', 'd')`,
    );
    await expect(report("upheld")).rejects.toMatchObject(REFUSED);
    await report("open");
    for (const change of [
      `update platform_suggestions set title = 'x' where user_id = '${user}'`,
      `update moderation_reports set reason = 'x' where user_id = '${user}'`,
    ]) {
      await expect(run(admin, change), change).rejects.toMatchObject(REFUSED);
    }
    await run(admin, `update moderation_reports set status = 'rejected' where user_id = '${user}'`);
  });

  test("votes on a suggestion are counted, also simultaneous ones, and cannot be written", async () => {
    const author = await db.addUser();
    const [suggestion] = await run<{ id: string }>(
      claimant(author),
      `insert into platform_suggestions (user_id, title, description) values ('${author}', 't', 'd') returning id`,
    );
    const voters = await Promise.all(Array.from({ length: 10 }, () => db.addUser()));
    await Promise.all(
      voters.map((voter) =>
        run(
          claimant(voter),
          `insert into suggestion_votes (suggestion_id, user_id) values ('${suggestion?.id}', '${voter}')`,
        ),
      ),
    );
    await run(claimant(voters[0] ?? ""), `delete from suggestion_votes where user_id = '${voters[0]}'`);
    const admin = userActor(await db.addUser(), ["super_admin"]);
    await expect(
      run(admin, `update platform_suggestions set votes = 99 where id = '${suggestion?.id}'`),
    ).rejects.toMatchObject(REFUSED);
    await run(admin, `update platform_suggestions set admin_notes = 'secret' where id = '${suggestion?.id}'`);
    const [seen] = await run(
      claimant(voters[1] ?? ""),
      `select * from suggestion_board where id = '${suggestion?.id}'`,
    );
    expect(seen).toMatchObject({ votes: 9, is_mine: false });
    expect(Object.keys(seen ?? {})).not.toContain("admin_notes");
    expect(await run(anonymous, "select from suggestion_board")).toEqual([]);
  });
});

describe("an account", () => {
  test("gets its profile, whose address follows it", async () => {
    const user = await db.addUser(`before-${randomUUID()}@example.com`);
    const after = `after-${randomUUID()}@example.com`;
    await db.pools.auth.query(`update auth."user" set email = $1 where id = $2`, [after, user]);
    expect(await run(claimant(user), "select email from profiles")).toEqual([{ email: after }]);
    await expect(run(claimant(user), "update profiles set email = 'x@example.com'")).rejects.toMatchObject(
      REFUSED,
    );
    await expect(
      run(
        claimant(user),
        "update profiles set suspended_at = null, display_name = 'Sam', created_at = now()",
      ),
    ).rejects.toMatchObject(REFUSED);
    await run(claimant(user), "update profiles set display_name = 'Sam'");
  });

  test("that is suspended loses its sessions", async () => {
    const user = await db.addUser();
    await db.pools.auth.query(
      `insert into auth.session (token, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
      [randomUUID(), user],
    );
    await run(
      userActor(await db.addUser(), ["super_admin"]),
      `update profiles set suspended_at = now() where id = '${user}'`,
    );
    const left = await db.pools.auth.query(
      `select u.suspended_at is not null as suspended, s.id from auth."user" u left join auth.session s on s.user_id = u.id where u.id = $1`,
      [user],
    );
    expect(left.rows).toEqual([{ suspended: true, id: null }]);
  });

  test("makes nobody an admin but by a super_admin", async () => {
    const user = await db.addUser();
    for (const roles of [[], ["admin"]] as const) {
      await expect(
        run(userActor(user, roles), `insert into user_roles values ('${user}', 'super_admin')`),
      ).rejects.toMatchObject(REFUSED);
    }
    await run(userActor(user, ["super_admin"]), `insert into user_roles values ('${user}', 'admin')`);
  });
});
