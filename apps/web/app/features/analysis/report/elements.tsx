import type { AiAnalysisResult } from "@standing/contract";
import { Section } from "../../../ui/prose.tsx";
import * as words from "../../../words/analysis-report.ts";

type Element = AiAnalysisResult["case_viability"]["elements"][number];

const MARKS: Record<Element["state"], { sign: string; className: string }> = {
  met: { sign: "✓", className: "text-accent" },
  missing: { sign: "?", className: "text-time" },
  contradicted: { sign: "✗", className: "text-danger" },
};

/** What has to be shown, as a checklist with the words of the story that meet each point. */
export function Elements({ elements }: { elements: readonly Element[] }) {
  if (elements.length === 0) return null;
  return (
    <Section id="elements" title={words.elementsTitle()}>
      <ul>
        {elements.map((element) => (
          <li key={element.id} className="flex gap-4 border-t border-rule py-4 first:border-t-0 first:pt-0">
            <span
              aria-hidden="true"
              className={`w-5 shrink-0 text-center text-xl font-bold ${MARKS[element.state].className}`}
            >
              {MARKS[element.state].sign}
            </span>
            <div className="min-w-0">
              <h3>{element.name}</h3>
              <p className={`text-sm font-medium ${MARKS[element.state].className}`}>
                {words.elementState(element.state)}
              </p>
              <p className="mt-1 max-w-prose">{element.plain}</p>
              {element.words.length > 0 && (
                <div className="mt-2">
                  <p className="text-sm text-quiet">{words.elementWords()}</p>
                  {[...new Set(element.words.map(({ text }) => text))].map((text) => (
                    <blockquote
                      key={text}
                      className="mt-1 border-l-2 border-rule pl-3 font-serif italic wrap-anywhere"
                    >
                      {text}
                    </blockquote>
                  ))}
                </div>
              )}
              {element.state !== "met" && element.ask !== "" && (
                <p className="mt-2 max-w-prose font-medium">{element.ask}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
