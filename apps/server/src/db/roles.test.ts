import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anonymous, systemActor, userActor } from "../kernel/actor.ts";
import { asActor, asLoginRole, withActor } from "../kernel/unit-of-work.ts";
import { openPools } from "./pools.ts";
import { cases } from "./schema/cases.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const REFUSED = { code: "42501" };
const story = {
  title: "t",
  description: "d",
  legal_category: "personal_injury",
  case_type: "personal_injury",
} as const;
const whoAmI = sql`select current_user as role, app.actor_id() as id, app.is_admin() as admin, app.is_system() as system`;

describe("the application's login", () => {
  test("is neither superuser nor owner, inherits nothing and cannot pass by policies", async () => {
    const roles = await db.asOwner(
      `select rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolbypassrls, rolcanlogin from pg_roles
       where rolname like 'standing%' order by rolname`,
    );
    const nothing = {
      rolsuper: false,
      rolinherit: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
    };
    expect(roles).toEqual([
      { rolname: "standing_app", ...nothing, rolcanlogin: true },
      { rolname: "standing_auth", ...nothing, rolcanlogin: false },
      { rolname: "standing_user", ...nothing, rolcanlogin: false },
    ]);
    const owned = await db.asOwner(
      `select nspname from pg_class c join pg_namespace n on n.oid = relnamespace join pg_roles r on r.oid = relowner
       where rolname like 'standing%' and nspname <> 'pgboss'`,
    );
    expect(owned).toEqual([]);
  });

  test("reads no table without an actor", async () => {
    await expect(db.pools.app.query("select from public.cases")).rejects.toMatchObject(REFUSED);
    await expect(db.pools.app.query(`select from auth."user"`)).rejects.toMatchObject(REFUSED);
  });

  test("as an actor reaches neither accounts nor the job queue nor the record of migrations", async () => {
    await db.pools.app.query("create table pgboss.probe (id integer)");
    for (const table of [`auth."user"`, "auth.session", "pgboss.probe", "app.migrations"]) {
      const reading = asActor(db.pools, systemActor, (tx) => tx.execute(sql.raw(`select from ${table}`)));
      await expect(reading, table).rejects.toMatchObject({ cause: REFUSED });
    }
  });

  test("cannot truncate, and cannot make tables", async () => {
    for (const statement of [
      "truncate public.cases",
      "create table public.mine (id integer)",
      "alter table public.cases disable row level security",
    ]) {
      const trying = asActor(db.pools, systemActor, (tx) => tx.execute(sql.raw(statement)));
      await expect(trying, statement).rejects.toMatchObject({ cause: REFUSED });
    }
  });
});

describe("the pool for accounts", () => {
  test("keeps accounts and reads roles, and nothing else of the product", async () => {
    const { rows } = await db.pools.auth.query("select current_user as role");
    expect(rows).toEqual([{ role: "standing_auth" }]);
    await db.pools.auth.query(`insert into auth."user" (email) values ('kept@example.com')`);
    await db.pools.auth.query("select from public.user_roles");
    await expect(db.pools.auth.query("select from public.cases")).rejects.toMatchObject(REFUSED);
    await expect(
      db.pools.auth.query("insert into public.user_roles values (gen_random_uuid(), 'admin')"),
    ).rejects.toMatchObject(REFUSED);
  });
});

describe("views", () => {
  test("are for reading only", async () => {
    const granted = await db.asOwner(
      `select table_name, privilege_type from information_schema.role_table_grants
       where grantee = 'standing_user' and privilege_type <> 'SELECT'
         and table_name in (select viewname from pg_views where schemaname = 'public')`,
    );
    expect(granted).toEqual([]);
  });
});

describe("procedures", () => {
  test("nobody but the actor's role may call what looks past the policies", async () => {
    const open = await db.asOwner(
      `select p.oid::regprocedure::text as name from pg_proc p
       where prosecdef and pronamespace in ('public'::regnamespace, 'app'::regnamespace)
         and (proacl is null or exists (select from aclexplode(proacl) a where a.grantee = 0))`,
    );
    expect(open).toEqual([]);
  });

  test("that look past the policies have a search path of their own", async () => {
    const loose = await db.asOwner(
      `select oid::regprocedure::text as name from pg_proc
       where prosecdef and pronamespace in ('public'::regnamespace, 'app'::regnamespace) and proconfig is null`,
    );
    expect(loose).toEqual([]);
  });
});

describe("updated_at", () => {
  test("is kept by the database wherever it stands", async () => {
    const untouched = await db.asOwner(
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'updated_at'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'touch')`,
    );
    expect(untouched).toEqual([]);
  });
});

describe("a transaction as an actor", () => {
  test("leaves nothing behind on its connection", async () => {
    const pools = openPools({ appUrl: db.appUrl, appConnections: 1 });
    const user = await db.addUser();
    const inside = await asActor(pools, userActor(user, ["super_admin"]), (tx) => tx.execute(whoAmI));
    expect(inside.rows).toEqual([{ role: "standing_user", id: user, admin: true, system: false }]);
    await expect(asActor(pools, systemActor, () => Promise.reject(new Error("stop")))).rejects.toThrow(
      "stop",
    );
    const after = await pools.app.query(
      "select current_user as role, current_setting('app.user_id', true) as id, current_setting('app.roles', true) as roles",
    );
    expect(after.rows).toEqual([{ role: "standing_app", id: "", roles: "" }]);
    const next = await asActor(pools, anonymous, (tx) => tx.execute(whoAmI));
    expect(next.rows).toEqual([{ role: "standing_user", id: null, admin: false, system: false }]);
    await pools.close();
  });

  test("takes everything back when the work throws, and keeps it when it returns", async () => {
    const user = await db.addUser();
    const actor = userActor(user, []);
    const failing = asActor(db.pools, actor, async (tx) => {
      await tx.insert(cases).values({ ...story, user_id: user });
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await asActor(db.pools, actor, (tx) => tx.select().from(cases))).toEqual([]);
    await asActor(db.pools, actor, (tx) => tx.insert(cases).values({ ...story, user_id: user }));
    expect(await asActor(db.pools, actor, (tx) => tx.select().from(cases))).toHaveLength(1);
  });

  test("survives a connection that is lost in the middle", async () => {
    const pools = openPools({ appUrl: db.appUrl, appConnections: 1 });
    const losing = asActor(pools, anonymous, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.asOwner("select pg_terminate_backend($1)", [rows[0]?.pid]);
      await tx.execute(sql`select 1`);
    });
    await expect(losing).rejects.toThrow();
    const next = await asActor(pools, anonymous, (tx) => tx.execute(whoAmI));
    expect(next.rows).toHaveLength(1);
    await pools.close();
  });

  test("cannot be talked into another actor by its id or roles", async () => {
    const user = await db.addUser();
    const hostile = {
      kind: "user",
      userId: `${user}', true), set_config('app.roles', 'system`,
      roles: [],
    } as const;
    await expect(asActor(db.pools, hostile, (tx) => tx.execute(whoAmI))).rejects.toMatchObject({
      cause: { code: "22P02" },
    });
  });

  test("can act for the system in the middle and goes on as the user", async () => {
    const user = await db.addUser();
    const seen = await asActor(db.pools, userActor(user, ["admin"], "r-1"), async (tx) => {
      const within = await withActor(tx, systemActor, () => tx.execute(whoAmI));
      const after = await tx.execute(
        sql`select app.actor_id() as id, app.is_admin() as admin, current_setting('app.request_id') as request`,
      );
      return { within: within.rows, after: after.rows };
    });
    expect(seen).toEqual({
      within: [{ role: "standing_user", id: null, admin: false, system: true }],
      after: [{ id: user, admin: true, request: "r-1" }],
    });
  });

  test("can write to the job queue in the middle, and only there", async () => {
    const user = await db.addUser();
    await asActor(db.pools, userActor(user, []), async (tx) => {
      await asLoginRole(tx, async (executeSql) => {
        await executeSql("create table pgboss.queue (id integer)");
        await executeSql("insert into pgboss.queue values ($1)", [1]);
      });
      await tx.insert(cases).values({ ...story, user_id: user });
    });
    const reading = asActor(db.pools, userActor(user, []), (tx) =>
      asLoginRole(tx, (executeSql) => executeSql("select from public.cases")),
    );
    await expect(reading).rejects.toMatchObject(REFUSED);
  });
});

test("another login is refused the role of the actors", async () => {
  await db.asOwner("create role somebody login");
  const client = new Client({ connectionString: db.ownerUrl.replace("//postgres@", "//somebody@") });
  await client.connect();
  await expect(client.query("set role standing_user")).rejects.toMatchObject(REFUSED);
  await client.end();
  await db.asOwner("drop role somebody");
});
