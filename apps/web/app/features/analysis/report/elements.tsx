import type { FreeAnalysis } from "@standing/contract";
import { Section } from "../../../ui/prose.tsx";
import { TermNotes } from "../terms/term-notes.tsx";
import { cx } from "../../../ui/class-names.ts";
import { Quotations } from "./quotations.tsx";
import * as words from "../../../words/analysis-report.ts";

type Element = FreeAnalysis["elements"][number];

const MARKS: Record<Element["state"], string> = {
  met: "border-accent text-accent before:content-['✓']",
  missing: "border-dashed border-time text-time before:content-['?']",
  contradicted: "border-double border-danger text-danger before:content-['✗']",
};

/** What has to be shown, as marks; each opens to its meaning and to the words of the story, quoted whole. */
export function Elements({ elements }: { elements: readonly Element[] }) {
  if (elements.length === 0) return null;
  return (
    <Section id="elements" title={words.elementsTitle()}>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {elements.map((element) => (
          <li key={element.id} className="border-t border-rule break-inside-avoid">
            <Mark element={element} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The same marks in one row, for those who see them; the count in words stands beside it. */
export function MarkStrip({ elements }: { elements: readonly Element[] }) {
  return (
    <p aria-hidden="true" className="mt-1 flex flex-wrap gap-2">
      {elements.map(({ id, state }) => (
        <Sign key={id} state={state} />
      ))}
    </p>
  );
}

function Sign({ state }: Pick<Element, "state">) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "flex size-6 shrink-0 items-center justify-center rounded border-2 text-sm font-bold",
        MARKS[state],
      )}
    />
  );
}

function Mark({ element }: { element: Element }) {
  return (
    <details>
      <summary className="flex min-h-11 items-start gap-3 py-2 hover:text-accent">
        <Sign state={element.state} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{element.name}</span>
          <span className="block text-sm text-quiet">{words.elementState(element.state)}</span>
        </span>
        <span aria-hidden="true" data-screen-only className="text-quiet">
          ▾
        </span>
      </summary>
      <div className="pb-4 pl-9">
        <p className="max-w-prose">{element.plain}</p>
        <TermNotes text={element.plain} />
        {element.words.length > 0 && (
          <>
            <p className="mt-2 text-sm text-quiet">{words.elementWords()}</p>
            <Quotations texts={element.words.map(({ text }) => text)} />
          </>
        )}
        {element.state !== "met" && element.ask !== "" && (
          <>
            <p className="mt-2 max-w-prose font-medium">{element.ask}</p>
            <TermNotes text={element.ask} />
          </>
        )}
      </div>
    </details>
  );
}
