import { safe } from "@orpc/client";
import { LIMITS } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { rawTextOf, textOf } from "../../shell/form-data.ts";
import { refusalOf } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import type { AccountAnswer } from "./account-answer.ts";
import { PASSWORD_MIN, looksLikeEmail } from "./rules.ts";

const NAME_MAX = 80;

interface Refusal {
  toast: ToastCode;
  field: string;
  status?: number;
}

function refuse(intent: string, { toast, field, status = 422 }: Refusal, typed = "") {
  const answer: AccountAnswer = { intent, field, typed, toast: toastWords(toast) };
  return data(answer, { status });
}

/** The field that a refusal is about; `password` is the one that asks for the present one. */
const FIELD_OF: Readonly<Record<string, string>> = {
  WRONG_PASSWORD: "password",
  RATE_LIMITED: "password",
  WEAK_PASSWORD: "new_password",
  BAD_REQUEST: "new_email",
};

/** Runs a call; leads back to the page with a message, or says in the form why not. */
async function attempt(
  standing: RequestContext,
  call: Promise<unknown>,
  form: { intent: string; done: ToastCode; typed?: string; to?: string },
) {
  const { error } = await safe(call);
  if (error === null) {
    flash(standing, form.done);
    return redirect(form.to ?? "/account");
  }
  const refusal = refusalOf(error, { BAD_REQUEST: "invalidEmail" });
  const field = FIELD_OF[refusal?.code ?? ""];
  if (refusal === null || field === undefined) throw error;
  return refuse(form.intent, { ...refusal, field }, form.typed);
}

function saveName({ client }: RequestContext, form: FormData) {
  const name = textOf(form, "display_name");
  if (name.length > NAME_MAX) return null;
  return client.ownAccount.updateProfile({ display_name: name === "" ? null : name });
}

/** Carries out one form of the account page. */
export async function accountAction(standing: RequestContext, form: FormData) {
  const { ownAccount } = standing.client;
  const intent = textOf(form, "intent");
  const password = rawTextOf(form, "password");
  switch (intent) {
    case "name": {
      const call = saveName(standing, form);
      const typed = textOf(form, "display_name");
      if (call === null) return refuse(intent, { toast: "nameTooLong", field: "display_name" }, typed);
      return attempt(standing, call, { intent, done: "nameSaved", typed });
    }
    case "email": {
      const typed = textOf(form, "new_email");
      if (!looksLikeEmail(typed)) return refuse(intent, { toast: "invalidEmail", field: "new_email" }, typed);
      if (password === "") return refuse(intent, { toast: "wrongPassword", field: "password" }, typed);
      const call = ownAccount.requestEmailChange({ new_email: typed, password });
      return attempt(standing, call, { intent, done: "emailChangeSent", typed });
    }
    case "password": {
      const next = rawTextOf(form, "new_password");
      if (password === "") return refuse(intent, { toast: "wrongPassword", field: "password" });
      if (next !== rawTextOf(form, "confirmation"))
        return refuse(intent, { toast: "passwordMismatch", field: "confirmation" });
      if (next.length < PASSWORD_MIN)
        return refuse(intent, { toast: "passwordTooShort", field: "new_password" });
      if (next.length > LIMITS.password_max)
        return refuse(intent, { toast: "passwordTooLong", field: "new_password" });
      const call = ownAccount.changePassword({ current_password: password, new_password: next });
      return attempt(standing, call, { intent, done: "passwordChangedHere" });
    }
    case "two-factor-off": {
      if (password === "") return refuse(intent, { toast: "wrongPassword", field: "password" });
      return attempt(standing, ownAccount.stopTwoFactor({ password }), { intent, done: "twoFactorOff" });
    }
    case "end-session": {
      const { error } = await safe(ownAccount.endSession({ id: textOf(form, "id") }));
      if (error !== null && errorCode(error) !== "NOT_FOUND") throw error;
      flash(standing, "deviceSignedOut");
      return redirect("/account");
    }
    case "delete": {
      if (password === "") return refuse(intent, { toast: "wrongPassword", field: "password" });
      const call = ownAccount.requestDeletion({ password });
      return attempt(standing, call, { intent, done: "deletionAsked", to: "/login" });
    }
    case "keep":
      return attempt(standing, ownAccount.cancelDeletion(), { intent, done: "accountKept" });
    case "end-all":
      return attempt(standing, ownAccount.endAllSessions(), {
        intent,
        done: "signedOutEverywhere",
        to: "/login",
      });
    default:
      throw data(null, { status: 400 });
  }
}
