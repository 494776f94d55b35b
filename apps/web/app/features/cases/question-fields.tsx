import { type Conflict, FIRST_INCIDENT_DAY, LENGTHS, type Question, asksForDay } from "@standing/contract";
import { type ReactNode, useId } from "react";
import { formatDate } from "../../ui/format.ts";
import { Select, TextInput } from "../../ui/inputs.tsx";
import * as words from "../../words/cases-questions.ts";
import { OTHER, UNKNOWN, answerName, otherName, unknownName } from "./given-answers.ts";

/** More choices than this are a list to pick from. */
const RADIOS_MAX = 6;

interface QuestionFieldsProps {
  question: Question;
  /** What is told in two ways, where this question would settle it. */
  conflict?: Conflict | undefined;
  /** The answer so far: null for "I don't know", left out where there is none. */
  value?: string | null | undefined;
  error?: string | undefined;
  /** The last day that can be told of. */
  today: string;
}

/** One question: what is asked, why it would change the result, and the controls that answer it. Needs no JavaScript. */
export function QuestionFields({ question, conflict, value, error, today }: QuestionFieldsProps) {
  const id = useId();
  const described = [`${id}-why`, ...(error === undefined ? [] : [`${id}-error`])].join(" ");
  return (
    <fieldset
      aria-describedby={described}
      data-refused={error === undefined ? undefined : ""}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-1 font-semibold">{question.ask}</legend>
      <p id={`${id}-why`} className="text-sm text-quiet">
        {question.why}
      </p>
      {question.paper !== undefined && <PaperWords paper={question.paper} />}
      {conflict !== undefined && <TwoValues conflict={conflict} />}
      <Controls question={question} value={value} today={today} />
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** What the document says, with its name and page. */
function PaperWords({ paper }: { paper: NonNullable<Question["paper"]> }) {
  const { document, page, words: said } = paper;
  return (
    <figure className="border-l-4 border-rule px-4 py-2 wrap-anywhere">
      <figcaption className="text-sm text-quiet">
        {page === null ? words.fromPaper({ document }) : words.fromPage({ document, page })}
      </figcaption>
      <blockquote>
        <q>{said}</q>
      </blockquote>
    </figure>
  );
}

/** Both values, each with the words or the field that it comes from. */
function TwoValues({ conflict }: { conflict: Conflict }) {
  return (
    <dl className="flex flex-col gap-2 border-l-4 border-time bg-time-wash px-4 py-3">
      {conflict.values.map((one) => (
        <div key={`${one.field ?? ""}${one.value}`}>
          <dt className="text-sm">{one.words === null ? words.conflictField() : words.conflictWords()}</dt>
          <dd className="wrap-anywhere">
            <strong className="tabular">{shownDay(one.value)}</strong>
            {one.words !== null && <q className="mt-0.5 block">{one.words.text}</q>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const shownDay = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value);

function Controls({ question, value, today }: Pick<QuestionFieldsProps, "question" | "value" | "today">) {
  const { id, kind } = question;
  if (kind === "date") return <DayControls id={id} value={value} today={today} />;
  if (kind === "text") return <TextControls id={id} value={value} />;
  const choices =
    kind === "yes_no"
      ? [
          { value: "yes", label: words.yes() },
          { value: "no", label: words.no() },
        ]
      : question.choices;
  if (choices.length > RADIOS_MAX)
    return (
      <Select
        aria-label={words.answer()}
        name={answerName(id)}
        placeholder={words.choose()}
        options={[...choices, { value: UNKNOWN, label: words.unknown() }]}
        defaultValue={value === null ? UNKNOWN : (value ?? "")}
        className="max-w-sm"
      />
    );
  const other = asksForDay(question);
  const isListed = choices.some((choice) => choice.value === value);
  return (
    <div className="flex flex-wrap gap-x-8">
      {choices.map((choice) => (
        <Radio key={choice.value} id={id} value={choice.value} chosen={value === choice.value}>
          {choice.label}
        </Radio>
      ))}
      {other && (
        <div className="flex flex-wrap items-center gap-x-4">
          <Radio id={id} value={OTHER} chosen={typeof value === "string" && !isListed}>
            {words.otherDay()}
          </Radio>
          <TextInput
            type="date"
            aria-label={words.otherDayWhich()}
            name={otherName(id)}
            min={FIRST_INCIDENT_DAY}
            max={today}
            defaultValue={typeof value === "string" && !isListed ? value : ""}
            className="max-w-48"
          />
        </div>
      )}
      <Radio id={id} value={UNKNOWN} chosen={value === null}>
        {words.unknown()}
      </Radio>
    </div>
  );
}

function Radio({
  id,
  value,
  chosen,
  children,
}: {
  id: string;
  value: string;
  chosen: boolean;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name={answerName(id)}
        value={value}
        defaultChecked={chosen}
        className="size-5 shrink-0 accent-accent"
      />
      {children}
    </label>
  );
}

type ControlProps = { id: string; value: string | null | undefined };

function DayControls({ id, value, today }: ControlProps & { today: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <TextInput
        type="date"
        aria-label={words.day()}
        name={answerName(id)}
        min={FIRST_INCIDENT_DAY}
        max={today}
        defaultValue={value ?? ""}
        className="max-w-48"
      />
      <UnknownBox id={id} chosen={value === null} />
    </div>
  );
}

function TextControls({ id, value }: ControlProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <TextInput
        aria-label={words.answer()}
        name={answerName(id)}
        maxLength={LENGTHS.answer}
        autoComplete="off"
        defaultValue={value ?? ""}
        className="max-w-sm"
      />
      <UnknownBox id={id} chosen={value === null} />
    </div>
  );
}

function UnknownBox({ id, chosen }: { id: string; chosen: boolean }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={unknownName(id)}
        defaultChecked={chosen}
        className="size-5 shrink-0 accent-accent"
      />
      {words.unknown()}
    </label>
  );
}
