import { safe } from "@orpc/client";
import { Form, redirect } from "react-router";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import * as words from "../../words/onboarding.ts";
import type { Route } from "./+types/firm-invitation.ts";

const tokenOf = (request: Request) => (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { client, session } = context.get(clientContext);
  const token = tokenOf(request);
  const { error, data: invitation } = await safe(client.firms.invitation({ token: token || "-" }));
  if (error !== null && errorCode(error) !== "INVALID_TOKEN") throw error;
  const profile = session.user === null ? null : (await client.attorneys.mine()).profile;
  return {
    invitation: invitation ?? null,
    signedIn: session.user !== null,
    hasProfile: profile !== null,
    next: encodeURIComponent(`/firm-invitation?token=${token}`),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageTitle(
    loaderData?.invitation
      ? words.invitedTitle({ name: loaderData.invitation.firm_name })
      : words.invalidTitle(),
  ),
  { name: "robots", content: "noindex" },
];

/** Joins the firm; whoever has no profile yet makes one first, and joins with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  await pageForm(request);
  const { attorneys, firms } = standing.client;
  const token = tokenOf(request);
  const { error } = await safe(firms.acceptInvitation({ token: token || "-" }));
  if (error === null) {
    flash(standing, "firmJoined");
    return redirect("/attorney-profile/edit");
  }
  const code = errorCode(error);
  if (code === "PROFILE_REQUIRED") {
    const content = { invitation: token, firm_association: "part_of_firm" };
    await attorneys.saveDraft({ kind: "attorney", step: 1, content });
    return redirect("/attorney-onboarding?step=1");
  }
  if (code !== "INVALID_TOKEN") throw error;
  flash(standing, "invitationInvalid");
  return redirect(`/firm-invitation?token=${encodeURIComponent(token)}`);
}

export default function FirmInvitation({ loaderData }: Route.ComponentProps) {
  const { invitation, signedIn, hasProfile, next } = loaderData;
  if (invitation === null) {
    return (
      <div className="page max-w-2xl py-20">
        <h1>{words.invalidTitle()}</h1>
        <p className="prose mt-4">{words.invalidText()}</p>
      </div>
    );
  }
  return (
    <div className="page flex max-w-2xl flex-col gap-5 pt-12">
      <h1 className="break-words">{words.invitedTitle({ name: invitation.firm_name })}</h1>
      <p className="prose">{words.invitedText({ role: words.roleName(invitation.role) })}</p>
      {!hasProfile && <p className="text-quiet">{words.invitedProfile()}</p>}
      {!signedIn && <p className="text-quiet">{words.invitedAgain()}</p>}
      {signedIn ? (
        <Form method="post">
          <Button type="submit">{words.invitedAccept()}</Button>
        </Form>
      ) : (
        <p className="flex flex-wrap gap-3">
          <LinkButton to={`/login?next=${next}`}>{words.invitedSignIn()}</LinkButton>
          <LinkButton look="secondary" to="/signup">
            {words.invitedSignUp()}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
