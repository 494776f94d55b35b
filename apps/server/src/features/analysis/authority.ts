import { type Authority, MOST_CITING } from "@standing/contract";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { citedWith, treatmentsOf } from "./queries.ts";

/** How a decision stands among the others here. */
export async function authorityOf(tx: Tx, id: string, times_cited: number): Promise<Authority> {
  return {
    times_cited,
    cited_by: await citedWith(tx, id, "cited_by", MOST_CITING),
    cites: await citedWith(tx, id, "cites", MOST_CITING),
    treatments: await treatmentsOf(tx, id),
  };
}
