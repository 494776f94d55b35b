import { LENGTHS, LIMITS } from "@standing/contract";
import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { FormNotice } from "../../shell/form-notice.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { type Option, Select, TextArea, TextInput } from "../../ui/inputs.tsx";
import { Notice } from "../../ui/states.tsx";
import * as caseWords from "../../words/cases.ts";
import * as words from "../../words/cases-record.ts";
import * as uiWords from "../../words/ui.ts";
import type { EditField, EditValues } from "./edit-rules.ts";
import type { EditAnswer } from "./save-edit.server.ts";
import type { IncidentDays } from "./form-problem.ts";

interface EditFormProps {
  id: string;
  values: EditValues;
  /** The number of the version that the form began with. */
  version: number;
  caseTypes: readonly Option[];
  /** Of the legal category of this case alone. */
  claimTypes: readonly Option[];
  /** Label of the claim type that the analysis has found, or null. */
  foundType: string | null;
  states: readonly Option[];
  incidentDays: IncidentDays;
  answer: EditAnswer | undefined;
}

/** The form that edits a case. What is typed stays when a save is refused. */
export function EditForm({
  id,
  values,
  version,
  caseTypes,
  claimTypes,
  foundType,
  states,
  incidentDays,
  answer,
}: EditFormProps) {
  const saving = useNavigation().formMethod === "POST";
  const [opened] = useState(version);
  const shown = answer?.values ?? values;
  const errorOf = (field: EditField) =>
    answer?.field === field && answer.problem ? caseWords.problem(answer.problem) : undefined;
  const optional = uiWords.optional();
  return (
    <Form method="post" noValidate className="flex max-w-2xl flex-col gap-6">
      <FormNotice toast={answer?.toast} />
      {answer?.conflict && <Conflict id={id} version={answer.base} />}
      <input type="hidden" name="base" value={answer?.base ?? opened} />
      <Field label={words.title()} error={errorOf("title")}>
        {(wiring) => (
          <TextInput {...wiring} name="title" maxLength={LIMITS.title_max} defaultValue={shown.title} />
        )}
      </Field>
      <Field label={words.caseType()} help={words.caseTypeHelp()} error={errorOf("caseType")}>
        {(wiring) => (
          <Select
            {...wiring}
            name="caseType"
            options={caseTypes}
            more={{ label: words.caseTypesMore(), options: claimTypes }}
            placeholder={
              foundType === null ? words.caseTypeAuto() : words.caseTypeAutoNow({ label: foundType })
            }
            defaultValue={shown.caseType}
          />
        )}
      </Field>
      <Field label={words.description()} error={errorOf("description")}>
        {(wiring) => <TextArea {...wiring} name="description" rows={12} defaultValue={shown.description} />}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={words.incidentDate()}
          note={optional}
          help={words.incidentDateHelp()}
          error={errorOf("date")}
        >
          {(wiring) => (
            <TextInput
              {...wiring}
              type="date"
              name="date"
              min={incidentDays.first}
              max={incidentDays.last}
              defaultValue={shown.date}
            />
          )}
        </Field>
        <Field label={words.location()} note={optional} error={errorOf("location")}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="location"
              maxLength={LENGTHS.case_location}
              autoComplete="off"
              defaultValue={shown.location}
            />
          )}
        </Field>
        <Field label={words.city()} note={optional} error={errorOf("city")}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="city"
              maxLength={LIMITS.city_max}
              autoComplete="off"
              defaultValue={shown.city}
            />
          )}
        </Field>
        <Field label={words.state()} note={optional} error={errorOf("state")}>
          {(wiring) => (
            <Select
              {...wiring}
              name="state"
              options={states}
              placeholder={words.statePlaceholder()}
              defaultValue={shown.state}
            />
          )}
        </Field>
      </div>
      <Field label={words.summary()} note={optional} help={words.summaryHelp()} error={errorOf("summary")}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="summary"
            maxLength={LENGTHS.case_changes}
            autoComplete="off"
            defaultValue={shown.summary}
          />
        )}
      </Field>
      <p className="text-sm text-quiet">{words.saveNote()}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" disabled={saving}>
          {saving ? words.saving() : words.save()}
        </Button>
        <Button type="submit" name="intent" value="reanalyze" look="secondary" disabled={saving}>
          {words.saveReanalyze()}
        </Button>
        <LinkButton look="plain" to={`/case/${id}`}>
          {words.cancel()}
        </LinkButton>
      </div>
    </Form>
  );
}

function Conflict({ id, version }: { id: string; version: number }) {
  return (
    <Notice tone="danger" alert title={words.conflictTitle()}>
      <p className="mt-1">{words.conflictText({ n: version })}</p>
      <Link
        to={`/case/${id}/versions`}
        target="_blank"
        className="link mt-1 inline-flex min-h-11 items-center"
      >
        {words.conflictLink()}
      </Link>
    </Notice>
  );
}
