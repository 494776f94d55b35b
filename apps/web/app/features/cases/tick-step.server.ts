import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { logFailure } from "../../shell/log-failure.server.ts";
import { pageAddress } from "../../shell/page-address.ts";
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
  const code = error === null ? null : errorCode(error);
  if (error !== null && code !== "NOT_FOUND" && code !== "BAD_REQUEST")
    logFailure("tick_failed", error, standing.requestId);
  if (request.headers.get("sec-fetch-dest") === "empty")
    return error === null
      ? data<{ toast?: ToastWords }>({})
      : data<{ toast?: ToastWords }>({ toast: toastWords("tickFailed") }, { status: 409 });
  if (error !== null) flash(standing, "tickFailed");
  const place = textOf(form, "place") === "first" ? "first" : "plan";
  return redirect(`${pageAddress(request).pathname}#${place}`);
}
