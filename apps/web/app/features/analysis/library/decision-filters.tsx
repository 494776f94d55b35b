import { COURT_LEVELS, type LegalCategory, STATES, outcome } from "@standing/contract";
import { Form, Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/inputs.tsx";
import * as words from "../../../words/analysis-library.ts";
import * as vocabulary from "../../../words/vocabulary.ts";
import { type AskedDecisions, decisionsAddress } from "./asked-decisions.ts";

export interface ClaimCategory {
  legal_category: LegalCategory;
  claim_types: { id: string; label: string }[];
}

interface FiltersProps {
  asked: AskedDecisions;
  claims: readonly ClaimCategory[];
}

const CONTROL = "w-full min-h-11 rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink";

/** What the list of decisions can be narrowed by; an ordinary form that works without scripts. */
export function DecisionFilters({ asked, claims }: FiltersProps) {
  return (
    <Form
      key={decisionsAddress(asked)}
      method="get"
      role="search"
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      {asked.list === "listed" && <input type="hidden" name="list" value="listed" />}
      <Labelled label={words.query()} className="sm:col-span-2 lg:col-span-4">
        <TextInput type="search" name="q" defaultValue={asked.query} maxLength={500} />
      </Labelled>
      <Labelled label={words.state()}>
        <Choice
          name="state"
          chosen={asked.state}
          any={words.anyState()}
          options={STATES.map((value) => ({ value, label: vocabulary.state(value) }))}
        />
      </Labelled>
      <Labelled label={words.claim()}>
        <select name="claim" defaultValue={asked.claim_type ?? ""} className={CONTROL}>
          <option value="">{words.anyClaim()}</option>
          {claims.map(({ legal_category, claim_types }) => (
            <optgroup key={legal_category} label={vocabulary.legalCategory(legal_category)}>
              {claim_types.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Labelled>
      <Labelled label={words.court()}>
        <Choice
          name="court"
          chosen={asked.court_level}
          any={words.anyCourt()}
          options={COURT_LEVELS.filter((level) => asked.list === "told" || level.startsWith("state_")).map(
            (value) => ({ value, label: words.courtLevel(value) }),
          )}
        />
      </Labelled>
      {asked.list === "told" && (
        <Labelled label={words.outcome()}>
          <Choice
            name="outcome"
            chosen={asked.outcome}
            any={words.anyOutcome()}
            options={outcome.options.map((value) => ({ value, label: words.outcomeOf(value) }))}
          />
        </Labelled>
      )}
      <Labelled label={words.yearFrom()}>
        <Year name="from" year={asked.year_from} />
      </Labelled>
      <Labelled label={words.yearTo()}>
        <Year name="to" year={asked.year_to} />
      </Labelled>
      <div className="flex items-end gap-4 sm:col-span-2">
        <Button type="submit">{words.find()}</Button>
        <Link
          to={decisionsAddress({ list: asked.list, page: 1 })}
          className="link inline-flex min-h-11 items-center"
        >
          {words.clear()}
        </Link>
      </div>
    </Form>
  );
}

interface LabelledProps {
  label: string;
  className?: string;
  children: React.ReactNode;
}

function Labelled({ label, className, children }: LabelledProps) {
  return (
    <label className={className}>
      <span className="mb-1 block text-sm font-medium">{label}</span>
      {children}
    </label>
  );
}

interface ChoiceProps {
  name: string;
  chosen: string | undefined;
  any: string;
  options: readonly { value: string; label: string }[];
}

function Choice({ name, chosen, any, options }: ChoiceProps) {
  return (
    <select name={name} defaultValue={chosen ?? ""} className={CONTROL}>
      <option value="">{any}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Year({ name, year }: { name: string; year: number | undefined }) {
  return (
    <TextInput
      name={name}
      defaultValue={year}
      inputMode="numeric"
      pattern="(1[6-9]|20)[0-9]{2}"
      maxLength={4}
      autoComplete="off"
    />
  );
}
