import { NOTIFICATION_DEFAULTS, NOTIFICATION_GROUPS, NOTIFICATION_KINDS } from "@standing/contract";
import { Form, redirect, useNavigation } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { clientContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/inputs.tsx";
import * as words from "../../words/notifications.ts";
import type { Route } from "./+types/notifications-choices.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.choicesTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return standing.client.notifications.choices();
}

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request);
  const ticked = (place: string) => new Set(form.getAll(place));
  const [in_page, by_mail] = [ticked("in_page"), ticked("by_mail")];
  await standing.client.notifications.choose({
    choices: NOTIFICATION_KINDS.map((kind) => ({
      kind,
      in_page: in_page.has(kind),
      by_mail: by_mail.has(kind),
    })),
  });
  flash(standing, "choicesSaved");
  return redirect("/notifications/choices");
}

export default function NotificationChoices({ loaderData: { choices } }: Route.ComponentProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to="/notifications" label={words.choicesBack()} />
      <div>
        <h1>{words.choicesTitle()}</h1>
        <p className="mt-1 text-quiet">{words.choicesLead()}</p>
      </div>
      <Form method="post" className="flex flex-col gap-8">
        {NOTIFICATION_GROUPS.map((group) => (
          <section key={group} aria-labelledby={`group-${group}`} className="border-t border-rule pt-4">
            <h2 id={`group-${group}`} className="text-xl">
              {words.group(group)}
            </h2>
            {choices
              .filter(({ kind }) => NOTIFICATION_DEFAULTS[kind].group === group)
              .map(({ kind, in_page, by_mail }) => (
                <fieldset
                  key={kind}
                  className="mt-4 grid grid-cols-2 items-center gap-x-6 gap-y-1 sm:grid-cols-[1fr_8rem_8rem]"
                >
                  <legend className="contents">
                    <span className="col-span-2 sm:col-span-1">{words.kind(kind)}</span>
                  </legend>
                  <Checkbox label={words.onSite()} name="in_page" value={kind} defaultChecked={in_page} />
                  <Checkbox label={words.byMail()} name="by_mail" value={kind} defaultChecked={by_mail} />
                </fieldset>
              ))}
          </section>
        ))}
        <p>
          <Button type="submit" disabled={busy}>
            {words.save()}
          </Button>
        </p>
      </Form>
    </div>
  );
}
