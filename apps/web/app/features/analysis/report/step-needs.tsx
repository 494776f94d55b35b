import type { PlanStep } from "@standing/contract";
import { Link } from "react-router";
import { Opens } from "../../../ui/prose.tsx";
import { DateText } from "../../../ui/values.tsx";
import * as words from "../../../words/cases-record.ts";

/** What a step needs, right beside it: the letter that does it, what it is proved with, the day that it has to meet. */
export function StepNeeds({ caseId, needs }: { caseId: string; needs: PlanStep["needs"] }) {
  const { letters, evidence, deadline } = needs;
  if (letters.length === 0 && evidence.length === 0 && deadline === null) return null;
  return (
    <ul className="flex flex-col pb-2 text-sm text-quiet">
      {deadline !== null && (
        <li>
          {words.needsDay({ title: deadline.title })} <DateText value={deadline.day} />
        </li>
      )}
      {letters.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/case/${caseId}/letters/${id}`} className="link inline-flex min-h-9 items-center">
            {words.needsLetter({ title })}
          </Link>
        </li>
      ))}
      {evidence.length > 0 && (
        <li>
          <Opens summary={words.needsEvidence()}>
            <ul>
              {evidence.map((item) => (
                <li key={item}>
                  <a href="#evidence" className="link inline-flex min-h-9 items-center">
                    {item}
                  </a>
                </li>
              ))}
            </ul>
          </Opens>
        </li>
      )}
    </ul>
  );
}
