import type { Precedent } from "@standing/contract";
import * as vocabulary from "../../words/vocabulary.ts";

/** How a decision ended: for whom it was won, by the name of the side, or its outcome where no side is named. */
export function outcomeWords({
  outcome,
  won_by,
}: Pick<Precedent, "outcome"> & { won_by?: string | null | undefined }): string {
  return won_by ? vocabulary.wonBy({ side: won_by }) : vocabulary.outcome(outcome);
}
