import { safe } from "@orpc/client";
import { ATTORNEY_LIMITS, id as idShape, LENGTHS } from "@standing/contract";
import { Form, data, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { AttorneyNotFound } from "../../features/attorneys/attorney-not-found.tsx";
import { nameOf } from "../../features/attorneys/labels.ts";
import { BackLink } from "../../features/cases/back-link.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextArea, TextInput } from "../../ui/inputs.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/attorneys.ts";
import type { Route } from "./+types/attorney-contact.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { client, session } = context.get(clientContext);
  const id = idShape.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404 });
  const { error, data: attorney } = await safe(client.attorneys.get({ id: id.data }));
  if (errorCode(error) === "NOT_FOUND") throw data(null, { status: 404 });
  if (error !== null) throw error;
  const { can_be_contacted } = attorney;
  return { id: attorney.id, name: nameOf(attorney), can_be_contacted, email: session.user?.email ?? "" };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageTitle(loaderData ? words.contactTitle({ name: loaderData.name }) : words.missingTitle()),
  { name: "robots", content: "noindex" },
];

export async function action({ request, params, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  const form = await pageForm(request);
  const values = {
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    message: textOf(form, "message"),
  };
  const errors = {
    name: values.name === "" ? words.contactNameMissing() : undefined,
    email: z.email().safeParse(values.email).success ? undefined : words.contactEmailMissing(),
    message: values.message === "" ? words.contactMessageMissing() : undefined,
  };
  if (Object.values(errors).some((error) => error !== undefined))
    return data({ values, errors, toast: null }, { status: 422 });
  const { error } = await safe(standing.client.attorneys.contact({ id: params.id, ...values }));
  if (error === null) {
    flash(standing, "messageSent");
    return redirect(`/attorney/${params.id}`);
  }
  const { toast, status } = answerTo(error, standing, {
    event: "message_failed",
    otherwise: "messageFailed",
  });
  return data({ values, errors: {} as typeof errors, toast: toastWords(toast) }, { status });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AttorneyNotFound error={error} />;
}

export default function AttorneyContact({
  loaderData: { id, name, can_be_contacted, email },
  actionData,
}: Route.ComponentProps) {
  useToastOf(actionData ? { toast: actionData.toast } : undefined);
  const busy = useNavigation().state !== "idle";
  return (
    <div className="page flex max-w-2xl flex-col gap-6 pt-6">
      <BackLink to={`/attorney/${id}`} label={name} />
      <h1 className="break-words">{words.contactTitle({ name })}</h1>
      {can_be_contacted ? (
        <>
          <p className="prose">{words.contactLead()}</p>
          <Notice tone="time">{words.contactCare()}</Notice>
          <FormNotice toast={actionData?.toast} />
          <Form method="post" noValidate className="flex flex-col gap-5">
            <Field label={words.contactName()} error={actionData?.errors.name}>
              {(wiring) => (
                <TextInput
                  {...wiring}
                  name="name"
                  autoComplete="name"
                  maxLength={LENGTHS.name}
                  defaultValue={actionData?.values.name}
                />
              )}
            </Field>
            <Field label={words.contactEmail()} error={actionData?.errors.email}>
              {(wiring) => (
                <TextInput
                  {...wiring}
                  name="email"
                  type="email"
                  autoComplete="email"
                  maxLength={LENGTHS.email}
                  defaultValue={actionData?.values.email ?? email}
                />
              )}
            </Field>
            <Field label={words.contactMessage()} error={actionData?.errors.message}>
              {(wiring) => (
                <TextArea
                  {...wiring}
                  name="message"
                  maxLength={ATTORNEY_LIMITS.message_max}
                  defaultValue={actionData?.values.message}
                />
              )}
            </Field>
            <p>
              <Button type="submit" disabled={busy}>
                {busy ? words.contactSending() : words.contactSend()}
              </Button>
            </p>
          </Form>
        </>
      ) : (
        <p className="prose">{words.contactUnavailable()}</p>
      )}
    </div>
  );
}
