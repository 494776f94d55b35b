import { safe } from "@orpc/client";
import { type Firm, id as idShape } from "@standing/contract";
import { Form, data, redirect, useNavigation } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { changePeople } from "../../features/firms/people-action.server.ts";
import { People } from "../../features/firms/people.tsx";
import type { Content, Errors } from "../../features/onboarding/attorney-form.ts";
import { FirmBasicFields, FirmContactFields, FirmPracticeFields } from "../../features/firms/firm-fields.tsx";
import { checkFirm, firmContentOf, readFirmSteps } from "../../features/firms/firm-form.ts";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import type { ToastWords } from "../../ui/toast-queue.ts";
import * as words from "../../words/onboarding.ts";
import type { Route } from "./+types/law-firm-edit.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const id = idShape.safeParse(params.id);
  if (!id.success) throw data(null, { status: 404 });
  const { error, data: people } = await safe(standing.client.firms.people({ id: id.data }));
  if (errorCode(error) === "NOT_FOUND") throw data(null, { status: 404 });
  if (error !== null) throw error;
  const firm = await standing.client.firms.get({ id: id.data });
  return { firm, people, removing: new URL(request.url).searchParams.get("remove") };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(loaderData ? words.firmEditTitle({ name: loaderData.firm.name }) : words.firmTitle());

interface FirmEditAnswer {
  content: Content | null;
  errors: Errors;
  toast: ToastWords;
}

const INTENTS = ["save", "invite", "withdraw", "accept", "remove"];

export async function action({ request, params, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  const here = `/law-firm/${params.id}/edit`;
  if (form.get("intent") !== "save") {
    await changePeople(standing, params.id, form);
    return redirect(here);
  }
  const content = readFirmSteps(form, [1, 2, 3]);
  const { input, errors } = checkFirm(content);
  if (input === null) {
    return data<FirmEditAnswer>({ content, errors, toast: toastWords("profileIncomplete") }, { status: 422 });
  }
  const { error } = await safe(standing.client.firms.update({ id: params.id, ...input }));
  if (errorCode(error) === "NOT_FOUND") throw data(null, { status: 404 });
  if (error !== null) {
    const told = answerTo(error, standing, { event: "firm_failed", otherwise: "profileSaveFailed" });
    return data<FirmEditAnswer>(
      { content, errors: {}, toast: toastWords(told.toast) },
      { status: told.status },
    );
  }
  flash(standing, "firmSaved");
  return redirect(here);
}

export default function LawFirmEdit({
  loaderData: { firm, people, removing },
  actionData,
}: Route.ComponentProps) {
  useToastOf(actionData);
  return (
    <div className="page flex max-w-2xl flex-col gap-8 pt-6">
      <BackLink to="/attorney-profile/edit" label={words.editTitle()} />
      <h1 className="break-words">{words.firmEditTitle({ name: firm.name })}</h1>
      <FormNotice toast={actionData?.toast} />
      <People firmId={firm.id} people={people} removing={removing} />
      <FirmForm firm={firm} content={actionData?.content ?? null} errors={actionData?.errors ?? {}} />
    </div>
  );
}

function FirmForm({ firm, content, errors }: { firm: Firm; content: Content | null; errors: Errors }) {
  const busy = useNavigation().state !== "idle";
  const fields = { content: content ?? firmContentOf(firm), errors };
  return (
    <Form method="post" noValidate className="flex flex-col gap-8">
      <Section title={words.firmStepName("1")}>
        <div className="flex flex-col gap-5">
          <FirmBasicFields {...fields} withRole={false} />
        </div>
      </Section>
      <Section title={words.firmStepName("2")}>
        <div className="flex flex-col gap-5">
          <FirmContactFields {...fields} />
        </div>
      </Section>
      <Section title={words.firmStepName("3")}>
        <div className="flex flex-col gap-5">
          <FirmPracticeFields {...fields} />
        </div>
      </Section>
      <p>
        <Button type="submit" name="intent" value="save" disabled={busy}>
          {busy ? words.saving() : words.firmSave()}
        </Button>
      </p>
    </Form>
  );
}
