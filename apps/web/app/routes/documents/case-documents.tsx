import { data, redirect } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { CaseNotFound } from "../../features/cases/case-not-found.tsx";
import { loadCase } from "../../features/cases/load-case.server.ts";
import { DocumentsPanel } from "../../features/documents/documents-panel.tsx";
import { changeDocuments, loadDocuments, paymentReturn } from "../../features/documents/documents.server.ts";
import { clientContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { QuickExit } from "../../shell/quick-exit.tsx";
import { requireUser } from "../../shell/session.server.ts";
import * as words from "../../words/documents.ts";
import * as reportWords from "../../words/analysis-report.ts";
import type { Route } from "./+types/case-documents.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(loaderData?.detail ? words.pageTitle() : reportWords.notFoundTitle(), loaderData?.detail?.title);

/** The documents of a case on a page of their own: where payments return to, and where a refused form is shown. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const detail = await loadCase(standing.client, params.id);
  if (detail === null) return data({ detail: null } as const, { status: 404 });
  const query = new URL(request.url).searchParams;
  const next = await paymentReturn(standing, detail.id, query);
  if (next !== null) throw redirect(next);
  const found = await loadDocuments(standing.client, detail.id);
  return data({ detail: { id: detail.id, title: detail.title }, found, removing: query.get("remove") });
}

const INTENTS = ["", "pay", "remove", "give-up"];

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  if (standing.session.user === null) flash(standing, "documentsSignIn");
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  const detail = await loadCase(standing.client, params.id);
  if (detail === null) throw data(null, { status: 404 });
  return changeDocuments(standing, detail.id, form);
}

export default function CaseDocuments({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.detail === null) return <CaseNotFound />;
  const { detail, found, removing } = loaderData;
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackLink to={`/case/${detail.id}`} label={words.back()} />
        <QuickExit />
      </div>
      <div>
        <h1>{words.pageTitle()}</h1>
        <h2 className="mt-2 wrap-anywhere text-quiet">{detail.title}</h2>
      </div>
      <DocumentsPanel
        caseId={detail.id}
        found={found}
        removing={removing}
        awaiting={false}
        address={`/case/${detail.id}/documents?`}
        error={actionData?.error}
      />
    </div>
  );
}
