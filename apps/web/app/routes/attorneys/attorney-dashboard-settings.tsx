import { safe } from "@orpc/client";
import { type AttorneySettings, SPECIALTIES, attorneySettings } from "@standing/contract";
import { Form, data, redirect, useNavigation } from "react-router";
import { orNoProfile } from "../../features/ads/or-no-profile.server.ts";
import { TimeOffForm, WorkingHoursForm } from "../../features/bookings/availability-forms.tsx";
import { saveAvailability } from "../../features/bookings/save-availability.server.ts";
import { Checkboxes, Radios } from "../../features/onboarding/choices.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Checkbox, TextInput } from "../../ui/inputs.tsx";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/ads.ts";
import * as attorneys from "../../words/attorneys.ts";
import * as onboarding from "../../words/onboarding.ts";
import type { Route } from "./+types/attorney-dashboard-settings.ts";

const HERE = "/attorney-dashboard/settings";
const CENTS = 100;
const AVAILABILITY = ["available", "busy", "offline"] as const;
const TYPES = ["free", "paid"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const [settings, availability] = await Promise.all([
    orNoProfile(standing.client.ads.settings()),
    orNoProfile(standing.client.bookings.availability()),
  ]);
  return { settings, availability, today: new Date().toISOString().slice(0, 10) };
}

const INTENTS = ["settings", "hours", "off", "open"];

export async function action({ request, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  if (form.get("intent") !== "settings") return saveAvailability(standing, form, HERE);
  const fee = textOf(form, "fee");
  const read = attorneySettings.safeParse({
    is_active: form.has("is_active"),
    specialties: form.getAll("specialties"),
    availability_status: textOf(form, "availability_status"),
    consultation_type: textOf(form, "consultation_type"),
    consultation_fee: Math.round(Number(fee === "" ? "0" : fee) * CENTS),
  });
  if (!read.success) return data({ toast: toastWords("settingsFailed"), fee }, { status: 422 });
  const { error } = await safe(standing.client.ads.saveSettings(read.data));
  if (error === null) flash(standing, "settingsSaved");
  else if (errorCode(error) !== "PROFILE_REQUIRED") throw error;
  return redirect(HERE);
}

export default function AttorneySettingsTab({ loaderData, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  const { settings, availability, today } = loaderData;
  if (settings === null || availability === null) return null;
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <FormNotice toast={actionData?.toast} />
      <ProfileSettings
        settings={settings}
        refusedFee={actionData && "fee" in actionData ? String(actionData.fee) : undefined}
      />
      <WorkingHoursForm availability={availability} />
      <TimeOffForm availability={availability} today={today} />
    </div>
  );
}

interface ProfileProps {
  settings: AttorneySettings;
  /** The fee as it was typed, when it was refused. */
  refusedFee: string | undefined;
}

function ProfileSettings({ settings, refusedFee }: ProfileProps) {
  const busy = useNavigation().state === "submitting";
  const fee = settings.consultation_fee === 0 ? "" : String(settings.consultation_fee / CENTS);
  return (
    <Section title={words.settingsTitle()}>
      <Form method="post" className="flex flex-col gap-6">
        <div>
          <Checkbox name="is_active" defaultChecked={settings.is_active} label={words.visibility()} />
          <p className="mt-1 pl-8 text-sm text-quiet">{words.visibilityHelp()}</p>
        </div>
        <Radios
          name="availability_status"
          legend={words.availabilityLabel()}
          help={words.availabilityHelp()}
          value={settings.availability_status}
          options={AVAILABILITY.map((value) => ({ value, label: attorneys.availability(value) }))}
        />
        <Checkboxes
          name="specialties"
          legend={words.specialties()}
          chosen={settings.specialties}
          options={SPECIALTIES.map((value) => ({ value, label: attorneys.specialty(value) }))}
        />
        <Radios
          name="consultation_type"
          legend={words.consultation()}
          value={settings.consultation_type}
          options={TYPES.map((value) => ({ value, label: onboarding.consultationName(value) }))}
        />
        <Field
          label={words.fee()}
          help={words.feeHelp()}
          error={refusedFee === undefined ? undefined : words.feeWrong()}
          className="max-w-48"
        >
          {(wiring) => (
            <TextInput {...wiring} name="fee" inputMode="decimal" defaultValue={refusedFee ?? fee} />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="settings" disabled={busy}>
            {words.save()}
          </Button>
          <LinkButton to="/attorney-profile/edit" look="secondary">
            {words.editProfile()}
          </LinkButton>
        </div>
      </Form>
    </Section>
  );
}
