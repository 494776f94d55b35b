import { Form, useNavigation } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import type { CaseDetail } from "@standing/contract";
import * as words from "../../words/report.ts";

/** What can be done with a case in its present state. */
export function CaseActions({ detail }: { detail: CaseDetail }) {
  const starting = useNavigation().formMethod === "POST";
  const hydrated = useHydrated();
  const ended = detail.status === "completed" || detail.status === "failed";
  const entitled = detail.report_access !== "none";
  return (
    <section aria-labelledby="case-actions" data-screen-only className="border-t border-rule pt-4">
      <h2 id="case-actions" className="text-lg">
        {words.actionsTitle()}
      </h2>
      <div className="mt-3 flex flex-col gap-3">
        {detail.status === "completed" && entitled && (
          <LinkButton to={`/enhanced-case/${detail.id}`}>{words.fullReport()}</LinkButton>
        )}
        {ended && (
          <Form method="post">
            <Button
              type="submit"
              name="intent"
              value="resubmit"
              look={detail.status === "failed" ? "primary" : "secondary"}
              disabled={starting}
              className="w-full"
            >
              {starting
                ? words.resubmitting()
                : detail.status === "failed"
                  ? words.resubmit()
                  : words.reanalyze()}
            </Button>
            <p className="mt-1 text-sm text-quiet">{words.resubmitNote()}</p>
          </Form>
        )}
        {hydrated && detail.status === "completed" && (
          <Button look="plain" className="self-start" onClick={() => window.print()}>
            {words.print()}
          </Button>
        )}
      </div>
      {detail.status === "completed" && !entitled && (
        <div className="mt-6 border-l-4 border-accent pl-4">
          <h3>{words.upsellTitle()}</h3>
          <p className="mt-1 text-sm">{words.upsellText()}</p>
          <LinkButton look="plain" className="-ml-2" to={`/enhanced-case/${detail.id}`}>
            {words.fullReportLocked()}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
