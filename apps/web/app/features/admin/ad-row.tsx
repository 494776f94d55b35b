import { type AdForOperators, LENGTHS } from "@standing/contract";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { formatMoney } from "../../ui/format.ts";
import { TextInput } from "../../ui/inputs.tsx";
import { Badge, Notice } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/admin-desk.ts";
import * as vocabulary from "../../words/vocabulary.ts";

interface Props {
  ad: AdForOperators;
  /** What is wrong with the decision that was just sent. */
  error: string | undefined;
}

/** An advertisement as visitors would read it, with what an operator checks before deciding. */
export function AdRow({ ad, error }: Props) {
  return (
    <li className="flex flex-col gap-3 border-t border-rule py-6">
      <div>
        <h3 className="wrap-anywhere">{ad.ad_title}</h3>
        <p className="mt-1 max-w-prose wrap-anywhere">{ad.ad_description}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
        <Link to={`/attorney/${ad.attorney_id}`} className="link">
          {ad.profile_name}
        </Link>
        <span>{words.bar({ state: ad.bar_state, number: ad.bar_number })}</span>
        <Badge tone={ad.is_verified ? "accent" : "plain"}>
          {ad.is_verified ? words.adVerified() : words.adNotVerified()}
        </Badge>
        <Badge>{words.adState(ad.state)}</Badge>
        <span>{ad.is_listed ? words.adListed() : words.adNotListed()}</span>
      </p>
      <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        <Fact name={words.adResponsible()} value={ad.attorney_name} />
        <Fact name={words.adFirm()} value={ad.law_firm ?? words.none()} />
        <Fact name={words.adCaseTypes()} value={ad.case_types.map(vocabulary.legalCategory).join(", ")} />
        <Fact name={words.adAreas()} value={ad.service_areas.join(", ")} />
        {ad.website_url !== null && <Fact name={words.adWebsite()} value={ad.website_url} />}
      </dl>
      {ad.states_without_licence.length > 0 && (
        <Notice tone="time">
          <p>{words.adUnlicensed({ states: ad.states_without_licence.join(", ") })}</p>
        </Notice>
      )}
      {ad.rejection_reason !== null && (
        <p className="text-sm">{words.adReason({ reason: ad.rejection_reason })}</p>
      )}
      <Form method="post" preventScrollReset className="flex max-w-lg flex-col gap-3">
        <input type="hidden" name="id" value={ad.id} />
        <input type="hidden" name="seen" value={ad.updated_at} />
        <Field label={words.adReasonLabel()} note={words.adReasonNote()} error={error}>
          {(wiring) => <TextInput {...wiring} name="reason" maxLength={LENGTHS.ad_decision_reason} />}
        </Field>
        <p className="flex flex-wrap gap-3">
          {ad.state !== "approved" && (
            <Button type="submit" name="intent" value="approved" look="secondary">
              {words.adApprove()}
            </Button>
          )}
          {ad.state !== "rejected" && (
            <Button type="submit" name="intent" value="rejected" look="plain">
              {words.reject()}
            </Button>
          )}
        </p>
      </Form>
      {ad.claims.claims_period !== null && <Claims ad={ad} />}
    </li>
  );
}

function Claims({ ad: { id, updated_at, claims } }: { ad: AdForOperators }) {
  return (
    <div className="border-l-2 border-rule pl-4">
      <h4 className="font-semibold">{words.claimsTitle()}</h4>
      <dl className="mt-1 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
        {claims.success_rate !== null && <Fact name={words.claimsRate()} value={`${claims.success_rate}%`} />}
        {claims.average_settlement !== null && (
          <Fact name={words.claimsSettlement()} value={formatMoney(claims.average_settlement)} />
        )}
        <Fact
          name={words.claimsRest()}
          value={words.claimsRestOn({ period: claims.claims_period ?? "", n: claims.claims_n ?? 0 })}
        />
      </dl>
      {claims.claims_accepted_at !== null && (
        <p className="mt-2 text-sm">
          {words.claimsAccepted()} <DateText value={claims.claims_accepted_at} />
        </p>
      )}
      {claims.has_document && (
        <p className="mt-2">
          <a href={`/api/admin/ads/${id}/claims-document`} className="link inline-flex min-h-11 items-center">
            {words.claimsDocument()}
          </a>
        </p>
      )}
      <Form method="post" preventScrollReset className="mt-2 flex max-w-lg flex-col gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={updated_at} />
        <Field label={words.adReasonLabel()} note={words.adReasonNote()}>
          {(wiring) => <TextInput {...wiring} name="reason" maxLength={LENGTHS.ad_decision_reason} />}
        </Field>
        <p className="flex flex-wrap gap-3">
          {claims.claims_accepted_at === null && (
            <Button type="submit" name="intent" value="claims-accepted" look="secondary">
              {words.claimsAccept()}
            </Button>
          )}
          <Button type="submit" name="intent" value="claims-rejected" look="plain">
            {words.claimsReject()}
          </Button>
        </p>
      </Form>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-quiet">{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
