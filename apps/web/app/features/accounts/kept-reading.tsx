import { FIRST_READING, QUICK_ASSESSMENT, useDraft } from "../../shell/drafts.ts";
import { FirstReadingView } from "../analysis/first-reading.tsx";
import { readFirstReading, readQuickDraft } from "../landing/quick-draft.ts";
import { ReadingWithQuestions } from "../landing/reading-with-questions.tsx";

/** The first reading of this tab's quick assessment, where there is one, with what would change it. */
export function KeptReading() {
  const reading = useDraft(FIRST_READING, readFirstReading);
  const draft = useDraft(QUICK_ASSESSMENT, readQuickDraft);
  if (reading === null) return null;
  return draft === null ? (
    <FirstReadingView reading={reading} />
  ) : (
    <ReadingWithQuestions draft={draft} read={{ reading }} />
  );
}
