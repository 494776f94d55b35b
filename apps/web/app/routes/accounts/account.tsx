import { Form } from "react-router";
import { accountAction } from "../../features/accounts/account-actions.server.ts";
import { EmailForm, NameForm, PasswordForm, StopTwoFactor } from "../../features/accounts/account-forms.tsx";
import { Activity } from "../../features/accounts/activity.tsx";
import { Devices } from "../../features/accounts/devices.tsx";
import { CopyOfData, DeleteAccount, DeletionPending } from "../../features/accounts/leaving.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/accounts-own.ts";
import * as notificationWords from "../../words/notifications.ts";
import type { Route } from "./+types/account.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.title());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { ownAccount } = standing.client;
  const [profile, { sessions }, { events }] = await Promise.all([
    ownAccount.profile(),
    ownAccount.sessions(),
    ownAccount.activity(),
  ]);
  return { profile, sessions, events };
}

const INTENTS = ["name", "email", "password", "two-factor-off", "end-session", "end-all", "delete", "keep"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return accountAction(standing, await pageForm(request, INTENTS));
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, sessions, events } = loaderData;
  useToastOf(actionData);
  return (
    <div className="page flex max-w-3xl flex-col gap-10 pt-10">
      <div>
        <h1>{words.title()}</h1>
        <p className="mt-1 text-quiet">{words.lead()}</p>
      </div>
      {profile.deletes_on !== null && <DeletionPending day={profile.deletes_on} />}
      <Section title={words.profileTitle()}>
        <dl className="mb-6 grid max-w-lg grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-quiet">{words.emailNow()}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {profile.email}
            {!profile.email_verified && <NotConfirmed email={profile.email} />}
          </dd>
          <dt className="text-quiet">{words.memberSince()}</dt>
          <dd>
            <DateText value={profile.created_at} />
          </dd>
        </dl>
        <NameForm name={profile.display_name} answer={actionData} />
      </Section>
      <Section title={words.emailTitle()} lead={words.emailLead()}>
        <EmailForm answer={actionData} />
      </Section>
      <Section title={words.passwordTitle()} lead={words.passwordLead()}>
        <PasswordForm answer={actionData} />
      </Section>
      <Section title={words.twoTitle()} lead={words.twoLead()}>
        <p className="mb-4 font-medium">{profile.two_factor_enabled ? words.twoIsOn() : words.twoIsOff()}</p>
        {profile.two_factor_enabled ? (
          <StopTwoFactor answer={actionData} />
        ) : (
          <LinkButton look="secondary" to="/account/two-factor">
            {words.twoSetUp()}
          </LinkButton>
        )}
      </Section>
      <Section title={words.devicesTitle()} lead={words.devicesLead()}>
        <Devices sessions={sessions} />
      </Section>
      <Section title={words.activityTitle()} lead={words.activityLead()}>
        <Activity events={events} />
      </Section>
      <Section title={notificationWords.accountTitle()} lead={notificationWords.accountLead()}>
        <LinkButton look="secondary" to="/notifications/choices">
          {notificationWords.chooseLink()}
        </LinkButton>
      </Section>
      <CopyOfData />
      {profile.deletes_on === null && <DeleteAccount answer={actionData} />}
    </div>
  );
}

function NotConfirmed({ email }: { email: string }) {
  return (
    <Form method="post" action="/verification" className="mt-1 text-sm">
      <input type="hidden" name="email" value={email} />
      <span className="text-quiet">{words.notConfirmed()}</span>{" "}
      <Button type="submit" look="plain">
        {words.sendConfirmation()}
      </Button>
    </Form>
  );
}
