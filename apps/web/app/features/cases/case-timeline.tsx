import type { CaseDetail } from "@standing/contract";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/analysis-report.ts";

/** What happened to the case, in order. */
export function CaseTimeline({ timeline }: { timeline: CaseDetail["timeline"] }) {
  return (
    <section aria-labelledby="timeline" className="border-t border-rule pt-4">
      <h2 id="timeline" className="text-lg">
        {words.timelineTitle()}
      </h2>
      <ol className="mt-3 flex flex-col gap-3 border-l-2 border-rule pl-4">
        {timeline.map((entry) => (
          <li key={`${entry.kind}-${entry.at}`}>
            <p className="font-medium">{words.event(entry.kind)}</p>
            <p className="text-sm text-quiet">
              <DateText value={entry.at} time />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
