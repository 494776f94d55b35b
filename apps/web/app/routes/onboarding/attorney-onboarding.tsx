import { safe } from "@orpc/client";
import { firmRole, id as idShape } from "@standing/contract";
import { useState } from "react";
import { Form, redirect, useNavigation } from "react-router";
import {
  AboutFields,
  ConsultationFields,
  LicenceFields,
  PersonalFields,
} from "../../features/onboarding/attorney-fields.tsx";
import { STEPS, errorsOfStep, textIn } from "../../features/onboarding/attorney-form.ts";
import { takeOnboardingStep } from "../../features/onboarding/onboarding-action.server.ts";
import { PhotoPicker } from "../../features/onboarding/photo-picker.tsx";
import type { FieldsProps } from "../../features/onboarding/profile-fields.tsx";
import { WizardActs, WizardHead } from "../../features/onboarding/wizard.tsx";
import { clientContext } from "../../request-context.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import * as words from "../../words/onboarding.ts";
import type { Route } from "./+types/attorney-onboarding.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.title());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  const user = requireUser(standing, request);
  const query = new URL(request.url).searchParams;
  const [{ profile }, { draft }] = await Promise.all([
    standing.client.attorneys.mine(),
    standing.client.attorneys.draft({ kind: "attorney" }),
  ]);
  if (profile !== null) throw redirect("/attorney-profile/edit");
  const firmId = idShape.safeParse(query.get("firmId")).data;
  const chosen =
    firmId === undefined
      ? {}
      : { firm_id: firmId, firm_role: firmRole.catch("associate").parse(query.get("firmRole")) };
  const content = { email: user.email, ...draft?.content, ...chosen };
  const isContinued = query.get("step") === "continue" && firmId !== undefined;
  const asked = Number(query.get("step"));
  const step = isContinued ? 2 : asked >= 1 && asked <= STEPS ? Math.floor(asked) : (draft?.step ?? 1);
  const firm = idShape.safeParse(textIn(content, "firm_id")).data;
  const found = firm === undefined ? null : await safe(standing.client.firms.get({ id: firm }));
  return {
    content,
    step,
    firmName: found?.error === null ? found.data.name : null,
    errors: query.has("check") ? errorsOfStep(content, step) : {},
  };
}

const INTENTS = ["next", "back"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return takeOnboardingStep(standing, await pageForm(request, INTENTS));
}

const STEP_NAMES = ["1", "2", "3", "4"] as const;

export default function AttorneyOnboarding({ loaderData, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  const { step, firmName } = loaderData;
  const fields = {
    content: { ...loaderData.content, ...actionData?.content },
    errors: actionData?.errors ?? loaderData.errors,
  };
  return (
    <div className="page flex max-w-2xl flex-col gap-6 pt-10">
      <WizardHead
        title={words.title()}
        lead={words.lead()}
        step={step}
        steps={STEPS}
        name={words.stepName(STEP_NAMES[step - 1] ?? "1")}
      />
      <FormNotice toast={actionData?.toast} />
      {firmName !== null && (
        <p className="border-l-4 border-accent px-4 py-2">{words.firmChosen({ name: firmName })}</p>
      )}
      {step === STEPS && (
        <PhotoPicker photoUrl={textIn(loaderData.content, "photo_url")} back="/attorney-onboarding?step=4" />
      )}
      <StepForm key={step} step={step} fields={fields} hasFirm={firmName !== null} />
    </div>
  );
}

interface StepProps {
  step: number;
  fields: FieldsProps;
  hasFirm: boolean;
}

function StepForm({ step, fields, hasFirm }: StepProps) {
  const busy = useNavigation().state !== "idle";
  const [association, setAssociation] = useState(textIn(fields.content, "firm_association"));
  const toFirm = step === 1 && !hasFirm && (association === "owner" || association === "part_of_firm");
  const next = toFirm ? words.toFirm() : step === STEPS ? words.finish() : words.next();
  return (
    <Form
      method="post"
      action={`/attorney-onboarding?step=${step}`}
      noValidate
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="step" value={step} />
      {step <= 2 && (
        <>
          <input type="hidden" name="firm_id" value={textIn(fields.content, "firm_id")} />
          <input type="hidden" name="firm_role" value={textIn(fields.content, "firm_role")} />
        </>
      )}
      {step === 1 && <PersonalFields {...fields} onAssociation={setAssociation} />}
      {step === 2 && <LicenceFields {...fields} />}
      {step === 3 && <ConsultationFields {...fields} />}
      {step === 4 && <AboutFields {...fields} />}
      <WizardActs next={next} busy={busy} back={step > 1 ? words.back() : undefined} />
    </Form>
  );
}
