import { ADS, LEGAL_CATEGORIES, LENGTHS, STATES } from "@standing/contract";
import { Form, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextArea, TextInput } from "../../ui/inputs.tsx";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/ads.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { Checkboxes } from "../onboarding/choices.tsx";
import type { AdAnswer, AdValues } from "./ad-values.ts";

interface AdFormProps {
  values: AdValues;
  answer: AdAnswer | undefined;
}

const HALF = "grid gap-6 sm:grid-cols-2";

/** The words, matters and states of an ad; each rule that it breaks stands beside its field. */
export function AdForm({ values, answer }: AdFormProps) {
  const busy = useNavigation().state === "submitting";
  const errorOf = (field: keyof AdValues) => sentenceOf(answer, field);
  return (
    <Form method="post" className="flex flex-col gap-6">
      <Field label={words.adTitle()} error={errorOf("ad_title")}>
        {(wiring) => (
          <TextInput {...wiring} name="ad_title" maxLength={ADS.title_max} defaultValue={values.ad_title} />
        )}
      </Field>
      <Field label={words.adDescription()} error={errorOf("ad_description")}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="ad_description"
            maxLength={ADS.description_max}
            defaultValue={values.ad_description}
          />
        )}
      </Field>
      <Field label={words.adName()} help={words.adNameHelp()} error={errorOf("attorney_name")}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="attorney_name"
            autoComplete="name"
            maxLength={LENGTHS.shown_name}
            defaultValue={values.attorney_name}
          />
        )}
      </Field>
      <div className={HALF}>
        <Field label={words.adFirm()} note={words.optional()} error={errorOf("law_firm")}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="law_firm"
              autoComplete="organization"
              maxLength={LENGTHS.shown_name}
              defaultValue={values.law_firm}
            />
          )}
        </Field>
        <Field label={words.adYears()} note={words.optional()} error={errorOf("years_experience")}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="years_experience"
              inputMode="numeric"
              defaultValue={values.years_experience}
            />
          )}
        </Field>
      </div>
      <Field
        label={words.adWebsite()}
        note={words.optional()}
        help={words.adWebsiteHelp()}
        error={errorOf("website_url")}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            name="website_url"
            inputMode="url"
            autoComplete="url"
            defaultValue={values.website_url}
          />
        )}
      </Field>
      <Checkboxes
        name="case_types"
        legend={words.adCaseTypes()}
        chosen={values.case_types}
        error={errorOf("case_types")}
        options={LEGAL_CATEGORIES.map((value) => ({ value, label: vocabulary.legalCategory(value) }))}
      />
      <details open={errorOf("service_areas") !== undefined || values.service_areas.length === 0}>
        <summary className="link inline-flex min-h-11 items-center">
          {words.adAreas()}: {values.service_areas.join(", ")}
        </summary>
        <Checkboxes
          name="service_areas"
          legend={words.adAreas()}
          help={words.adAreasHelp()}
          chosen={values.service_areas}
          error={errorOf("service_areas")}
          options={STATES.map((value) => ({ value, label: vocabulary.state(value) }))}
        />
      </details>
      <Button type="submit" name="intent" value="save" disabled={busy} className="self-start">
        {words.adSave()}
      </Button>
    </Form>
  );
}

function sentenceOf(answer: AdAnswer | undefined, field: keyof AdValues): string | undefined {
  const wrong = answer?.wrong.find((one) => one.field === field);
  if (wrong) return words[wrong.why]();
  const broken = answer?.found.filter((one) => one.field === field) ?? [];
  if (broken.length === 0) return undefined;
  return broken.map(({ rule, words: found }) => words.ruleBroken(rule, { words: found })).join(" ");
}

/** The rule list in plain words, before anything is written. */
export function AdRules() {
  return (
    <Section title={words.rulesTitle()} lead={words.rulesLead()}>
      <ul className="prose flex list-disc flex-col gap-1 pl-5">
        {words.rules().map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Section>
  );
}
