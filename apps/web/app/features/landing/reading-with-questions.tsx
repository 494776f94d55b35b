import { useEffect } from "react";
import { useFetcher } from "react-router";
import { FIRST_READING, keepDraft } from "../../shell/drafts.ts";
import { FirstReadingView } from "../analysis/first-reading.tsx";
import { todayUtc } from "../cases/dates.ts";
import type { ReadAnswer } from "../cases/first-reading.server.ts";
import { ReadingQuestions } from "../cases/reading-questions.tsx";
import type { QuickDraft } from "./quick-draft.ts";

interface ReadingWithQuestionsProps {
  draft: QuickDraft;
  read: ReadAnswer;
}

/** A first reading of a short story with what would change it; each answer is read with it at once and kept with it. */
export function ReadingWithQuestions({ draft, read }: ReadingWithQuestionsProps) {
  const fetcher = useFetcher<ReadAnswer>();
  const latest = fetcher.data?.reading === undefined ? read : fetcher.data;
  const { reading } = latest;
  useEffect(() => {
    if (fetcher.data?.reading) keepDraft(FIRST_READING, fetcher.data.reading);
  }, [fetcher.data]);
  if (reading === undefined) return null;
  if (reading.questions.length + reading.answers.length === 0) return <FirstReadingView reading={reading} />;
  const today = todayUtc();
  return (
    <FirstReadingView reading={reading} was={latest.was} today={today}>
      <fetcher.Form method="post" action="/?index" className="mt-6 border-t border-rule pt-5">
        <input type="hidden" name="caseType" value={draft.caseType} />
        <input type="hidden" name="description" value={draft.description} />
        <ReadingQuestions
          reading={reading}
          refused={latest.refused}
          busy={fetcher.state !== "idle"}
          today={today}
        />
      </fetcher.Form>
    </FirstReadingView>
  );
}
