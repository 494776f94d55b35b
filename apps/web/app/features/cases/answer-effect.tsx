import type { AnswerEffect } from "@standing/contract";
import { formatDate } from "../../ui/format.ts";
import { Opens } from "../../ui/prose.tsx";
import * as words from "../../words/cases-questions.ts";
import { type DatedDeadline, datedDeadlines, leadingDeadline } from "../analysis/report/dated-deadlines.ts";
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
  if (was?.date === is?.date) return [];
  return [moved(was, is), ...(is && is.date < today ? [words.leadPassed()] : [])];
}

function moved(was: DatedDeadline | undefined, is: DatedDeadline | undefined): string {
  const before = was ? formatDate(was.date) : "";
  if (is === undefined) return words.leadGone({ before });
  const after = formatDate(is.date);
  if (was === undefined) return is.exact ? words.leadFound({ after }) : words.leadSafeFound({ after });
  return was.exact ? words.leadMoved({ before, after }) : words.leadSafeMoved({ before, after });
}
