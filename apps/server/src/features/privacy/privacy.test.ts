import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { phonePhoto } from "../../testing/sample-files.ts";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";
import { eraseDueAccounts } from "./erase-accounts.ts";
import { eraseExportsOf, forgetExports } from "./export-archive.ts";
import { eraseOldCases } from "./erase-old-cases.ts";
import { forgetSignIns } from "./forget-sign-ins.ts";

const password = "a long enough password";
const DAY = 86_400_000;
let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

const inDays = (days: number) => ({ ...world.services, now: () => new Date(Date.now() + days * DAY) });
const mailsTo = async (address: string) => (await world.mails()).filter((mail) => mail.to === address);

/** A claimant with a case that has been analyzed, a ticket, a suggestion and a payment. */
async function personWithCase(email: string) {
  const user = await world.claimant(email);
  const { client } = world.as(user);
  const { id } = await client.cases.submit({
    title: `Case of ${email}`,
    description:
      "My landlord kept my deposit of $2,400 in Oakland, California and never sent a list of damages.",
    legal_category: "real_estate_law",
    incident_date: "2026-06-30",
    incident_city: "Oakland",
    incident_state: "CA",
  });
  await until(async () => (await client.cases.get({ id })).status === "completed");
  await client.support.createTicket({
    title: "Help",
    description: "A private question",
    category: "general",
  });
  await client.suggestions.create({ title: "Idea", description: "A new one", category: "feature" });
  await world.database.asOwner(
    "insert into orders (user_id, purpose, amount, status, case_id, provider, paid_at) values ($1, 'document_upload', 1000, 'paid', $2, 'sandbox', now())",
    [user.id, id],
  );
  return { user, client, id, email };
}

type Person = Pick<Awaited<ReturnType<typeof personWithCase>>, "client" | "id" | "email">;

/** Adds a document to a person's case. */
async function adds({ client, id, email }: Person, name: string): Promise<string> {
  const file = new File([`${name} of ${email}`], name);
  return (await client.documents.upload({ case_id: id, file, document_type: "evidence" })).id;
}

async function keysBelow(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of world.services.files.list(prefix)) keys.push(key);
  return keys;
}

/** Names and words of the files in an archive. */
async function unzipped(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    files[entry.fileName] = Buffer.concat(await stream.toArray()).toString("utf8");
  }
  return files;
}

describe("a copy of one's data", () => {
  test("holds everything of the person, nothing of others, and no secret", async () => {
    const me = await personWithCase("copy@example.org");
    const other = await personWithCase("other@example.org");
    const [document, second] = [await adds(me, "Lease.txt"), await adds(me, "Lease.txt")].sort((a, b) =>
      a.localeCompare(b),
    );
    await adds(me, "Receipt.txt");
    await adds(other, "Secret.txt");
    const file = await me.client.ownAccount.exportData({ password });
    expect(file.name).toMatch(/^standing-data-\d{4}-\d\d-\d\d\.zip$/);
    expect(file.type).toBe("application/zip");
    const archive = await unzipped(Buffer.from(await file.arrayBuffer()));
    expect(Object.keys(archive).sort((a, b) => a.localeCompare(b))).toEqual([
      "data.json",
      `documents/${document}/Lease.txt`,
      `documents/${second}/Lease.txt`,
      "documents/Receipt.txt",
    ]);
    expect(archive["documents/Receipt.txt"]).toBe("Receipt.txt of copy@example.org");
    const text = archive["data.json"] ?? "";
    const data = JSON.parse(text) as Record<string, unknown[]>;
    expect(data["account"]).toEqual({ id: me.user.id, email: me.email });
    expect(data["cases"]).toMatchObject([{ id: me.id, status: "completed" }]);
    for (const table of ["profiles", "case_analyses", "support_tickets", "platform_suggestions", "orders"])
      expect(data[table], table).toHaveLength(1);
    expect(data["terms_conditions_agreements"]).toMatchObject([
      { agreement_type: "sign_up" },
      { agreement_type: "case_submission" },
    ]);
    for (const strange of [other.id, other.user.id, other.email]) expect(text).not.toContain(strange);
    expect(text).not.toMatch(/"(token|password|secret|backup_codes)"/);
  });

  test("holds what the person wrote down about their case", async () => {
    const user = await world.claimant("noted@example.org");
    const { client } = world.as(user);
    const { id } = await client.cases.submit({
      title: "A case",
      description: "My landlord kept my deposit.",
      legal_category: "other",
    });
    await client.cases.addNote({ id, title: "Call", content: "He said no", note_type: "note" });
    const file = await client.ownAccount.exportData({ password });
    const archive = await unzipped(Buffer.from(await file.arrayBuffer()));
    expect(JSON.parse(archive["data.json"] ?? "{}")).toMatchObject({
      case_notes: [{ case_id: id, title: "Call", content: "He said no" }],
    });
  });

  test("is for its owner with the password alone", async () => {
    const user = await world.claimant("guarded@example.org");
    await expect(world.as(null).client.ownAccount.exportData({ password })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    await expect(world.as(user).client.ownAccount.exportData({ password: "guess" })).rejects.toMatchObject({
      code: "WRONG_PASSWORD",
    });
  });
});

describe("deleting an account", () => {
  test("signs out, says the day, and erases everything after 14 days and not before", async () => {
    const { user, client, id, email } = await personWithCase("gone@example.org");
    const expected = new Date(Date.now() + 14 * DAY).toISOString().slice(0, 10);
    const { deletes_on } = await client.ownAccount.requestDeletion({ password });
    expect(deletes_on).toBe(expected);
    expect(await world.database.asOwner("select from auth.session where user_id = $1", [user.id])).toEqual(
      [],
    );
    const named = new Date(deletes_on).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    await until(async () => (await mailsTo(email)).find((mail) => mail.text.includes(named)));

    await adds({ client, id, email }, "Lease.txt");
    await client.documents.startUpload({ case_id: id, file_name: "half.txt", file_size: 9 });
    await world.services.files.put(`uploads/${user.id}/half/0-4`, Buffer.from("half"), "text/plain");
    const photo = new File([new Uint8Array(await phonePhoto())], "me.jpg", { type: "image/jpeg" });
    const { photo_url } = await client.attorneys.setPhoto({ photo });
    await eraseDueAccounts(inDays(13.9));
    expect((await world.fetch(photo_url)).status).toBe(200);
    expect(await keysBelow(`case-documents/${user.id}`)).toHaveLength(1);
    expect(await world.database.asOwner("select from cases where id = $1", [id])).toHaveLength(1);
    await eraseDueAccounts(inDays(14.1));
    expect(await keysBelow(`case-documents/${user.id}`)).toEqual([]);
    expect(await keysBelow(`uploads/${user.id}`)).toEqual([]);
    expect((await world.fetch(photo_url)).status).toBe(404);

    const tables = await world.database.asOwner<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema in ('public', 'auth', 'pgboss')`,
    );
    const left: string[] = [];
    for (const { name } of tables) {
      const rows = await world.database.asOwner(
        `select from ${name} t where strpos(t::text, $1) > 0 or strpos(t::text, $2) > 0 or strpos(t::text, $3) > 0`,
        [user.id, email, `Case of ${email}`],
      );
      if (rows.length > 0) left.push(name);
    }
    expect(left).toEqual(["public.audit_log"]);
    const audited = await world.database.asOwner<{ row: string }>(
      "select t::text as row from audit_log t where actor_id = $1 or entity_id = $1::text",
      [user.id],
    );
    expect(audited.map(({ row }) => row).join()).not.toMatch(/example\.org|deposit|private/);
    expect(
      await world.database.asOwner(
        "select from orders where user_id is null and amount = 1000 and status = 'paid'",
      ),
    ).toHaveLength(1);
    await expect(world.as(null).client.accounts.signIn({ email, password })).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
    });
  });

  test("signing in within the 14 days says the day, and keeps the account on request", async () => {
    const email = "stays@example.org";
    const user = await world.claimant(email);
    const { deletes_on } = await world.as(user).client.ownAccount.requestDeletion({ password });
    const back = await world.as(null).client.accounts.signIn({ email, password });
    expect(back.deletes_on).toBe(deletes_on);
    expect(await world.as(user).client.ownAccount.profile()).toMatchObject({ deletes_on });
    await world.as(user).client.ownAccount.cancelDeletion();
    await eraseDueAccounts(inDays(20));
    expect(await world.as(null).client.accounts.signIn({ email, password })).toMatchObject({
      deletes_on: null,
    });
  });

  test("asks for the password, and asking twice keeps the first day", async () => {
    const user = await world.claimant("twice@example.org");
    const { client } = world.as(user);
    await expect(client.ownAccount.requestDeletion({ password: "guess" })).rejects.toMatchObject({
      code: "WRONG_PASSWORD",
    });
    expect(await client.ownAccount.profile()).toMatchObject({ deletes_on: null });
    const first = await client.ownAccount.requestDeletion({ password });
    await world.database.asOwner(
      "update profiles set deletion_requested_at = deletion_requested_at - interval '3 days' where id = $1",
      [user.id],
    );
    const second = await client.ownAccount.requestDeletion({ password });
    expect(second.deletes_on < first.deletes_on).toBe(true);
  });

  test("leaves what others answered where it stands, under a post without words and writer", async () => {
    const asker = await world.claimant("asks@example.org");
    const helper = await world.claimant("answers@example.org");
    const { id } = await world.as(asker).client.forum.create({
      title: "A question of one who will leave",
      content: "Words of one who will leave.",
      disclaimer_accepted: true,
    });
    const alone = await world.as(asker).client.forum.create({
      title: "A question that nobody answers",
      content: "Other words of one who will leave.",
      disclaimer_accepted: true,
    });
    await world.as(helper).client.forum.reply({ id, content: "An answer that helps others too." });
    await world.as(asker).client.ownAccount.requestDeletion({ password });
    await eraseDueAccounts(inDays(14.1));
    const { post, comments } = await world.as(null).client.forum.get({ id });
    expect(post).toMatchObject({ title: "", content: null, author: null, state: "deleted" });
    expect(comments).toMatchObject([{ content: "An answer that helps others too." }]);
    await expect(world.as(null).client.forum.get({ id: alone.id })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("nobody but the system erases an account", async () => {
    const user = await world.claimant("safe@example.org");
    const call = `select app.erase_account('${user.id}', now())`;
    await expect(
      world.database.as({ kind: "user", userId: user.id, roles: ["super_admin"] }, call),
    ).rejects.toMatchObject({ cause: { code: "42501" } });
  });
});

describe("cases without activity for seven years", () => {
  const age = (id: string, years: number, days: number) =>
    world.database.asOwner(
      "update cases set last_activity_at = now() - make_interval(years => $2, days => $3) where id = $1",
      [id, years, days],
    );
  const exists = async (id: string) =>
    (await world.database.asOwner("select from cases where id = $1", [id])).length === 1;
  const notices = async (email: string) =>
    (await mailsTo(email)).filter((mail) => mail.subject === "Old cases will be erased");

  test("are erased 30 days after their owner was told once, and not before", async () => {
    const { user, client, id, email } = await personWithCase("old@example.org");
    const young = await personWithCase("young@example.org");
    await adds({ client, id, email }, "Lease.txt");
    await adds(young, "Lease.txt");
    await age(id, 7, -20);
    await age(young.id, 6, 300);
    await eraseOldCases(world.services, world.origin);
    await until(async () => (await notices(email)).length === 1);
    const [notice] = await notices(email);
    expect(notice?.text).toMatch(
      /no activity for about 7 years\. On or after [A-Z][a-z]+ \d{1,2}, \d{4} we erase/,
    );
    await eraseOldCases(inDays(29), world.origin);
    expect(await exists(id)).toBe(true);
    await eraseOldCases(inDays(31), world.origin);
    expect(await exists(id)).toBe(false);
    expect(await exists(young.id)).toBe(true);
    expect(await keysBelow(`case-documents/${user.id}`)).toEqual([]);
    expect(await keysBelow(`case-documents/${young.user.id}`)).toHaveLength(1);
    expect(await notices(email)).toHaveLength(1);
    expect((await notices(email))[0]?.text).not.toContain("Case of");
    expect(
      await world.database.asOwner("select from audit_log where action = 'case.erased' and entity_id = $1", [
        id,
      ]),
    ).toHaveLength(1);
  });

  test("stay when their owner does something after the notice", async () => {
    const { id, email } = await personWithCase("awake@example.org");
    await age(id, 8, 0);
    await eraseOldCases(world.services, world.origin);
    await until(async () => (await notices(email)).length === 1);
    await world.database.asOwner("update cases set last_activity_at = now() where id = $1", [id]);
    await eraseOldCases(inDays(31), world.origin);
    expect(await exists(id)).toBe(true);
  });
});

test("mail that was sent, or given up, leaves nothing with the jobs", async () => {
  const email = "mailed@example.org";
  await world.claimant(email);
  await until(async () => (await mailsTo(email)).length > 0);
  const left = () =>
    world.database.asOwner("select name, state from pgboss.job where data::text like $1", [`%${email}%`]);
  await until(async () => (await left()).length === 0);
  const lost = { to: email, subject: "x", text: "a link" };
  await world.database.asOwner(
    "insert into pgboss.job (name, data, state) values ('send-mail', $1, 'failed'), ('send-mail-exhausted', $1, 'created')",
    [JSON.stringify(lost)],
  );
  await until(async () => (await left()).length === 0);
  expect((await mailsTo(email)).map(({ text }) => text)).not.toContain(lost.text);
});

test("archives of a process that was stopped are deleted by the next one, an erased person's at once", async () => {
  const folder = join(world.services.config.home, "exports");
  await mkdir(folder, { recursive: true });
  const make = async (name: string, minutes: number) => {
    await writeFile(join(folder, name), "words");
    const then = new Date(Date.now() - minutes * 60_000);
    await utimes(join(folder, name), then, then);
  };
  await make("one.old.zip", 11);
  await make("one.young.zip", 9);
  await make("two.young.zip", 9);
  await forgetExports(world.services.config.home);
  expect((await readdir(folder)).filter((name) => /one|two/.test(name))).toEqual([
    "one.young.zip",
    "two.young.zip",
  ]);
  await eraseExportsOf(world.services.config.home, "one");
  expect((await readdir(folder)).filter((name) => /one|two/.test(name))).toEqual(["two.young.zip"]);
});

test("the jobs come by themselves and can be carried out", async () => {
  const names = ["erase-accounts", "erase-old-cases", "forget-sign-ins"];
  const schedules = await world.database.asOwner(
    "select name, cron from pgboss.schedule where name = any($1) order by name",
    [names],
  );
  expect(schedules).toEqual([
    { name: "erase-accounts", cron: "17 * * * *" },
    { name: "erase-old-cases", cron: "41 9 * * *" },
    { name: "forget-sign-ins", cron: "23 8 * * *" },
  ]);
  await world.database.asOwner(
    "insert into pgboss.job (name, data) select name, '{}' from unnest($1::text[]) as name",
    [names],
  );
  await until(async () => {
    const rows = await world.database.asOwner<{ state: string }>(
      "select state::text from pgboss.job where name = any($1)",
      [names],
    );
    return rows.length === names.length && rows.every(({ state }) => state === "completed");
  });
});

test("expired sessions, links and counts of attempts are forgotten; those in force stay", async () => {
  const { id } = await world.claimant("signed-in@example.org");
  await world.services.rateLimiter.take({ key: "kept", max: 5, windowSeconds: 60 });
  await world.database.asOwner(
    `insert into auth.session (id, token, user_id, expires_at) values
       (gen_random_uuid(), 'old', $1, now() - interval '1 minute'),
       (gen_random_uuid(), 'in force', $1, now() + interval '1 day')`,
    [id],
  );
  await world.database.asOwner(
    "insert into auth.rate_limit (id, key, count, last_request) values (gen_random_uuid(), 'old', 1, 0)",
  );
  expect(await forgetSignIns(world.services)).toBeGreaterThanOrEqual(2);
  const left = await world.database.asOwner(
    "select token as name from auth.session where user_id = $1 and token in ('old', 'in force') union all select key from auth.rate_limit where key in ('old', 'kept') order by 1",
    [id],
  );
  expect(left).toEqual([{ name: "in force" }, { name: "kept" }]);
});
