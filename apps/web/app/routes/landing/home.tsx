import { LIMITS, QUICK_CASE_TYPES, quickCaseType } from "@standing/contract";
import { data } from "react-router";
import { readAgain } from "../../features/cases/first-reading.server.ts";
import { QuickAssessment } from "../../features/landing/quick-assessment.tsx";
import { quickProblem } from "../../features/landing/quick-assessment-rules.ts";
import { Sample } from "../../features/landing/sample.tsx";
import { clientContext } from "../../request-context.ts";
import { textOf } from "../../shell/form-data.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { LinkButton } from "../../ui/button.tsx";
import * as words from "../../words/landing.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/home.ts";

const STEPS = ["tell", "compare", "act"] as const;

export const meta: Route.MetaFunction = () => pageTitle(words.heading());

export function loader() {
  return {
    caseTypes: QUICK_CASE_TYPES.map((value) => ({ value, label: vocabulary.quickCaseType(value) })),
    free: LIMITS.free_submissions_per_month,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await pageForm(request);
  const values = { caseType: textOf(form, "caseType"), description: textOf(form, "description") };
  const caseType = quickCaseType.safeParse(values.caseType);
  const problem = quickProblem(caseType.success ? caseType.data : "", values.description);
  if (problem !== null || !caseType.success) {
    return data({ values, toast: toastWords(problem ?? "completeAllFields") }, { status: 422 });
  }
  const told = { caseType: caseType.data, description: values.description };
  const read = await readAgain(context.get(clientContext), told, form);
  if ("toast" in read) return data({ values, toast: toastWords(read.toast) }, { status: read.status });
  return data({ values, ...read }, { status: read.refused === undefined ? 200 : 422 });
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="page grid gap-x-16 gap-y-10 pt-10 pb-20 lg:grid-cols-2 lg:pt-20">
        <div>
          <h1>{words.heading()}</h1>
          <p className="prose mt-5">{words.lead()}</p>
          <ul className="mt-6 hidden flex-col gap-2 text-quiet lg:flex">
            {words.points().map((point) => (
              <li key={point} className="border-l-2 border-accent pl-4">
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-lg border border-rule bg-raised p-5 sm:p-7">
          <h2 className="mb-5">{words.formTitle()}</h2>
          <QuickAssessment caseTypes={loaderData.caseTypes} answer={actionData} />
        </div>
      </div>
      <div className="page flex flex-col gap-20">
        <section aria-labelledby="steps">
          <h2 id="steps">{words.stepsTitle()}</h2>
          <ol className="mt-6 grid gap-8 md:grid-cols-3">
            {STEPS.map((step, index) => (
              <li key={step} className="border-t-2 border-ink pt-4">
                <p className="font-serif text-3xl text-accent tabular" aria-hidden="true">
                  {index + 1}
                </p>
                <h3 className="mt-2">{words.stepTitle(step)}</h3>
                <p className="mt-2 text-quiet">{words.stepText(step)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="samples">
          <h2 id="samples">{words.samplesTitle()}</h2>
          <p className="mt-2 max-w-prose text-quiet">{words.samplesNote()}</p>
          <div className="mt-6 grid gap-8 md:grid-cols-2">
            <Sample
              title={words.sampleTitle("strong")}
              percent={87}
              cases={15}
              lowCents={45_000_00}
              highCents={125_000_00}
            />
            <Sample
              title={words.sampleTitle("mixed")}
              percent={62}
              cases={8}
              lowCents={25_000_00}
              highCents={65_000_00}
            />
          </div>
        </section>
        <section aria-labelledby="start" className="border-t border-rule pt-12 text-center">
          <h2 id="start">{words.ctaTitle()}</h2>
          <p className="mx-auto mt-2 max-w-prose text-quiet">{words.ctaText({ n: loaderData.free })}</p>
          <LinkButton className="mt-6" to="/signup">
            {words.cta()}
          </LinkButton>
        </section>
      </div>
    </>
  );
}
