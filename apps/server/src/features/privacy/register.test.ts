import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor, userActor } from "../../kernel/actor.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { type TestDatabase, testDatabase } from "../../testing/database.ts";
import { MATRIX_ROWS, layOutMatrix } from "../../testing/matrix/lay-out.ts";
import { PEOPLE, type Person, idOf } from "../../testing/matrix/people.ts";
import { rowsOf, signInRowsOf } from "./queries.ts";
import { columnsOf } from "./register-line.ts";
import { PERSONAL } from "./register.ts";
import { NOBODYS } from "./register-nobodys.ts";

let db: TestDatabase;
let owner: Client;
beforeAll(async () => {
  db = await testDatabase();
  owner = new Client({ connectionString: db.ownerUrl });
  await owner.connect();
  await layOutMatrix(owner);
  await owner.query(
    "insert into auth.session (token, user_id, expires_at) select 'secret ' || id, id, now() + interval '1 day' from auth.\"user\"",
  );
  await owner.query("update attorney_ad_impressions set user_id = $1", [idOf("claimant")]);
  await owner.query("update attorney_ad_clicks set visitor_key = $1", [idOf("claimant")]);
});
afterAll(async () => {
  await owner.end();
  await db.drop();
});

const TABLES = `select n.nspname || '.' || c.relname as name,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p')`;

const sorted = (names: Iterable<string>) => [...names].sort((a, b) => a.localeCompare(b));

describe("the register", () => {
  test("has one line for each column of each table, and no others", async () => {
    const { rows } = await owner.query<{ name: string; columns: string[] }>(TABLES);
    const catalogue = rows.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`));
    const lines = [
      ...Object.entries(PERSONAL).flatMap(([table, { exported, withheld = {} }]) =>
        [...columnsOf(exported), ...Object.keys(withheld)].map((column) => `${table}.${column}`),
      ),
      ...Object.entries(NOBODYS).flatMap(([table, columns]) =>
        columnsOf(columns).map((column) => `${table}.${column}`),
      ),
    ];
    expect(sorted(lines)).toEqual(sorted(catalogue));
  });

  test("calls nothing nobody's that points at a person or at what is a person's", async () => {
    const { rows } = await owner.query<{ source: string; target: string }>(
      `select s.nspname || '.' || c.relname as source, t.nspname || '.' || f.relname as target
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace s on s.oid = c.relnamespace
         join pg_class f on f.oid = k.confrelid join pg_namespace t on t.oid = f.relnamespace
       where k.contype = 'f'`,
    );
    const wrong = rows.filter(({ source, target }) => source in NOBODYS && target in PERSONAL);
    expect(wrong).toEqual([]);
  });

  test("says of each row that outlives its person why it does: the others hang on the account", async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select distinct s.nspname || '.' || c.relname as name
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace s on s.oid = c.relnamespace
       where k.contype = 'f' and k.confdeltype = 'n' and k.confrelid = 'auth."user"'::regclass`,
    );
    const silent = rows.filter(({ name }) => PERSONAL[name]?.kept === undefined);
    expect(silent.map(({ name }) => name)).toEqual(["public.support_tickets"]);
  });
});

/** A person's copy, as `exportData` makes it. */
async function copyOf(person: Person): Promise<Record<string, unknown[]>> {
  const id = idOf(person);
  return {
    ...(await asActor(db.pools, userActor(id, []), (tx) => rowsOf(tx, "person", id))),
    ...(await asActor(db.pools, systemActor, (tx) => rowsOf(tx, "system", id))),
    ...(await signInRowsOf(db.pools.auth, id)),
  };
}

const keyOf = (table: string) => table.replace("public.", "").replace(".", "_");

describe("a copy", () => {
  test("has rows of every table in which the person has some, with the columns that the register names", async () => {
    const copies = { claimant: await copyOf("claimant"), attorney: await copyOf("attorney") };
    for (const [table, { exported, read }] of Object.entries(PERSONAL)) {
      if (read === "nobody") continue;
      const rows = [...(copies.claimant[keyOf(table)] ?? []), ...(copies.attorney[keyOf(table)] ?? [])];
      const laidOut = MATRIX_ROWS.some(
        (row) => `public.${row.table}` === table && (row.owner === "claimant" || row.owner === "attorney"),
      );
      if (laidOut) expect(rows.length, table).toBeGreaterThan(0);
      for (const row of rows)
        expect(sorted(Object.keys(row as object)), table).toEqual(sorted(columnsOf(exported)));
    }
    expect(copies.claimant["auth_session"]).toHaveLength(1);
    expect(JSON.stringify(copies)).not.toContain("secret");
  });

  test("names nobody else", async () => {
    const copy = JSON.stringify(await copyOf("claimant"));
    for (const person of PEOPLE.filter((name) => name !== "claimant")) {
      expect(copy, person).not.toContain(idOf(person));
      expect(copy, person).not.toContain(`${person}@example.com`);
    }
  });
});

/** Tables and columns where an id or a word still stands. */
async function whereIs(word: string): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string; columns: string[] }>(TABLES);
  const found: string[] = [];
  for (const { name, columns } of tables) {
    const { rows } = await owner.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t where strpos(t::text, $1) > 0`,
      [word],
    );
    for (const { row } of rows)
      for (const column of columns)
        if (JSON.stringify(row[column])?.includes(word)) found.push(`${name}.${column}`);
  }
  return sorted(new Set(found));
}

describe("erasure", () => {
  const erase = async (person: Person) => {
    const [row] = await db.as<{ erased: boolean }>(
      systemActor,
      `select app.erase_account('${idOf(person)}', now()) as erased`,
    );
    return row?.erased;
  };

  test.each(["claimant", "attorney"] as const)(
    "of a %s leaves what is kept and what others wrote, and nothing else",
    async (person) => {
      const id = idOf(person);
      await owner.query(
        "update profiles set deletion_requested_at = now() - interval '1 day' where id = $1",
        [id],
      );
      await owner.query(
        `insert into notifications (user_id, about_user_id, kind, path, params)
         values ($1, $2, 'booking_update', '/bookings', '{"name": "Name of the one who goes"}')`,
        [idOf("stranger"), id],
      );
      await owner.query(
        "insert into attorney_ad_clicks (attorney_id, click_type, visitor_key) select id, 'consultation_booked', $1 from attorney_profiles where user_id = $2",
        [id, idOf("counsel")],
      );
      await owner.query(
        "insert into law_firm_invitations (law_firm_id, invited_by, email, token_hash, expires_at) select id, $2, $1, $1, now() from law_firms limit 1",
        [`${person}@example.com`, idOf("counsel")],
      );
      expect(await erase(person)).toBe(true);

      expect(await whereIs(id)).toEqual(["public.audit_log.actor_id"]);
      expect(await whereIs(`${person}@example.com`)).toEqual([]);
      expect(await whereIs("Name of the one who goes")).toEqual([]);
      const { rows: answers } = await owner.query(
        "select p.user_id, p.title, p.content, p.deleted_at is not null as is_gone, c.content as answer from comments c join posts p on p.id = c.post_id where c.id = $1",
        [idOf(person, "answer")],
      );
      expect(answers).toEqual([{ user_id: null, title: null, content: "-", is_gone: true, answer: "c" }]);
      const { rows: orders } = await owner.query(
        "select user_id, case_id, amount from orders where id = $1",
        [idOf(person, "order")],
      );
      expect(orders).toEqual([{ user_id: null, case_id: null, amount: "1000" }]);
    },
  );
});
