import { type DeskSuggestion, ADMIN_NOTES_MAX, suggestionStatus } from "@standing/contract";
import { Form, Link, useNavigation } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextArea } from "../../ui/inputs.tsx";
import { Notice } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/admin.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { SuggestionCategory } from "../support/badges.tsx";
import { SavingSelect } from "./saving-select.tsx";
import type { NotesAnswer } from "./suggestion-actions.server.ts";
import { type SuggestionQuery, suggestionAddress } from "./suggestion-query.ts";

interface SuggestionPanelProps {
  suggestion: DeskSuggestion & { similar: readonly DeskSuggestion[] };
  query: SuggestionQuery;
  answer: NotesAnswer | undefined;
}

/** One suggestion: what it says, its state, operators' notes, and merging. */
export function SuggestionPanel({ suggestion, query, answer }: SuggestionPanelProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <section aria-labelledby="suggestion-title" className="min-w-0 border-t-4 border-accent pt-4">
      <div className="flex items-start justify-between gap-4">
        <h2 id="suggestion-title" className="wrap-anywhere">
          {suggestion.title}
        </h2>
        <Link
          to={suggestionAddress({ ...query, id: undefined, into: undefined })}
          preventScrollReset
          data-back-to={`suggestion-${suggestion.id}`}
          className="link flex min-h-11 shrink-0 items-center"
        >
          {words.close()}
        </Link>
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-quiet">{words.requester()}</dt>
        <dd className="min-w-0 wrap-anywhere">{suggestion.requester_email}</dd>
        <dt className="text-quiet">{words.category()}</dt>
        <dd>
          <SuggestionCategory category={suggestion.category} />
        </dd>
        <dt className="text-quiet">{words.submitted()}</dt>
        <dd>
          <DateText value={suggestion.created_at} />
        </dd>
        <dt className="text-quiet">{words.votesLabel()}</dt>
        <dd className="tabular">{suggestion.votes}</dd>
      </dl>
      <h3 className="mt-6">{words.description()}</h3>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{suggestion.description}</p>
      <div className="mt-6">
        <SavingSelect
          label={words.status()}
          name="status"
          value={suggestion.status}
          options={suggestionStatus.options.map((value) => ({
            value,
            label: vocabulary.suggestionStatus(value),
          }))}
        />
      </div>
      <Form method="post" preventScrollReset className="mt-6 flex flex-col gap-3">
        <Field label={words.adminNotes()} help={words.notesHelp()} error={answer?.error}>
          {(wiring) => (
            <TextArea
              {...wiring}
              name="notes"
              rows={4}
              maxLength={ADMIN_NOTES_MAX}
              defaultValue={answer?.notes ?? suggestion.admin_notes ?? ""}
            />
          )}
        </Field>
        <p>
          <Button type="submit" name="intent" value="notes" disabled={busy}>
            {words.saveNotes()}
          </Button>
        </p>
      </Form>
      <Merging suggestion={suggestion} query={query} />
    </section>
  );
}

function Merging({ suggestion, query }: Omit<SuggestionPanelProps, "answer">) {
  if (suggestion.merged_into !== null) {
    return (
      <Notice className="mt-6">
        <p>{words.mergedInto()}</p>
        <Link
          className="link"
          to={suggestionAddress({ ...query, id: suggestion.merged_into, into: undefined })}
        >
          {words.mergedOpen()}
        </Link>
      </Notice>
    );
  }
  const asked = suggestion.similar.find(({ id }) => id === query.into);
  return (
    <div className="mt-8 border-t border-rule pt-4">
      <h3>{words.mergeTitle()}</h3>
      <p className="mt-1 text-sm text-quiet">{words.mergeLead()}</p>
      {suggestion.similar.length === 0 && <p className="mt-3 text-quiet">{words.mergeNone()}</p>}
      <ul className="mt-3 flex flex-col gap-2">
        {suggestion.similar.map((other) => (
          <li key={other.id}>
            <Link
              to={suggestionAddress({ ...query, into: other.id })}
              preventScrollReset
              className="link wrap-anywhere"
            >
              {words.mergeChoose({ title: other.title })}
            </Link>{" "}
            <span className="text-sm text-quiet tabular">{words.votes({ n: other.votes })}</span>
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <Form method="post" preventScrollReset className="mt-4 flex flex-col gap-3">
          <Notice tone="danger">
            <p>{words.mergeAsk({ from: suggestion.title, into: asked.title })}</p>
          </Notice>
          <input type="hidden" name="into" value={asked.id} />
          <p className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="merge" look="danger">
              {words.mergeYes()}
            </Button>
            <LinkButton
              look="secondary"
              to={suggestionAddress({ ...query, into: undefined })}
              preventScrollReset
            >
              {words.mergeNo()}
            </LinkButton>
          </p>
        </Form>
      )}
    </div>
  );
}
