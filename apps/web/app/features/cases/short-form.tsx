import { Field } from "../../ui/field.tsx";
import { Select, TextArea, TextInput } from "../../ui/inputs.tsx";
import * as words from "../../words/cases.ts";
import * as uiWords from "../../words/ui.ts";
import {
  CRIMINAL_STAGES,
  type CaseField,
  type CaseValues,
  HELD,
  IMMIGRATION_STAGES,
  type SensitiveCategory,
} from "./submission-rules.ts";

interface ShortFormProps {
  category: SensitiveCategory;
  values: CaseValues;
  put: (changes: Partial<CaseValues>) => void;
  errorOf: (field: CaseField) => string | undefined;
}

/** Asks for the state of a matter and not for its facts. */
export function ShortForm({ category, values, put, errorOf }: ShortFormProps) {
  const stages =
    category === "criminal_defense"
      ? CRIMINAL_STAGES.map((value) => ({ value, label: words.criminalStage(value) }))
      : IMMIGRATION_STAGES.map((value) => ({ value, label: words.immigrationStage(value) }));
  const optional = uiWords.optional();
  return (
    <fieldset className="flex flex-col gap-6 border-l-4 border-rule pl-5">
      <legend className="float-left mb-1 w-full">
        <span className="font-serif text-lg font-semibold">{words.shortTitle()}</span>
        <span className="block text-quiet">{words.shortLead()}</span>
      </legend>
      <Field label={words.stage()} error={errorOf("stage")} className="clear-both">
        {(wiring) => (
          <Select
            {...wiring}
            name="stage"
            options={stages}
            placeholder={words.stagePlaceholder()}
            value={values.stage}
            onChange={(event) => put({ stage: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.held()} note={optional}>
        {(wiring) => (
          <Select
            {...wiring}
            name="held"
            options={HELD.map((value) => ({ value, label: words.heldAnswer(value) }))}
            placeholder={words.stagePlaceholder()}
            value={values.held}
            onChange={(event) => put({ held: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.nextDate()} note={optional}>
        {(wiring) => (
          <TextInput
            {...wiring}
            type="date"
            name="nextDate"
            value={values.nextDate}
            onChange={(event) => put({ nextDate: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.question()} note={optional} help={words.questionHelp()} error={errorOf("question")}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="question"
            rows={3}
            value={values.question}
            onChange={(event) => put({ question: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
