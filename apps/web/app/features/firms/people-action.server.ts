import { safe } from "@orpc/client";
import { invitedRole } from "@standing/contract";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { logFailure } from "../../shell/log-failure.server.ts";
import type { ToastCode } from "../../shell/toast-words.ts";

/** Carries out one act of a firm's owner on its people, and names the message to show. */
export async function changePeople(standing: RequestContext, id: string, form: FormData): Promise<ToastCode> {
  const { firms } = standing.client;
  const attorney_id = textOf(form, "attorney");
  const intent = textOf(form, "intent");
  const act = async () => {
    if (intent === "invite") {
      const role = invitedRole.catch("associate").parse(textOf(form, "role"));
      return firms.invite({ id, email: textOf(form, "email"), role });
    }
    if (intent === "withdraw") return firms.withdrawInvitation({ id: textOf(form, "invitation") });
    if (intent === "accept") return firms.acceptRequest({ id, attorney_id });
    return firms.removeMember({ id, attorney_id });
  };
  const { error } = await safe(act());
  if (error === null) return intent === "invite" ? "invitationSent" : "peopleChanged";
  const code = errorCode(error);
  if (code === null) logFailure("people_failed", error, standing.requestId);
  if (code === "LAST_OWNER") return "lastOwner";
  if (code === "RATE_LIMITED") return "tooManyAttempts";
  return intent === "invite" ? "invitationFailed" : "peopleFailed";
}
