import { type CaseNote, LIMITS, NOTE_TYPES } from "@standing/contract";
import { type ComponentProps, useEffect, useRef } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import { FormNotice } from "../../shell/form-notice.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { formatDate } from "../../ui/format.ts";
import { useHydrated } from "../../ui/hydrated.ts";
import { Select, TextArea, TextInput } from "../../ui/inputs.tsx";
import { Badge } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as uiWords from "../../words/ui.ts";
import * as words from "../../words/cases-record.ts";
import type { NoteAnswer } from "./notes.server.ts";

interface NotesPanelProps {
  /** Address of the case page. */
  address: string;
  /** Newest first. */
  notes: readonly CaseNote[];
  /** Is the form for a new note open. */
  writing: boolean;
  /** The note whose deletion is asked for, if any. */
  deleting: string | null;
  answer: Partial<NoteAnswer> | undefined;
}

/** Private notes of a case. Opening the form and asking before deleting stand in the address. */
export function NotesPanel({ address, notes, writing, deleting, answer }: NotesPanelProps) {
  const doomed = notes.find(({ id }) => id === deleting);
  const navigate = useNavigate();
  const closed = `${address}#record`;
  const close = () => void navigate(closed, { replace: true, preventScrollReset: true });
  return (
    <section aria-labelledby="notes">
      <h2 id="notes" className="sr-only">
        {words.notesTitle()}
      </h2>
      <p className="text-sm text-quiet">{words.notesLead()}</p>
      {writing || answer?.note !== undefined ? (
        <NoteForm address={address} answer={answer} />
      ) : (
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <LinkButton look="secondary" to={`${address}?note=new#record`} preventScrollReset>
            {words.addNote()}
          </LinkButton>
          {notes.length === 0 && words.notesNone()}
        </p>
      )}
      <ul className="mt-4 empty:hidden">
        {notes.map((note) => (
          <li key={note.id} className="border-t border-rule py-4">
            <Note address={address} note={note} />
          </li>
        ))}
      </ul>
      {doomed !== undefined && (
        <Dialog open onClose={close} title={words.noteDeleteAsk()}>
          <p className="prose line-clamp-4 wrap-anywhere">{doomed.title ?? doomed.content}</p>
          <Form method="post" action={address} className="mt-5 flex flex-wrap gap-3" preventScrollReset>
            <input type="hidden" name="note" value={doomed.id} />
            <Button type="submit" name="intent" value="delete-note" look="danger">
              {words.noteDeleteYes()}
            </Button>
            <LinkButton look="secondary" to={closed} preventScrollReset>
              {words.noteDeleteNo()}
            </LinkButton>
          </Form>
        </Dialog>
      )}
    </section>
  );
}

function Note({ address, note }: { address: string; note: CaseNote }) {
  return (
    <article>
      <p className="flex flex-wrap items-center gap-3 text-sm text-quiet">
        <Badge tone={note.note_type === "milestone" ? "accent" : "plain"}>
          {words.noteType(note.note_type)}
        </Badge>
        <DateText value={note.created_at} time />
        <LinkButton
          look="plain"
          to={`${address}?delete=${note.id}#record`}
          preventScrollReset
          data-screen-only
          aria-label={words.noteDeleteOf({ date: formatDate(note.created_at) })}
          className="ml-auto"
        >
          {words.noteDelete()}
        </LinkButton>
      </p>
      {note.title !== null && <h3 className="mt-1 wrap-anywhere">{note.title}</h3>}
      <p className="prose mt-1 whitespace-pre-wrap wrap-anywhere">{note.content}</p>
    </article>
  );
}

function NoteForm({ address, answer }: Pick<NotesPanelProps, "address" | "answer">) {
  const saving = useNavigation().formData?.get("intent") === "add-note";
  const typed = answer?.note;
  return (
    <Form
      method="post"
      action={`${address}?note=new#record`}
      noValidate
      preventScrollReset
      aria-label={words.noteFormTitle()}
      className="mt-3 flex max-w-prose flex-col gap-4 border-l-4 border-accent pl-4"
    >
      <FormNotice toast={answer?.toast} />
      <Field label={words.noteTitle()} note={uiWords.optional()}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name="title"
            maxLength={LIMITS.title_max}
            autoComplete="off"
            defaultValue={typed?.title}
          />
        )}
      </Field>
      <Field
        label={words.noteContent()}
        error={typed?.content.trim() === "" ? words.noteRequired() : undefined}
      >
        {(wiring) => <FocusedTextArea {...wiring} defaultValue={typed?.content} />}
      </Field>
      <Field label={words.noteTypeLabel()}>
        {(wiring) => (
          <Select
            {...wiring}
            name="noteType"
            options={NOTE_TYPES.map((value) => ({ value, label: words.noteType(value) }))}
            defaultValue={typed?.noteType ?? "note"}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="add-note" disabled={saving}>
          {saving ? words.saving() : words.noteSave()}
        </Button>
        <LinkButton look="plain" to={`${address}#record`} preventScrollReset>
          {words.cancel()}
        </LinkButton>
      </div>
    </Form>
  );
}

/** The place to write, which takes the focus when the form has been opened on a living page. */
function FocusedTextArea(props: ComponentProps<typeof TextArea>) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) ref.current?.focus();
  }, [hydrated]);
  return <TextArea {...props} ref={ref} name="content" rows={5} maxLength={LIMITS.note_max} />;
}
