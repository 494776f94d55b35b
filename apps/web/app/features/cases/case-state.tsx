import type { CaseDetail } from "@standing/contract";
import { Link } from "react-router";
import { Notice } from "../../ui/states.tsx";
import * as recordWords from "../../words/cases-record.ts";
import * as words from "../../words/analysis-report.ts";
import { ProgressTracker } from "./progress-tracker.tsx";

/** What is happening, while there is no result for the words as they are; nothing for a completed case. */
export function CaseState({ detail }: { detail: CaseDetail }) {
  return (
    <>
      <Happening detail={detail} />
      <FormerAnalysis detail={detail} />
    </>
  );
}

function Happening({ detail }: { detail: CaseDetail }) {
  const { attempt } = detail;
  if (detail.status === "failed") {
    return (
      <Notice tone="danger" alert title={words.failedTitle()}>
        <p>{words.failedText()}</p>
      </Notice>
    );
  }
  if (detail.status === "completed") return null;
  if (!detail.analysis_waits) {
    return (
      <Notice tone="accent" title={recordWords.savedTitle()}>
        <p>{recordWords.savedText()}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="accent" title={words.waitingTitle()}>
      <p className="mb-4">{words.waitingText()}</p>
      <ProgressTracker status={detail.status} moving />
      {attempt !== null && attempt.number > 1 && (
        <p className="mt-3 text-sm">
          {words.attempt({ number: attempt.number, of: attempt.of })} {words.retrying()}
        </p>
      )}
    </Notice>
  );
}

/** Says that the analysis in view has read an earlier version of the story. */
function FormerAnalysis({ detail }: { detail: CaseDetail }) {
  const { analyzed_version: read, analysis } = detail;
  const now = detail.edit_count + 1;
  if (analysis === null || read === null || read === now) return null;
  return (
    <Notice tone="time" title={recordWords.formerTitle({ n: read })}>
      <p>{recordWords.formerText()}</p>
      <Link
        to={`/case/${detail.id}/versions?from=${read}&to=${now}`}
        data-screen-only
        className="link inline-flex min-h-11 items-center"
      >
        {recordWords.formerLink()}
      </Link>
    </Notice>
  );
}
