import { lettersFor } from "@standing/analysis";
import type { CaseDetail } from "@standing/contract";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import { reportPlanOf } from "../billing/entitlements.ts";
import { planSteps } from "./action-plan.ts";
import { analysisWaits } from "./analysis-waits.ts";
import { changesOf, remindersOf } from "./deadlines/queries.ts";
import { evidenceOf } from "./evidence/keep-evidence.ts";
import { ANALYZE_CASE } from "./jobs.ts";
import { readOwnCase } from "./own-case.ts";
import { caseFields, resultOf, similarCasesOf } from "./present.ts";
import { type EventRow, analyzedAt, reportRecordOf, timelineOf } from "./queries.ts";
import { ticksOf } from "./record/queries.ts";
import { stepNeeds } from "./step-needs.ts";
import { freePart, mayEdit, mayResubmit, reportAccess } from "./rules.ts";

/** Steps that every plan shows, however much time they have: what comes first is never behind a payment. */
const FREE_STEPS = 4;

/**
 * One of the caller's cases, with the part of its report that the caller's plan shows.
 * @throws UNAUTHORIZED; NOT_FOUND for a case that is missing, someone else's, or no id at all
 */
export async function getCase(context: RequestContext, input: { id: string }): Promise<CaseDetail> {
  const user = requireUser(context);
  return readOwnCase(context, input.id, async (tx, row) => {
    const { services } = context;
    services.faults.strike("read-case");
    const [events, record, plan, finished, waits, date_changes, reminders] = await Promise.all([
      timelineOf(tx, row.id),
      reportRecordOf(tx, row.id),
      reportPlanOf(tx, user.id, services.now()),
      analyzedAt(tx, row.id),
      analysisWaits(services, tx, row),
      changesOf(tx, row.id),
      remindersOf(tx, row.id, row.reminders_on),
    ]);
    const access = reportAccess(plan, record);
    const result = resultOf(row);
    const evidence = access === "none" || result === null ? null : await evidenceOf(tx, row.id, result);
    const steps =
      result && finished
        ? planSteps(result, finished, await ticksOf(tx, row.id), (text) =>
            stepNeeds(
              text,
              {
                letters: lettersFor([row.case_type]),
                evidence: (evidence?.items ?? []).map(({ item }) => item),
                deadlines: result.deadlines,
              },
              services.now().toISOString().slice(0, 10),
            ),
          )
        : [];
    return {
      ...caseFields(row, waits),
      analysis: result && freePart(result),
      precedents: similarCasesOf(row),
      report: access === "none" ? null : result,
      report_access: access,
      evidence,
      may_ask_report: access === "annual" && record === null,
      plan: steps.filter(
        ({ when }, place) => access !== "none" || when === "within_24_hours" || place < FREE_STEPS,
      ),
      may_edit: mayEdit(row),
      may_resubmit: mayResubmit(row.status, waits),
      timeline: timelineEntries(events, row.last_activity_at),
      date_changes,
      reminders,
      attempt: attemptOf(events),
    };
  });
}

/** What happened, in order, and the last activity where that came after all of it, such as a note. */
function timelineEntries(events: EventRow[], lastActivity: Date): CaseDetail["timeline"] {
  const told = events.map(({ kind, created_at }) => ({ kind, at: created_at.toISOString() }));
  const last = events.at(-1);
  if (!last || last.created_at >= lastActivity) return told;
  return [...told, { kind: "activity", at: lastActivity.toISOString() }];
}

/** Which try is under way, counted from the latest submission or resubmission. */
function attemptOf(events: EventRow[]): CaseDetail["attempt"] {
  const last = events.at(-1);
  if (last?.kind !== "analyzing" && last?.kind !== "retrying") return null;
  return { number: last.attempt ?? 1, of: ANALYZE_CASE.retries + 1 };
}
