import { submissionSteps } from "../../features/cases/submission-steps.server.ts";
import { clientContext } from "../../request-context.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { signedOutAnswer } from "../../shell/session.server.ts";
import type { Route } from "./+types/case-submission-steps.ts";

/** Submits a case form and answers with each step as it comes; without scripts the form goes to its own page. */
export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  const { user } = standing.session;
  if (user === null) return Response.json(signedOutAnswer("authenticationRequired", null), { status: 401 });
  return submissionSteps(standing, user, await pageForm(request));
}
