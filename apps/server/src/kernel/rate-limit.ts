import type { Pool } from "pg";
import { problem } from "./problem.ts";

/** At most `max` events of one `key` in `windowSeconds`. */
export interface Limit {
  key: string;
  max: number;
  windowSeconds: number;
}

export interface RateLimiter {
  /** Counts one event against each limit. Throws RATE_LIMITED with the seconds to wait when one is exceeded. */
  take(...limits: Limit[]): Promise<void>;
  /** Takes one event back that turned out to be nobody's guess. */
  giveBack(...limits: Limit[]): Promise<void>;
}

/**
 * Fixed windows counted in Postgres, so that every web process sees the same count.
 * @param pool logged in with access to the schema `auth`
 */
export function postgresRateLimiter(pool: Pool, now: () => Date): RateLimiter {
  return {
    async take(...limits) {
      for (const limit of limits) {
        const at = now().getTime();
        const window = limit.windowSeconds * 1000;
        const { rows } = await pool.query<{ count: number; last_request: string }>(
          `insert into auth.rate_limit as r (id, key, count, last_request) values (gen_random_uuid(), $1, 1, $2)
           on conflict (key) do update set
             count = case when r.last_request <= $2 - $3 then 1 else r.count + 1 end,
             last_request = case when r.last_request <= $2 - $3 then $2 else r.last_request end
           returning count, last_request`,
          [limit.key, at, window],
        );
        const row = rows[0];
        if (row && row.count > limit.max) {
          const wait = Math.ceil((Number(row.last_request) + window - at) / 1000);
          throw problem("RATE_LIMITED", { retry_after_seconds: Math.max(1, wait) });
        }
      }
    },
    async giveBack(...limits) {
      await pool.query("update auth.rate_limit set count = greatest(count - 1, 0) where key = any($1)", [
        limits.map(({ key }) => key),
      ]);
    },
  };
}
