import { formatDate } from "../../ui/format.ts";
import * as words from "../../words/law.ts";

interface StandingProps {
  citation: string | null;
  confidence: string | null;
  confidence_words: string;
  checked: string | null;
}

/** What a rule rests on: its citation, how sure we are, and the day it was compared. */
export function Standing({ citation, confidence, confidence_words, checked }: StandingProps) {
  if (confidence === null) return null;
  const parts = [
    citation,
    confidence_words,
    checked === null ? null : words.checkedOn({ date: formatDate(checked) }),
  ].filter((part) => part !== null && part !== "");
  return <p className="mt-1 text-sm text-quiet">{parts.join(" · ")}</p>;
}
