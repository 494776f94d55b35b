import { safe } from "@orpc/client";
import { type FirmRole, id as idShape, invitedRole } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";
import { type Content, type Errors, textIn } from "../onboarding/attorney-form.ts";
import { FIRM_STEPS, checkFirm, firmErrorsOfStep, readFirmSteps } from "./firm-form.ts";
import { continueWithFirm } from "../onboarding/paths.ts";

export interface FirmAnswer {
  content: Content;
  errors: Errors;
  toast?: ToastWords;
}

export type FirmPath = "owner" | "part_of_firm";
const address = (path: FirmPath, step: number) => `/law-firm-onboarding?role=${path}&step=${step}`;

/** Goes on with the attorney's own form; who has a profile already belongs to the firm at once, or asks to. */
async function goOn(standing: RequestContext, firmId: string, role: FirmRole) {
  const { profile } = await standing.client.attorneys.mine();
  if (profile !== null) {
    await standing.client.attorneys.save({ ...profile, firm: { id: firmId, role } });
    return redirect("/attorney-profile/edit");
  }
  const content = { firm_id: firmId, firm_role: role };
  await standing.client.attorneys.saveDraft({ kind: "attorney", step: 2, content });
  return redirect(continueWithFirm(firmId, role));
}

/** Asks to join a firm that is here already: the request itself goes out when the profile is saved. */
async function askToJoin(standing: RequestContext, form: FormData) {
  const firm = idShape.safeParse(textOf(form, "firm"));
  if (!firm.success) throw data(null, { status: 400 });
  return goOn(standing, firm.data, invitedRole.catch("associate").parse(textOf(form, "role")));
}

/** Saves one step of the firm's form and goes where its button leads; the last step creates the firm. */
export async function takeFirmStep(standing: RequestContext, path: FirmPath, form: FormData) {
  if (form.get("intent") === "join") return askToJoin(standing, form);
  const step = Math.min(FIRM_STEPS, Math.max(1, Number(textOf(form, "step")) || 1));
  const isBack = form.get("intent") === "back";
  const typed = readFirmSteps(form, [step]);
  const next = isBack ? Math.max(1, step - 1) : Math.min(FIRM_STEPS, step + 1);
  const kept = { kind: "law_firm" as const, step: isBack ? next : step, content: typed };
  const { error, data: draft } = await safe(standing.client.attorneys.saveDraft(kept));
  if (error !== null) return refused(standing, error, typed);
  if (isBack) return redirect(step === 1 ? "/attorney-onboarding?step=1" : address(path, next));
  const errors = firmErrorsOfStep(draft.content, step);
  if (Object.keys(errors).length > 0) return data<FirmAnswer>({ content: typed, errors }, { status: 422 });
  if (step < FIRM_STEPS) {
    await standing.client.attorneys.saveDraft({ kind: "law_firm", step: next, content: {} });
    return redirect(address(path, next));
  }
  return create(standing, path, draft.content, typed);
}

async function create(standing: RequestContext, path: FirmPath, content: Content, typed: Content) {
  const { input } = checkFirm(content);
  if (input === null) return redirect(`${address(path, 1)}&check=1`);
  const { error, data: created } = await safe(standing.client.firms.create(input));
  if (error !== null) return refused(standing, error, typed);
  flash(standing, "firmCreated");
  const role = path === "owner" ? "owner" : invitedRole.catch("associate").parse(textIn(content, "role"));
  return goOn(standing, created.id, role);
}

function refused(standing: RequestContext, error: unknown, content: Content) {
  const told = answerTo(error, standing, { event: "firm_failed", otherwise: "firmFailed" });
  return data<FirmAnswer>({ content, errors: {}, toast: toastWords(told.toast) }, { status: told.status });
}
