import { safe } from "@orpc/client";
import type { OwnAttorneyProfile } from "@standing/contract";
import { Form, Link, data, redirect, useNavigation } from "react-router";
import {
  AboutFields,
  ConsultationFields,
  LicenceFields,
  PersonalFields,
} from "../../features/onboarding/attorney-fields.tsx";
import {
  type Content,
  type Errors,
  checkProfile,
  contentOf,
  readSteps,
} from "../../features/onboarding/attorney-form.ts";
import { PhotoPicker } from "../../features/onboarding/photo-picker.tsx";
import { clientContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { answerTo, flashOutcome } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/onboarding.ts";
import type { Route } from "./+types/attorney-profile-edit.ts";

const HERE = "/attorney-profile/edit";

export const meta: Route.MetaFunction = () => pageTitle(words.editTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { profile } = await standing.client.attorneys.mine();
  if (profile === null) throw redirect("/attorney-onboarding");
  return { profile };
}

interface EditAnswer {
  content: Content;
  errors: Errors;
  toast: ToastWords;
}

const INTENTS = ["save", "leave"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  const { profile } = await standing.client.attorneys.mine();
  if (profile === null) throw redirect("/attorney-onboarding");
  if (form.get("intent") === "leave") {
    const { error } = await safe(
      standing.client.firms.removeMember({ id: textOf(form, "firm"), attorney_id: profile.id }),
    );
    flashOutcome(error, standing, {
      done: "peopleChanged",
      event: "people_failed",
      otherwise: "peopleFailed",
    });
    return redirect(HERE);
  }
  const content = { ...contentOf(profile), ...readSteps(form, [1, 2, 3, 4]) };
  const { input, errors } = checkProfile(content);
  if (input === null) {
    return data<EditAnswer>({ content, errors, toast: toastWords("profileIncomplete") }, { status: 422 });
  }
  const { error } = await safe(standing.client.attorneys.save(input));
  if (error !== null) {
    const told = answerTo(error, standing, { event: "profile_failed", otherwise: "profileSaveFailed" });
    return data<EditAnswer>({ content, errors: {}, toast: toastWords(told.toast) }, { status: told.status });
  }
  flash(standing, "profileSaved");
  return redirect(HERE);
}

export default function AttorneyProfileEdit({ loaderData: { profile }, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  const busy = useNavigation().state !== "idle";
  const fields = { content: actionData?.content ?? contentOf(profile), errors: actionData?.errors ?? {} };
  return (
    <div className="page flex max-w-2xl flex-col gap-8 pt-10">
      <div>
        <h1>{words.editTitle()}</h1>
        <p className="mt-2 text-quiet">{words.editLead()}</p>
        <p className="mt-3">
          <LinkButton look="secondary" to={`/attorney/${profile.id}`}>
            {words.editView()}
          </LinkButton>
        </p>
      </div>
      <FormNotice toast={actionData?.toast} />
      <Section title={words.status()}>
        <p>{words.statusText(statusOf(profile))}</p>
      </Section>
      <PhotoPicker photoUrl={profile.photo_url ?? ""} back={HERE} />
      <Form method="post" noValidate className="flex flex-col gap-8">
        <Section title={words.stepName("1")}>
          <div className="flex flex-col gap-5">
            <PersonalFields {...fields} association={false} />
          </div>
        </Section>
        <Section title={words.stepName("2")}>
          <div className="flex flex-col gap-5">
            <LicenceFields {...fields} />
          </div>
        </Section>
        <Section title={words.stepName("3")}>
          <div className="flex flex-col gap-5">
            <ConsultationFields {...fields} />
          </div>
        </Section>
        <Section title={words.stepName("4")}>
          <div className="flex flex-col gap-5">
            <AboutFields {...fields} />
          </div>
        </Section>
        <p>
          <Button type="submit" name="intent" value="save" disabled={busy}>
            {busy ? words.saving() : words.editSave()}
          </Button>
        </p>
      </Form>
      <OwnFirm profile={profile} />
    </div>
  );
}

function statusOf(profile: OwnAttorneyProfile) {
  if (profile.is_listed) return "listed";
  if (!profile.is_active) return "hidden";
  return profile.ad_approval_status === "approved" ? "unpaid" : profile.ad_approval_status;
}

function OwnFirm({ profile: { firm } }: { profile: OwnAttorneyProfile }) {
  if (firm === null) {
    return (
      <Section title={words.firmSection()}>
        <p>{words.firmNone()}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <LinkButton look="secondary" to="/law-firm-onboarding?role=owner">
            {words.firmOwn()}
          </LinkButton>
          <LinkButton look="secondary" to="/law-firm-onboarding?role=part_of_firm&step=1">
            {words.firmJoin()}
          </LinkButton>
        </p>
      </Section>
    );
  }
  const { name, is_active, is_owner, id } = firm;
  return (
    <Section title={words.firmSection()}>
      <p>{is_active ? words.firmMember({ name }) : words.firmWaiting({ name })}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {is_owner && (
          <Link to={`/law-firm/${id}/edit`} className="link inline-flex min-h-11 items-center">
            {words.firmManage()}
          </Link>
        )}
        <Form method="post">
          <input type="hidden" name="firm" value={id} />
          <Button type="submit" look="secondary" name="intent" value="leave">
            {is_active ? words.firmLeave() : words.firmWithdraw()}
          </Button>
        </Form>
      </div>
    </Section>
  );
}
