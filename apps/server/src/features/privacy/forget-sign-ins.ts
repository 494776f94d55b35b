import type { Services } from "../../kernel/services.ts";
import { deleteOldSignIns } from "./queries.ts";

/**
 * Deletes what signing in leaves behind and nobody needs any more: sessions and mailed links that have expired, and
 * counts of attempts, which hold addresses.
 * @returns how many rows went
 */
export function forgetSignIns({ pools, now }: Pick<Services, "pools" | "now">): Promise<number> {
  return deleteOldSignIns(pools.auth, now());
}
