import type { AnswerEffect } from "@standing/contract";
import { Opens } from "../../ui/prose.tsx";
import * as words from "../../words/cases-questions.ts";
import { leadMoved } from "../analysis/lead-moved.ts";
import { datedDeadlines, leadingDeadline } from "../analysis/report/dated-deadlines.ts";
import { FindingChanges } from "./analysis-difference.tsx";

/** What an answer changed: the day first, then everything else. */
export function AnswerEffectView({ effect, today }: { effect: AnswerEffect; today: string }) {
  const lines = effectLines(effect, today);
  return (
    <div className="border-l-4 border-accent bg-accent-wash px-4 py-3">
      <p className="font-semibold">{words.effectTitle()}</p>
      {lines.map((line) => (
        <p key={line} className="mt-1">
          {line}
        </p>
      ))}
      {effect.findings.length > 0 && (
        <div className="mt-2">
          <Opens summary={words.effectMore()}>
            <FindingChanges findings={effect.findings} />
          </Opens>
        </div>
      )}
    </div>
  );
}

/** What changed that matters most, each in a sentence; never empty. */
export function effectLines(effect: AnswerEffect, today: string): string[] {
  if (!effect.analyzed) return [words.effectWaits()];
  const side =
    effect.side === null
      ? []
      : [
          words.side({
            before: words.sideName(effect.side.before),
            after: words.sideName(effect.side.after),
          }),
        ];
  const lines = [...leadLines(effect, today), ...side];
  return lines.length === 0 && effect.findings.length === 0 ? [words.effectNone()] : lines;
}

function leadLines({ deadlines }: AnswerEffect, today: string): string[] {
  const [was, is] = [deadlines.before, deadlines.after].map((all) =>
    leadingDeadline(datedDeadlines(all), today),
  );
  return leadMoved(was ?? null, is ?? null, today);
}
