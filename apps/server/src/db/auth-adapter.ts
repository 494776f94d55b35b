import type { BetterAuthOptions } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pools } from "./pools.ts";
import { authAccount, authSession, authTwoFactor, authUser, authVerification } from "./schema/accounts.ts";
import { tokenHash } from "./token-hash.ts";

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;
type Where = NonNullable<Parameters<Adapter["findOne"]>[0]["where"]>;

/** Columns that hold what a browser shows to be let in. */
const SECRETS: Readonly<Record<string, string>> = { session: "token", verification: "identifier" };

/** Better Auth's way to our schema `auth`, as the role that may touch nothing else. Tokens are kept as hashes. */
export function authAdapter(pools: Pools): (options: BetterAuthOptions) => Adapter {
  const adapter = drizzleAdapter(drizzle(pools.auth), {
    provider: "pg",
    schema: {
      user: authUser,
      session: authSession,
      account: authAccount,
      verification: authVerification,
      twoFactor: authTwoFactor,
    },
  });
  return (options) => hashing(adapter(options));
}

/** Hashes what is asked for and what is written; what was just given in is given back as it was. */
function hashing(adapter: Adapter): Adapter {
  const hashed = <D extends Record<string, unknown>>(model: string, data: D): D => {
    const column = SECRETS[model];
    const value = column === undefined ? undefined : data[column];
    return column !== undefined && typeof value === "string" ? { ...data, [column]: tokenHash(value) } : data;
  };
  const whereOf = (model: string, where: Where): Where =>
    where.map((one) =>
      one.field === SECRETS[model] && typeof one.value === "string"
        ? { ...one, value: tokenHash(one.value) }
        : one,
    );
  /** The row as whoever knows the token sees it. */
  const shown = <R>(model: string, where: Where, row: R): R => {
    const column = SECRETS[model];
    const known = where.find(({ field }) => field === column);
    return column !== undefined && known && row !== null ? { ...row, [column]: known.value } : row;
  };
  return {
    ...adapter,
    async create(input) {
      const created = await adapter.create({ ...input, data: hashed(input.model, input.data) });
      const column = SECRETS[input.model];
      return (
        column === undefined
          ? created
          : { ...created, [column]: (input.data as Record<string, unknown>)[column] }
      ) as never;
    },
    async findOne<T>(input: Parameters<Adapter["findOne"]>[0]) {
      const row = await adapter.findOne<T>({ ...input, where: whereOf(input.model, input.where) });
      return shown(input.model, input.where, row);
    },
    async findMany<T>(input: Parameters<Adapter["findMany"]>[0]) {
      const where = input.where ?? [];
      const rows = await adapter.findMany<T>({ ...input, where: whereOf(input.model, where) });
      return rows.map((row) => shown(input.model, where, row));
    },
    count: (input) => adapter.count({ ...input, where: whereOf(input.model, input.where ?? []) }),
    async update<T>(input: Parameters<Adapter["update"]>[0]) {
      const row = await adapter.update<T>({
        ...input,
        where: whereOf(input.model, input.where),
        update: hashed(input.model, input.update),
      });
      return shown(input.model, input.where, row);
    },
    updateMany: (input) =>
      adapter.updateMany({
        ...input,
        where: whereOf(input.model, input.where),
        update: hashed(input.model, input.update),
      }),
    delete: (input) => adapter.delete({ ...input, where: whereOf(input.model, input.where) }),
    deleteMany: (input) => adapter.deleteMany({ ...input, where: whereOf(input.model, input.where) }),
    async consumeOne<T>(input: Parameters<Adapter["consumeOne"]>[0]) {
      const row = await adapter.consumeOne<T>({ ...input, where: whereOf(input.model, input.where) });
      return shown(input.model, input.where, row);
    },
    async incrementOne<T>(input: Parameters<Adapter["incrementOne"]>[0]) {
      const row = await adapter.incrementOne<T>({ ...input, where: whereOf(input.model, input.where) });
      return shown(input.model, input.where, row);
    },
    transaction: (work) =>
      adapter.transaction((inside) => work(hashing(inside as Adapter) as unknown as typeof inside)),
  };
}
