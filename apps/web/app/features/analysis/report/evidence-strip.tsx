import type { CaseEvidence } from "@standing/contract";
import { cx } from "../../../ui/class-names.ts";
import * as words from "../../../words/cases-evidence.ts";

const STATES = ["have", "missing", "not_needed"] as const;
const LOOKS: Record<CaseEvidence["state"], string> = {
  have: "border-accent bg-accent",
  missing: "border-dashed border-time",
  not_needed: "border-rule bg-rule",
};

/** How many things are there, missing and not needed: one mark for each, and the counts in words. */
export function EvidenceStrip({ items }: { items: readonly Pick<CaseEvidence, "item" | "state">[] }) {
  const byState = STATES.map((state) => ({ state, found: items.filter((item) => item.state === state) }));
  return (
    <div className="mt-3 max-w-prose">
      <div aria-hidden="true" className="flex gap-1">
        {byState.flatMap(({ state, found }) =>
          found.map(({ item }) => (
            <span key={item} className={cx("h-3 min-w-1 flex-1 rounded-sm border-2", LOOKS[state])} />
          )),
        )}
      </div>
      <p className="mt-1 text-sm text-quiet tabular">
        {byState
          .filter(({ found }) => found.length > 0)
          .map(({ state, found }) => words.strip(state, { n: found.length }))
          .join(" · ")}
      </p>
    </div>
  );
}
