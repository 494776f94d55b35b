import { type AttorneyForOperators, LENGTHS } from "@standing/contract";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Checkbox, Select, TextInput } from "../../ui/inputs.tsx";
import { Badge } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/admin-desk.ts";

interface Props {
  attorney: AttorneyForOperators;
  /** What is wrong with the check that was just sent. */
  error: string | undefined;
  /** An approval was sent without saying that the failed check was read. */
  asked: boolean;
}

/** An attorney with the decision about the directory and the check of the licence. */
export function AttorneyRow({ attorney, error, asked }: Props) {
  const { id, licence, failed_check: failed, ad_approval_status: approval } = attorney;
  return (
    <li className="flex flex-col gap-3 border-t border-rule py-5">
      <div>
        <Link to={`/attorney/${id}`} className="link font-semibold wrap-anywhere">
          {attorney.first_name} {attorney.last_name}
        </Link>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
          <span className="wrap-anywhere">
            {words.bar({ state: attorney.bar_state, number: attorney.bar_number })}
          </span>
          <Badge>{words.approval(approval)}</Badge>
          <span>{attorney.is_active ? words.profileActive() : words.profileHidden()}</span>
          <span>{words.subscription({ status: attorney.subscription_status })}</span>
          <DateText value={attorney.created_at} />
        </p>
        <p className="mt-1 text-sm">
          {failed !== null ? (
            <span className="font-semibold text-danger">
              {words.licenceFailed({ regulator: failed.regulator })} <DateText value={failed.checked_at} />
              {failed.note !== null && `: ${failed.note}`}
            </span>
          ) : licence === null ? (
            words.licenceNone()
          ) : (
            <>
              {words.licenceGood({ regulator: licence.regulator })} <DateText value={licence.checked_at} />,{" "}
              {words.licenceUntil()} <DateText value={licence.expires_at} />
            </>
          )}
        </p>
      </div>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        {approval !== "approved" && failed !== null && (
          <div className="basis-full">
            <Checkbox
              name="despite_failed_check"
              label={words.approveDespite()}
              error={asked ? words.approveDespiteRequired() : undefined}
            />
          </div>
        )}
        {approval !== "approved" && (
          <Button type="submit" name="intent" value="approved" look="secondary">
            {words.approve()}
          </Button>
        )}
        {approval !== "rejected" && (
          <Button type="submit" name="intent" value="rejected" look="plain">
            {words.reject()}
          </Button>
        )}
      </Form>
      <details open={error !== undefined}>
        <summary className="link inline-flex min-h-11 items-center">{words.licenceCheck()}</summary>
        <LicenceForm attorney={attorney} error={error} />
      </details>
    </li>
  );
}

function LicenceForm({ attorney, error }: Omit<Props, "asked">) {
  return (
    <Form method="post" preventScrollReset className="flex max-w-lg flex-col gap-4">
      <p className="text-quiet">{words.licenceLead()}</p>
      <input type="hidden" name="id" value={attorney.id} />
      <input type="hidden" name="bar_state" value={attorney.bar_state} />
      <input type="hidden" name="bar_number" value={attorney.bar_number} />
      <Field label={words.regulator()} error={error}>
        {(wiring) => <TextInput {...wiring} name="regulator" maxLength={LENGTHS.regulator} />}
      </Field>
      <Field label={words.licenceResult()}>
        {(wiring) => (
          <Select
            {...wiring}
            name="result"
            options={(["valid", "invalid"] as const).map((value) => ({
              value,
              label: words.licenceResultName(value),
            }))}
          />
        )}
      </Field>
      <Field label={words.licenceNote()} note={words.optional()}>
        {(wiring) => <TextInput {...wiring} name="note" maxLength={LENGTHS.licence_note} />}
      </Field>
      <Button type="submit" name="intent" value="licence" className="self-start">
        {words.licenceSave()}
      </Button>
    </Form>
  );
}
