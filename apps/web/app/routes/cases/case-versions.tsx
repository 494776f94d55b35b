import { safe } from "@orpc/client";
import type { CaseVersion } from "@standing/contract";
import { Form, Link, data } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { CaseNotFound } from "../../features/cases/case-not-found.tsx";
import { loadCase } from "../../features/cases/load-case.server.ts";
import { Comparison } from "../../features/cases/version-comparison.tsx";
import { type Client, clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { QuickExit } from "../../shell/quick-exit.tsx";
import { requireUser } from "../../shell/session.server.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/inputs.tsx";
import { Badge, Notice } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/cases-record.ts";
import * as reportWords from "../../words/analysis-report.ts";
import type { Route } from "./+types/case-versions.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(
    loaderData?.versions ? words.versionsTitle() : reportWords.notFoundTitle(),
    loaderData?.versions ? loaderData.title : null,
  );

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const detail = await loadCase(standing.client, params.id);
  if (detail === null) return data({ id: params.id, versions: null, asked: null }, { status: 404 });
  const query = new URL(request.url).searchParams;
  const { versions, analyzed_version } = await standing.client.cases.versions({ id: params.id });
  const asked = query.has("from") ? await compared(standing.client, params.id, query) : null;
  return data({ id: params.id, title: detail.title, versions, analyzed: analyzed_version, asked });
}

/** The comparison that the address asks for; `gone` when there is no such version. */
async function compared(client: Client, id: string, query: URLSearchParams) {
  const [from, to] = [Number(query.get("from")), Number(query.get("to"))];
  const { error, data: comparison } = await safe(client.cases.compareVersions({ id, from, to }));
  if (error === null) return { comparison };
  if (["NOT_FOUND", "BAD_REQUEST"].includes(errorCode(error) ?? "")) return { comparison: null };
  throw error;
}

export default function CaseVersions({ loaderData }: Route.ComponentProps) {
  if (loaderData.versions === null) return <CaseNotFound />;
  const { id, title, versions, analyzed, asked } = loaderData;
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackLink to={`/case/${id}`} label={words.backToCase()} />
        <QuickExit />
      </div>
      <div>
        <h1>{words.versionsTitle()}</h1>
        <p className="mt-2 text-lg wrap-anywhere text-quiet">{title}</p>
      </div>
      {versions.length === 1 ? (
        <p className="max-w-prose">{words.onlyOne()}</p>
      ) : (
        <CompareForm versions={versions} asked={asked?.comparison ?? null} />
      )}
      {asked?.comparison && <Comparison comparison={asked.comparison} />}
      {asked !== null && asked.comparison === null && <Notice tone="danger" title={words.compareGone()} />}
      <section aria-labelledby="versions">
        <h2 id="versions">{words.versionsList()}</h2>
        <p className="mt-1 text-quiet">{words.versionsLead()}</p>
        <ol className="mt-4">
          {versions.map((version, place) => (
            <li key={version.version_number} className="border-t border-rule py-4">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {words.version({ n: version.version_number })}
                {place === 0 && <Badge>{words.versionNow()}</Badge>}
                {version.version_number === analyzed && (
                  <Badge tone="accent">{words.versionAnalyzed()}</Badge>
                )}
              </p>
              <p className="text-sm text-quiet">
                <DateText value={version.created_at} time />
              </p>
              <p className="mt-1 wrap-anywhere">{whatChanged(version, versions[place + 1])}</p>
              {version.version_number > 1 && (
                <Link
                  to={`?from=${version.version_number - 1}&to=${version.version_number}`}
                  className="link inline-flex min-h-11 items-center"
                >
                  {words.versionBefore({ n: version.version_number - 1 })}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** The questions that were answered, else what its editor said of the change. */
function whatChanged(version: CaseVersion, before: CaseVersion | undefined): string {
  if (before === undefined) return words.versionFirst();
  const asks = changedAsks(before.answers, version.answers);
  return asks === "" ? (version.changes_summary ?? words.versionFirst()) : words.changedAnswers({ asks });
}

function changedAsks(before: CaseVersion["answers"], after: CaseVersion["answers"]): string {
  const valueIn = (all: CaseVersion["answers"], id: string) =>
    all.find((one) => one.question_id === id)?.value;
  const asks = new Map([...before, ...after].map(({ question_id, ask }) => [question_id, ask]));
  return [...asks]
    .filter(([id]) => valueIn(before, id) !== valueIn(after, id))
    .map(([, ask]) => ask)
    .join(" ");
}

interface CompareFormProps {
  versions: readonly CaseVersion[];
  asked: { from: number; to: number } | null;
}

function CompareForm({ versions, asked }: CompareFormProps) {
  const options = versions.map(({ version_number: n }) => ({
    value: String(n),
    label: words.version({ n }),
  }));
  const chosen = asked ?? { from: versions.length - 1, to: versions.length };
  return (
    <Form
      key={`${chosen.from}-${chosen.to}`}
      method="get"
      data-screen-only
      className="flex flex-wrap items-end gap-4"
    >
      <Field label={words.compareFrom()}>
        {(wiring) => <Select {...wiring} name="from" options={options} defaultValue={String(chosen.from)} />}
      </Field>
      <Field label={words.compareTo()}>
        {(wiring) => <Select {...wiring} name="to" options={options} defaultValue={String(chosen.to)} />}
      </Field>
      <Button type="submit" look="secondary">
        {words.compare()}
      </Button>
    </Form>
  );
}
