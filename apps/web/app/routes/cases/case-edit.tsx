import { STATES } from "@standing/contract";
import { data } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { CareNotice } from "../../features/cases/care.tsx";
import { CaseNotFound } from "../../features/cases/case-not-found.tsx";
import { EditForm } from "../../features/cases/edit-form.tsx";
import { editValues } from "../../features/cases/edit-rules.ts";
import { incidentDays } from "../../features/cases/incident-days.server.ts";
import { loadCase } from "../../features/cases/load-case.server.ts";
import { saveEdit } from "../../features/cases/save-edit.server.ts";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { QuickExit } from "../../shell/quick-exit.tsx";
import { requireUser } from "../../shell/session.server.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/cases-record.ts";
import * as reportWords from "../../words/analysis-report.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/case-edit.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(loaderData?.detail ? words.editTitle() : reportWords.notFoundTitle(), loaderData?.detail?.title);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const detail = await loadCase(standing.client, params.id);
  if (detail === null)
    return data(
      { detail, caseTypes: [], claimTypes: [], states: [], incidentDays: incidentDays() },
      { status: 404 },
    );
  const { case_types, claim_types } = await standing.client.cases.claimTypes({
    category: detail.legal_category,
  });
  const current = { value: detail.case_type, label: detail.case_type_label ?? "" };
  const offered = [...case_types, ...claim_types];
  const listed = !detail.case_type_chosen || offered.some(({ value }) => value === current.value);
  const further = claim_types.filter((type) => case_types.every(({ value }) => value !== type.value));
  return data({
    detail,
    caseTypes: case_types,
    claimTypes: listed ? further : [...further, current],
    states: STATES.map((value) => ({ value, label: vocabulary.state(value) })),
    incidentDays: incidentDays(),
  });
}

const INTENTS = ["save", "reanalyze"];

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return saveEdit(standing, params.id, await pageForm(request, INTENTS));
}

export default function CaseEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, caseTypes, claimTypes, states, incidentDays: days } = loaderData;
  useToastOf(actionData);
  if (detail === null) return <CaseNotFound />;
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackLink to={`/case/${detail.id}`} label={words.backToCase()} />
        <QuickExit />
      </div>
      <div>
        <h1>{words.editTitle()}</h1>
        <p className="mt-2 text-lg text-quiet">{words.editLead()}</p>
      </div>
      {!detail.may_edit && actionData === undefined ? (
        <Notice tone="accent" title={words.editClosed()}>
          <p>{words.editClosedText()}</p>
        </Notice>
      ) : (
        <>
          <div className="max-w-2xl">
            <CareNotice />
          </div>
          <EditForm
            id={detail.id}
            values={editValues(detail)}
            version={detail.edit_count + 1}
            caseTypes={caseTypes}
            claimTypes={claimTypes}
            foundType={detail.case_type_chosen ? null : detail.case_type_label}
            states={states}
            incidentDays={days}
            answer={actionData}
          />
        </>
      )}
    </div>
  );
}
