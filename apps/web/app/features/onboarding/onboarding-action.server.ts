import { safe } from "@orpc/client";
import { firmRole, id as idShape } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo, flashOutcome } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";
import {
  type Content,
  type Errors,
  STEPS,
  checkProfile,
  errorsOfStep,
  firstFaultyStep,
  readSteps,
  textIn,
} from "./attorney-form.ts";
import { AFTER_ONBOARDING, onboardingStep } from "./paths.ts";

export interface OnboardingAnswer {
  content: Content;
  errors: Errors;
  toast?: ToastWords;
}

/** The firm that the draft goes with, where one was chosen and the association asks for one. */
function firmOf(content: Content) {
  const id = idShape.safeParse(textIn(content, "firm_id"));
  if (!id.success || textIn(content, "firm_association") === "solo") return undefined;
  return { id: id.data, role: firmRole.catch("associate").parse(textIn(content, "firm_role")) };
}

/** Saves one step of the attorney's form and goes where its button leads; the last step creates the profile. */
export async function takeOnboardingStep(standing: RequestContext, form: FormData) {
  const step = Math.min(STEPS, Math.max(1, Number(textOf(form, "step")) || 1));
  const isBack = form.get("intent") === "back";
  const typed = readSteps(form, [step]);
  const next = isBack ? Math.max(1, step - 1) : Math.min(STEPS, step + 1);
  const { error, data: draft } = await safe(
    standing.client.attorneys.saveDraft({ kind: "attorney", step: isBack ? next : step, content: typed }),
  );
  if (error !== null) return refused(standing, error, typed);
  if (isBack) return redirect(onboardingStep(next));
  const errors = errorsOfStep(draft.content, step);
  if (Object.keys(errors).length > 0) {
    return data<OnboardingAnswer>({ content: typed, errors }, { status: 422 });
  }
  if (step === STEPS) return finish(standing, draft.content, typed);
  await standing.client.attorneys.saveDraft({ kind: "attorney", step: next, content: {} });
  const association = textIn(draft.content, "firm_association");
  const needsFirm = association !== "solo" && firmOf(draft.content) === undefined;
  const invited = textIn(draft.content, "invitation") !== "";
  if (step === 1 && needsFirm && !invited) return redirect(`/law-firm-onboarding?role=${association}`);
  return redirect(onboardingStep(next));
}

async function finish(standing: RequestContext, content: Content, typed: Content) {
  const faulty = firstFaultyStep(content);
  if (faulty !== null) return redirect(`${onboardingStep(faulty)}&check=1`);
  const { input } = checkProfile(content);
  if (input === null) return redirect(onboardingStep(1));
  const firm = firmOf(content);
  const { error } = await safe(
    standing.client.attorneys.save({ ...input, ...(firm === undefined ? {} : { firm }) }),
  );
  if (error !== null) return refused(standing, error, typed);
  const token = textIn(content, "invitation");
  const joined = token === "" ? null : await safe(standing.client.firms.acceptInvitation({ token }));
  flashOutcome(joined?.error ?? null, standing, {
    done: "profileCreated",
    event: "invitation_failed",
    otherwise: "invitationInvalid",
  });
  return redirect(AFTER_ONBOARDING);
}

function refused(standing: RequestContext, error: unknown, content: Content) {
  const told = answerTo(error, standing, { event: "profile_failed", otherwise: "profileFailed" });
  return data<OnboardingAnswer>(
    { content, errors: {}, toast: toastWords(told.toast) },
    { status: told.status },
  );
}
