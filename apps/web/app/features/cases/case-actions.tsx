import type { CaseDetail } from "@standing/contract";
import { Form, Link, useNavigation } from "react-router";
import { SavedFile } from "../../shell/saved-file.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { formatMoney } from "../../ui/format.ts";
import { useHydrated } from "../../ui/hydrated.ts";
import * as recordWords from "../../words/cases-record.ts";
import * as words from "../../words/analysis-report.ts";
import { datedDeadlines } from "../analysis/report/dated-deadlines.ts";

/** What can be done with a case in its present state. */
export function CaseActions({ detail, price }: { detail: CaseDetail; price: number | null }) {
  const entitled = detail.report_access !== "none";
  return (
    <section
      id="actions"
      aria-labelledby="case-actions"
      data-screen-only
      className="border-t border-rule pt-4"
    >
      <h2 id="case-actions" className="text-lg">
        {words.actionsTitle()}
      </h2>
      <div className="mt-3 flex flex-col gap-3">
        {detail.may_ask_report && <AskReport id={detail.id} />}
        {detail.analysis !== null && entitled && (
          <LinkButton
            to={`/enhanced-case/${detail.id}`}
            look={detail.may_ask_report ? "secondary" : "primary"}
          >
            {words.fullReport()}
          </LinkButton>
        )}
        {detail.may_edit && (
          <LinkButton look="secondary" to={`/case/${detail.id}/edit`}>
            {recordWords.edit()}
          </LinkButton>
        )}
        {detail.may_resubmit && <Resubmit detail={detail} />}
      </div>
      <Counters detail={detail} />
      {detail.analysis !== null && !entitled && (
        <div className="mt-6 border-l-4 border-accent pl-4">
          <h3>{words.upsellTitle()}</h3>
          {price !== null && (
            <p className="mt-1 font-medium">{words.upsellPrice({ price: formatMoney(price) })}</p>
          )}
          <p className="mt-1 text-sm">{words.upsellText()}</p>
          <Link to={`/enhanced-case/${detail.id}`} className="link inline-flex min-h-11 items-center">
            {words.fullReportLocked()}
          </Link>
        </div>
      )}
      <TakeAway detail={detail} />
    </section>
  );
}

/** An annual member asks for the enhanced analysis of this case. */
function AskReport({ id }: { id: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" action={`/enhanced-case/${id}`}>
      <Button type="submit" name="intent" value="ask" disabled={busy} className="w-full">
        {words.askReport()}
      </Button>
      <p className="mt-1 text-sm text-quiet">{words.askReportNote()}</p>
    </Form>
  );
}

function Resubmit({ detail }: { detail: CaseDetail }) {
  const starting = useNavigation().formData?.get("intent") === "resubmit";
  const primary = detail.status !== "completed";
  return (
    <Form method="post" action={`/case/${detail.id}`}>
      <Button
        type="submit"
        name="intent"
        value="resubmit"
        look={primary ? "primary" : "secondary"}
        disabled={starting}
        className="w-full"
      >
        {starting ? words.resubmitting() : words.reanalyze()}
      </Button>
      <p className="mt-1 text-sm text-quiet">{words.resubmitNote()}</p>
    </Form>
  );
}

/** How often the case was edited and analyzed again, with the way to its versions. */
function Counters({ detail }: { detail: CaseDetail }) {
  return (
    <div className="mt-4 text-sm text-quiet tabular">
      {detail.edit_count + detail.resubmission_count > 0 && (
        <p>
          {recordWords.editedTimes({ n: detail.edit_count })} ·{" "}
          {recordWords.resubmittedTimes({ n: detail.resubmission_count })}
        </p>
      )}
      <Link to={`/case/${detail.id}/versions`} className="link inline-flex min-h-11 items-center">
        {recordWords.versions()}
      </Link>
    </div>
  );
}

/** Files of the case, for a calendar, for paper and for other programs. */
export function TakeAway({ detail }: { detail: CaseDetail }) {
  const hydrated = useHydrated();
  const { analysis, id } = detail;
  const dated = analysis !== null && datedDeadlines(analysis.deadlines).length > 0;
  return (
    <div id="save" data-screen-only className="mt-4 border-t border-rule pt-4">
      <h3 className="text-base">{recordWords.takeAway()}</h3>
      <ul className="mt-1 flex flex-wrap items-start gap-x-8">
        {dated && (
          <li>
            {/* A phone opens a calendar file in its calendar, which it does of an address only. */}
            <a href={`/case/${id}/deadlines.ics`} className="link inline-flex min-h-11 items-center">
              {recordWords.calendar()}
            </a>
            <p className="text-sm text-quiet">{recordWords.calendarNote()}</p>
          </li>
        )}
        {analysis !== null && (
          <li>
            <FileLink to={`/case/${id}/report.pdf`}>{recordWords.pdf()}</FileLink>
          </li>
        )}
        <li>
          <FileLink to={`/case/${id}/export.json`}>{recordWords.exportFile()}</FileLink>
        </li>
        {hydrated && analysis !== null && (
          <li>
            <button type="button" className="link min-h-11" onClick={() => window.print()}>
              {words.print()}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function FileLink({ to, children }: { to: string; children: string }) {
  return (
    <SavedFile href={to} className="link inline-flex min-h-11 items-center">
      {children}
    </SavedFile>
  );
}
