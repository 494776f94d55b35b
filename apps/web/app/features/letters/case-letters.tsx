import type { LetterOffer } from "@standing/contract";
import { Link } from "react-router";
import { Fold } from "../../ui/fold.tsx";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/letters.ts";

interface CaseLettersProps {
  caseId: string;
  letters: readonly LetterOffer[];
  /** May the packet be made. */
  packet: boolean;
}

/** The letters that fit a case, and the papers to take along. */
export function CaseLetters({ caseId, letters, packet }: CaseLettersProps) {
  return (
    <Fold
      id="letters"
      title={words.caseTitle()}
      note={letters.length > 0 ? words.caseLead() : words.papersTitle()}
    >
      <ul className="flex max-w-prose flex-col">
        {letters.map((letter) => (
          <li key={letter.id} className="border-t border-rule py-3 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <Link
                to={`/case/${caseId}/letters/${letter.id}`}
                className="link inline-flex min-h-9 items-center font-medium"
              >
                {letter.title}
              </Link>
              <Badge>{letter.access === "free" ? words.free() : words.paid()}</Badge>
            </p>
            <p className="text-sm text-quiet">{letter.plain}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link to="/letters" className="link inline-flex min-h-9 items-center">
          {words.caseAll()}
        </Link>
      </p>
      <h3 className="mt-4">{words.papersTitle()}</h3>
      <ul className="mt-1 flex max-w-prose flex-col gap-2">
        <li>
          <a href={`/case/${caseId}/take-along.pdf`} className="link inline-flex min-h-9 items-center">
            {words.takeAlong()}
          </a>
          <p className="text-sm text-quiet">{words.takeAlongNote()}</p>
        </li>
        <li>
          {packet ? (
            <a href={`/case/${caseId}/packet.pdf`} className="link inline-flex min-h-9 items-center">
              {words.packet()}
            </a>
          ) : (
            <p>{words.packetPaid()}</p>
          )}
          <p className="text-sm text-quiet">{words.packetNote()}</p>
        </li>
      </ul>
    </Fold>
  );
}
