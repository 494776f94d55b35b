import { Form, useNavigation } from "react-router";
import { type FirmPath, takeFirmStep } from "../../features/firms/firm-action.server.ts";
import { FirmBasicFields, FirmContactFields, FirmPracticeFields } from "../../features/firms/firm-fields.tsx";
import { FirmFinder } from "../../features/firms/firm-finder.tsx";
import { FIRM_STEPS, firmErrorsOfStep } from "../../features/firms/firm-form.ts";
import { WizardActs, WizardHead } from "../../features/onboarding/wizard.tsx";
import { clientContext } from "../../request-context.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import * as words from "../../words/onboarding.ts";
import type { Route } from "./+types/law-firm-onboarding.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.firmTitle());

const pathOf = (query: URLSearchParams): FirmPath =>
  query.get("role") === "part_of_firm" ? "part_of_firm" : "owner";

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const query = new URL(request.url).searchParams;
  const { draft } = await standing.client.attorneys.draft({ kind: "law_firm" });
  const asked = Number(query.get("step"));
  const step = asked >= 1 && asked <= FIRM_STEPS ? Math.floor(asked) : (draft?.step ?? 1);
  const content = draft?.content ?? {};
  const q = (query.get("firm") ?? "").trim().slice(0, 100);
  const found = q.length < 2 ? null : (await standing.client.firms.search({ q })).firms;
  return {
    path: pathOf(query),
    step,
    content,
    q,
    found,
    errors: query.has("check") ? firmErrorsOfStep(content, step) : {},
  };
}

const INTENTS = ["join", "next", "back"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const path = pathOf(new URL(request.url).searchParams);
  return takeFirmStep(standing, path, await pageForm(request, INTENTS));
}

const STEP_NAMES = ["1", "2", "3"] as const;

export default function LawFirmOnboarding({ loaderData, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  const busy = useNavigation().state !== "idle";
  const { path, step, q, found } = loaderData;
  const fields = {
    content: { ...loaderData.content, ...actionData?.content },
    errors: actionData?.errors ?? loaderData.errors,
  };
  return (
    <div className="page flex max-w-2xl flex-col gap-6 pt-10">
      <WizardHead
        title={words.firmTitle()}
        lead={words.firmLead()}
        step={step}
        steps={FIRM_STEPS}
        name={words.firmStepName(STEP_NAMES[step - 1] ?? "1")}
      />
      <FormNotice toast={actionData?.toast} />
      {path === "part_of_firm" && step === 1 && <FirmFinder q={q} found={found} />}
      <Form
        key={step}
        method="post"
        action={`/law-firm-onboarding?role=${path}&step=${step}`}
        noValidate
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="step" value={step} />
        {step === 1 && <FirmBasicFields {...fields} withRole={path === "part_of_firm"} />}
        {step === 2 && <FirmContactFields {...fields} />}
        {step === 3 && <FirmPracticeFields {...fields} />}
        <WizardActs
          next={step === FIRM_STEPS ? words.firmFinish() : words.next()}
          busy={busy}
          back={words.back()}
        />
      </Form>
    </div>
  );
}
