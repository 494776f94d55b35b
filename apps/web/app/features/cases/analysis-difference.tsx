import type { AnalysisDifference, FindingChange } from "@standing/contract";
import { Link } from "react-router";
import { formatDate, formatDollars } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/cases-record.ts";

/** What the last analysis found differently from the one before, and what the claimant changed in between. */
export function Difference({ id, difference }: { id: string; difference: AnalysisDifference }) {
  const { before, after, story, answers, findings } = difference;
  const fields = story.map((field) => words.field(field)).join(", ");
  const yours = [
    ...(fields === "" ? [] : [words.changedYou({ fields })]),
    ...(answers.length === 0 ? [] : [words.changedAnswers({ asks: answers.join(" ") })]),
  ].join(" ");
  return (
    <Section
      id="changed"
      title={words.changedTitle()}
      lead={yours === "" ? words.changedNothingByYou() : yours}
    >
      {findings.length === 0 ? <p>{words.changedNone()}</p> : <FindingChanges findings={findings} />}
      <p className="mt-3 text-sm text-quiet">
        {words.changedFrom({ n: before.version_number })} <DateText value={before.at} time />.{" "}
        {words.changedTo({ n: after.version_number })} <DateText value={after.at} time />.
      </p>
      {before.version_number !== after.version_number && (
        <Link
          to={`/case/${id}/versions?from=${before.version_number}&to=${after.version_number}`}
          data-screen-only
          className="link inline-flex min-h-11 items-center"
        >
          {words.formerLink()}
        </Link>
      )}
    </Section>
  );
}

/** Each finding that came out differently, in a sentence. */
export function FindingChanges({ findings }: { findings: readonly FindingChange[] }) {
  return (
    <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
      {findings.map((finding) => (
        <li key={keyOf(finding)}>{sentenceOf(finding)}</li>
      ))}
    </ul>
  );
}

function keyOf(finding: FindingChange): string {
  if ("title" in finding) return `${finding.kind} ${finding.title}`;
  return "name" in finding ? `${finding.kind} ${finding.name}` : finding.kind;
}

const dateOf = (date: string | null) => (date === null ? words.noDate() : formatDate(date));
const amountOf = (cents: number | null) => (cents === null ? words.noAmount() : formatDollars(cents));
const numberOf = (value: number | null) => (value === null ? words.noNumber() : Math.round(value));

function sentenceOf(finding: FindingChange): string {
  switch (finding.kind) {
    case "theory":
      return words.changedTheory(finding);
    case "deadline_moved":
      return movedSentence(finding);
    case "deadline_added":
      return words.changedAdded({ title: finding.title, date: dateOf(finding.date) });
    case "deadline_gone":
      return words.changedGone({ title: finding.title, date: dateOf(finding.date) });
    case "element":
      return [
        words.changedElement(finding.state, { name: finding.name }),
        ...(finding.words === null ? [] : [words.changedElementWords({ words: finding.words })]),
      ].join(" ");
    case "elements_count":
      return words.changedElements({
        metBefore: finding.before.met,
        totalBefore: finding.before.total,
        metAfter: finding.after.met,
        totalAfter: finding.after.total,
      });
    case "viability":
      return words.changedViability({ before: numberOf(finding.before), after: numberOf(finding.after) });
    case "estimate":
      return words.changedEstimate({
        before: amountOf(finding.before.median_cents),
        nBefore: finding.before.n,
        after: amountOf(finding.after.median_cents),
        nAfter: finding.after.n,
      });
  }
}

function movedSentence({
  title,
  before,
  after,
  counted_from,
}: Extract<FindingChange, { kind: "deadline_moved" }>): string {
  const moved = words.changedMoved({ title, before: dateOf(before), after: dateOf(after) });
  return counted_from === null
    ? moved
    : `${moved} ${words.changedCounted({ before: dateOf(counted_from.before), after: dateOf(counted_from.after) })}`;
}
