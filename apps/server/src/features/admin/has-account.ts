import type { Pools } from "../../db/pools.ts";
import { systemActor } from "../../kernel/actor.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { findUserIdByEmail } from "./queries.ts";

/** Whether an account has the address, for whoever runs this machine. */
export async function hasAccount(pools: Pools, email: string): Promise<boolean> {
  return asActor(pools, systemActor, async (tx) => (await findUserIdByEmail(tx, email)) !== null);
}
