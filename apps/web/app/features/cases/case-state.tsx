import type { CaseDetail } from "@standing/contract";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/report.ts";
import { ProgressTracker } from "./progress-tracker.tsx";
import { isWaiting } from "./status.ts";

/** What is happening, while there is no result; nothing for a completed case. */
export function CaseState({ detail }: { detail: CaseDetail }) {
  const { attempt } = detail;
  if (detail.status === "failed") {
    return (
      <Notice tone="danger" alert title={words.failedTitle()}>
        <p>{words.failedText()}</p>
      </Notice>
    );
  }
  if (!isWaiting(detail.status)) return null;
  return (
    <Notice tone="accent" title={words.waitingTitle()}>
      <p className="mb-4">{words.waitingText()}</p>
      <ProgressTracker status={detail.status} />
      {attempt !== null && attempt.number > 1 && (
        <p className="mt-3 text-sm">
          {words.attempt({ number: attempt.number, of: attempt.of })} {words.retrying()}
        </p>
      )}
    </Notice>
  );
}
