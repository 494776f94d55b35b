import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { anonymous, systemActor, userActor } from "../kernel/actor.ts";
import { onBehalfOf } from "../kernel/caller.ts";
import {
  type Tx,
  asActor,
  asLoginRole,
  asReader,
  askAsLoginRole,
  withActor,
} from "../kernel/unit-of-work.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";
import { type Pools, openPools } from "./pools.ts";

let db: TestDatabase;
/** One connection: who does not give it back lets the next one wait for ever. */
let pools: Pools;
beforeAll(async () => {
  db = await testDatabase();
  pools = openPools({ appUrl: db.appUrl, appConnections: 1 });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await pools.close();
  await db.drop();
});

const whoAmI = sql`select current_user as role, app.actor_id() as id, app.is_system() as system`;
const number = (n: number) => async (tx: Tx) =>
  (await tx.execute<{ n: number }>(sql`select ${n}::int as n`)).rows[0]?.n;

/** Runs work as the calls of one request do. */
const inRequest = <T>(work: () => Promise<T>) =>
  onBehalfOf({ network: "192.0.2.1", known: true, requestId: "r-1", request: {} }, work);

/** What is sent to Postgres while work runs. */
async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(Client.prototype, "query");
  await work();
  await asReader(pools, anonymous, (tx) => tx.execute(sql`select 1`));
  return sent.mock.calls.map(([query]: unknown[]) =>
    typeof query === "string" ? query : (query as { text: string }).text,
  );
}

const begun = (statements: readonly string[]) => statements.filter((text) => text.startsWith("begin"));

describe("what is only read", () => {
  test("at the same time in one request shares one transaction, and what is read right after it", async () => {
    const sent = await sentBy(() =>
      inRequest(async () => {
        const read = (n: number) => asReader(pools, anonymous, number(n));
        expect(await Promise.all([read(1), read(2), read(3)])).toEqual([1, 2, 3]);
        expect(await read(4)).toBe(4);
      }),
    );
    // The one of the request, and the look that waited for the connection.
    expect(begun(sent)).toHaveLength(2);
  });

  test("is read in the name of its actor alone", async () => {
    const many = openPools({ appUrl: db.appUrl });
    const [one, other] = [await db.addUser(), await db.addUser()];
    const seen = await inRequest(() =>
      Promise.all(
        [userActor(one, []), userActor(other, []), systemActor, anonymous].map((actor) =>
          asReader(many, actor, async (tx) => (await tx.execute(whoAmI)).rows[0]),
        ),
      ),
    );
    const role = "standing_user";
    expect(seen).toEqual([
      { role, id: one, system: false },
      { role, id: other, system: false },
      { role, id: null, system: true },
      { role, id: null, system: false },
    ]);
    await many.close();
  });

  test("of another request is read in a transaction of its own", async () => {
    const sent = await sentBy(() =>
      Promise.all([1, 2].map((n) => inRequest(() => asReader(pools, anonymous, number(n))))),
    );
    expect(begun(sent)).toHaveLength(3);
  });

  test("is found although another read fails beside it, which alone is told so", async () => {
    const failing = (tx: Tx) => tx.execute(sql`select 1 / 0`);
    const later = async (tx: Tx) => [await number(7)(tx), await number(8)(tx)];
    const [before, failed, after] = await inRequest(() =>
      Promise.allSettled([
        asReader(pools, anonymous, number(6)),
        asReader(pools, anonymous, failing),
        asReader(pools, anonymous, later),
      ]),
    );
    expect(before).toEqual({ status: "fulfilled", value: 6 });
    expect(failed).toMatchObject({ status: "rejected", reason: { cause: { code: "22012" } } });
    expect(after).toEqual({ status: "fulfilled", value: [7, 8] });
  });

  test("fails alone where what it asks for is not there, and gives its connection back", async () => {
    const missing = () => Promise.reject(new Error("not there"));
    const [failed, read] = await inRequest(() =>
      Promise.allSettled([asReader(pools, anonymous, missing), asReader(pools, anonymous, number(9))]),
    );
    expect(failed).toMatchObject({ reason: { message: "not there" } });
    expect(read).toMatchObject({ value: 9 });
    expect(await asReader(pools, anonymous, number(10))).toBe(10);
  });

  test("writes nothing, not even as the system", async () => {
    const writing = asReader(pools, systemActor, (tx) => tx.execute(sql`delete from notifications`));
    await expect(writing).rejects.toMatchObject({ cause: { code: "25006" } });
  });

  test("cannot go on in another name, which the others would read in, too", async () => {
    const reading = (work: (tx: Tx) => Promise<unknown>) => asReader(pools, anonymous, work);
    await expect(reading((tx) => withActor(tx, systemActor, () => tx.execute(whoAmI)))).rejects.toThrow(
      "one actor",
    );
    await expect(reading((tx) => asLoginRole(tx, async () => {}))).rejects.toThrow("one actor");
  });

  test("may hold a question to the job queue without letting others ask it", async () => {
    const user = userActor(await db.addUser(), []);
    const seen = await inRequest(() =>
      Promise.all(
        [1, 2, 3].map((n) =>
          asReader(pools, user, async (tx) => {
            const before = tx.execute<{ role: string }>(whoAmI);
            const asked = askAsLoginRole<{ role: string; n: number }>(
              tx,
              "select current_user as role, $1::int as n",
              [n],
            );
            const after = tx.execute<{ role: string }>(whoAmI);
            return [(await before).rows[0]?.role, (await asked)[0], (await after).rows[0]?.role];
          }),
        ),
      ),
    );
    expect(seen).toEqual(
      [1, 2, 3].map((n) => ["standing_user", { role: "standing_app", n }, "standing_user"]),
    );
  });
});

describe("a statement that comes again", () => {
  const planned = async (like: string) => {
    const { rows } = await asActor(pools, anonymous, (tx) =>
      tx.execute<{ name: string }>(
        sql`select name from pg_prepared_statements where statement like ${`%${like}%`} and name <> ''`,
      ),
    );
    return rows.length;
  };

  test("is kept by Postgres under a name, and one with other words is not", async () => {
    const ask = (n: number) =>
      asActor(pools, anonymous, (tx) => tx.execute(sql`select ${n}::int as comes_again`));
    await ask(1);
    expect(await planned("comes_again")).toBe(0);
    expect((await ask(2)).rows).toEqual([{ comes_again: 2 }]);
    expect((await ask(3)).rows).toEqual([{ comes_again: 3 }]);
    expect(await planned("as comes_again")).toBe(1);
  });

  test("sees its own person's rows only, whoever had it planned", async () => {
    const [one, other] = [await db.addUser(), await db.addUser()];
    const own = async (id: string) =>
      (
        await asActor(pools, userActor(id, []), (tx) =>
          tx.execute(sql`select id from profiles where ${1} = 1`),
        )
      ).rows;
    for (const id of [one, other, one, other, one, other, one])
      expect(await own(id)).toEqual(expect.arrayContaining([{ id }]));
    expect(await own(one)).not.toContainEqual({ id: other });
  });

  test("is planned anew after what it reads has changed its form", async () => {
    await db.asOwner("create table public.changing (n integer)");
    await db.asOwner("grant select on public.changing to standing_user");
    const all = () =>
      asActor(pools, anonymous, (tx) => tx.execute(sql`select changing.* from changing where ${1} = 1`));
    for (const _ of [1, 2, 3]) await all();
    await db.asOwner("alter table public.changing add column m integer");
    await expect(all()).rejects.toMatchObject({ cause: { code: "0A000" } });
    expect((await all()).fields.map(({ name }) => name)).toEqual(["n", "m"]);
  });
});
