import type { Letter, LetterRun } from "@standing/contract";
import type { ReactNode } from "react";
import { cx } from "../../ui/class-names.ts";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/letters.ts";
import { blanksOf, keyed, lineText, partsOf, runText } from "./letter-text.ts";
import { deadlineWords, ruleStanding } from "./rule-words.ts";

interface LetterViewProps {
  letter: Letter;
  /** Address below which its files are. */
  files: string;
  /** Search part of the files' addresses. */
  search?: string;
  note?: string;
  /** Stands before the letter. */
  children?: ReactNode;
}

/** A letter as a sheet to read, with its files, how to send it, and the rules that it names. */
export function LetterView({ letter, files, search = "", note, children }: LetterViewProps) {
  const forms = [
    { file: "letter.txt", label: words.asText() },
    { file: "letter.docx", label: words.asWord() },
    { file: "letter.pdf", label: words.asPdf() },
  ];
  return (
    <>
      <div>
        <h1>{letter.title}</h1>
        <p className="prose mt-3">{letter.plain}</p>
        <p className="mt-2 text-sm text-quiet">{words.notAdvice()}</p>
      </div>
      {letter.deadlines.length > 0 && (
        <Section title={words.deadlines()}>
          <ul className="list-disc pl-5">
            {letter.deadlines.map((one) => (
              <li key={deadlineWords(one)}>{deadlineWords(one)}</li>
            ))}
          </ul>
        </Section>
      )}
      {children}
      <section aria-label={words.saveAs()} className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6">
        <span className="font-medium">{words.saveAs()}</span>
        {forms.map(({ file, label }) => (
          <a
            key={file}
            href={`${files}/${file}${search}`}
            download
            className="link inline-flex min-h-11 items-center"
          >
            {label}
          </a>
        ))}
      </section>
      <section aria-label={words.sheet()}>
        {note !== undefined && <p className="mb-2 text-sm text-quiet">{note}</p>}
        {letter.rules.some(({ confidence }) => confidence === "recalled") && (
          <p className="mb-2 max-w-prose text-sm font-medium">{words.checkLaw()}</p>
        )}
        <p className="mb-3 text-sm text-quiet">{words.blanks({ n: blanksOf(letter) })}</p>
        <div className="flex max-w-prose flex-col gap-4 border border-rule bg-raised px-5 py-6 font-serif sm:px-10 sm:py-10">
          {keyed(partsOf(letter), ({ lines }) => lines.map(lineText).join("\n")).map(
            ([part, { kind, lines }]) => (
              <p key={part} className={cx("wrap-anywhere", kind === "subject" && "font-semibold")}>
                {keyed(lines, lineText).map(([row, line]) => (
                  <span key={row} className="block">
                    {keyed(line, runText).map(([said, run]) => (
                      <Run key={said} run={run} />
                    ))}
                  </span>
                ))}
              </p>
            ),
          )}
        </div>
      </section>
      <Points title={words.send()} points={letter.send} />
      <Points title={words.care()} points={letter.care} />
      <Section title={words.rules()}>
        {letter.rules.length === 0 && <p>{words.noRules()}</p>}
        <ul className="flex max-w-prose flex-col gap-3">
          {letter.rules.map((rule) => (
            <li key={rule.citation}>
              <p className="font-medium">{rule.citation}</p>
              <p>{rule.says}</p>
              <p className="text-sm text-quiet">{ruleStanding(rule)}</p>
              {rule.sources.map(({ name, url }) => (
                <p key={name} className="text-sm">
                  {url === null ? (
                    name
                  ) : (
                    <a href={url} className="link" rel="noreferrer">
                      {name}
                    </a>
                  )}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Run({ run }: { run: LetterRun }) {
  if ("text" in run) return run.text;
  if ("filled" in run) return <u className="decoration-rule underline-offset-4">{run.filled}</u>;
  return <mark className="rounded bg-time-wash px-1 text-ink">{runText(run)}</mark>;
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Section title={title}>
      <ul className="max-w-prose list-disc pl-5">
        {points.map((point) => (
          <li key={point} className="mt-1">
            {point}
          </li>
        ))}
      </ul>
    </Section>
  );
}
