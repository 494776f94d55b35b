import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { pageAddress } from "../../shell/page-address.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";

/**
 * Keeps a tick of the action plan. A living page stays where it is; one without JavaScript comes back to the step.
 */
export async function tickStep(standing: RequestContext, request: Request, id: string, form: FormData) {
  const { error } = await safe(
    standing.client.cases.tickStep({
      id,
      step: textOf(form, "step"),
      done: form.get("done") === "yes",
    }),
  );
  const told =
    error === null ? null : answerTo(error, standing, { event: "tick_failed", otherwise: "tickFailed" });
  if (request.headers.get("sec-fetch-dest") === "empty")
    return told === null
      ? data<{ toast?: ToastWords }>({})
      : data<{ toast?: ToastWords }>({ toast: toastWords(told.toast) }, { status: told.status });
  if (told !== null) flash(standing, told.toast);
  const place = textOf(form, "place") === "first" ? "first" : "plan";
  return redirect(`${pageAddress(request).pathname}#${place}`);
}
