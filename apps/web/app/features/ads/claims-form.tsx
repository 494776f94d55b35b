import type { OwnAd } from "@standing/contract";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/inputs.tsx";
import { Section } from "../../ui/prose.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/ads.ts";

const CENTS = 100;

interface ClaimsFormProps {
  claims: OwnAd["claims"];
  /** Why the last filing was refused. */
  fault: "fields" | "file" | undefined;
}

/** What a success rate or an average settlement rests on, with its document. */
export function ClaimsForm({ claims, fault }: ClaimsFormProps) {
  const busy = useNavigation().state === "submitting";
  const settlement = claims.average_settlement === null ? "" : String(claims.average_settlement / CENTS);
  return (
    <Section title={words.claimsTitle()} lead={words.claimsLead()}>
      {claims.has_document && <ClaimsState claims={claims} />}
      <Form method="post" encType="multipart/form-data" className="mt-4 flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Line
            name="success_rate"
            label={words.claimsRate()}
            value={claims.success_rate === null ? "" : String(claims.success_rate)}
            optional
          />
          <Line name="average_settlement" label={words.claimsSettlement()} value={settlement} optional />
          <Line
            name="claims_period"
            label={words.claimsPeriod()}
            help={words.claimsPeriodHelp()}
            value={claims.claims_period ?? ""}
          />
          <Line
            name="claims_n"
            label={words.claimsN()}
            value={claims.claims_n === null ? "" : String(claims.claims_n)}
          />
        </div>
        <Field
          label={words.claimsDocument()}
          error={
            fault === undefined ? undefined : fault === "file" ? words.claimsBadFile() : words.claimsWrong()
          }
        >
          {(wiring) => <TextInput {...wiring} type="file" name="document" accept="application/pdf,.pdf" />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="claims" look="secondary" disabled={busy}>
            {words.claimsFile()}
          </Button>
          {claims.has_document && (
            <Button type="submit" name="intent" value="withdraw" look="plain" disabled={busy}>
              {words.claimsWithdraw()}
            </Button>
          )}
        </div>
      </Form>
    </Section>
  );
}

interface LineProps {
  name: string;
  label: string;
  value: string;
  help?: string;
  optional?: boolean;
}

function Line({ name, label, value, help, optional }: LineProps) {
  return (
    <Field label={label} help={help} note={optional === true ? words.optional() : undefined}>
      {(wiring) => <TextInput {...wiring} name={name} defaultValue={value} />}
    </Field>
  );
}

function ClaimsState({ claims }: { claims: OwnAd["claims"] }) {
  const { claims_accepted_at: accepted, claims_rejection_reason: reason } = claims;
  if (reason !== null) return <Notice tone="danger">{words.claimsState("rejected", { reason })}</Notice>;
  return (
    <Notice tone={accepted === null ? "time" : "accent"}>
      {words.claimsState(accepted === null ? "waiting" : "accepted", { reason: "" })}
    </Notice>
  );
}
