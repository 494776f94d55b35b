import { COURT_LEVELS, LENGTHS, type LegalCategory, OUTCOMES, STATES } from "@standing/contract";
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
    <Form key={decisionsAddress(asked)} method="get" role="search" className="flex flex-col gap-4">
      {asked.list === "listed" && <input type="hidden" name="list" value="listed" />}
      <Labelled name="q" label={words.query()}>
        <TextInput
          id={idOf("q")}
          type="search"
          name="q"
          defaultValue={asked.query}
          maxLength={LENGTHS.decision_search}
        />
      </Labelled>
      <details open={isNarrowed(asked)}>
        <summary className="link inline-flex min-h-11 items-center">{words.narrow()}</summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Labelled name="state" label={words.state()}>
            <Choice
              name="state"
              chosen={asked.state}
              any={words.anyState()}
              options={STATES.map((value) => ({ value, label: vocabulary.state(value) }))}
            />
          </Labelled>
          <Labelled name="claim" label={words.claim()}>
            <select id={idOf("claim")} name="claim" defaultValue={asked.claim_type ?? ""} className={CONTROL}>
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
          <Labelled name="court" label={words.court()}>
            <Choice
              name="court"
              chosen={asked.court_level}
              any={words.anyCourt()}
              options={COURT_LEVELS.filter(
                (level) => asked.list === "told" || level.startsWith("state_"),
              ).map((value) => ({ value, label: words.courtLevel(value) }))}
            />
          </Labelled>
          {asked.list === "told" && (
            <Labelled name="outcome" label={words.outcome()}>
              <Choice
                name="outcome"
                chosen={asked.outcome}
                any={words.anyOutcome()}
                options={OUTCOMES.map((value) => ({ value, label: words.outcomeOf(value) }))}
              />
            </Labelled>
          )}
          <Labelled name="from" label={words.yearFrom()}>
            <Year name="from" year={asked.year_from} />
          </Labelled>
          <Labelled name="to" label={words.yearTo()}>
            <Year name="to" year={asked.year_to} />
          </Labelled>
        </div>
      </details>
      <div className="flex items-center gap-4">
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

function isNarrowed({ state, claim_type, court_level, outcome: ended, year_from, year_to }: AskedDecisions) {
  return [state, claim_type, court_level, ended, year_from, year_to].some((one) => one !== undefined);
}

const idOf = (name: string) => `decisions-${name}`;

interface LabelledProps {
  name: string;
  label: string;
  children: React.ReactNode;
}

function Labelled({ name, label, children }: LabelledProps) {
  return (
    <div>
      <label htmlFor={idOf(name)} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {children}
    </div>
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
    <select id={idOf(name)} name={name} defaultValue={chosen ?? ""} className={CONTROL}>
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
      id={idOf(name)}
      name={name}
      defaultValue={year}
      inputMode="numeric"
      pattern="(1[6-9]|20)[0-9]{2}"
      maxLength={LENGTHS.year}
      autoComplete="off"
    />
  );
}
