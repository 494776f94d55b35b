import { FirstReadingView } from "../analysis/first-reading.tsx";
import type { ReadAnswer } from "../cases/first-reading.server.ts";
import type { QuickDraft } from "./quick-draft.ts";
import { ReadingWithQuestions } from "./reading-with-questions.tsx";

interface ReadingShownProps {
  draft: QuickDraft;
  read: ReadAnswer;
  /** With the questions that would change it. */
  asks: boolean;
}

/** What a short story shows at first sight. */
export default function ReadingShown({ draft, read, asks }: ReadingShownProps) {
  if (read.reading === undefined) return null;
  return asks ? (
    <ReadingWithQuestions draft={draft} read={read} />
  ) : (
    <FirstReadingView reading={read.reading} />
  );
}
