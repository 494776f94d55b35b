import { safe } from "@orpc/client";
import { invitedRole } from "@standing/contract";
import type { RequestContext } from "../../request-context.ts";
import { textOf } from "../../shell/form-data.ts";
import { flashOutcome } from "../../shell/refusal.server.ts";

/** Carries out one act of a firm's owner on its people; the next page says what became of it. */
export async function changePeople(standing: RequestContext, id: string, form: FormData): Promise<void> {
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
  const [done, otherwise] =
    intent === "invite"
      ? (["invitationSent", "invitationFailed"] as const)
      : (["peopleChanged", "peopleFailed"] as const);
  flashOutcome(error, standing, { done, event: "people_failed", otherwise });
}
