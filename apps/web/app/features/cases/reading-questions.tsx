import type { FirstReading } from "@standing/contract";
import { Button } from "../../ui/button.tsx";
import * as words from "../../words/cases-questions.ts";
import { leadOf } from "../analysis/first-reading.tsx";
import { QuestionFields } from "./question-fields.tsx";

interface ReadingQuestionsProps {
  reading: FirstReading;
  /** The question that was answered with what cannot be. */
  refused: string | undefined;
  busy: boolean;
  today: string;
}

/**
 * The questions of a first reading with the answers so far, inside the form that is read again: its button sends
 * `step=read` with them, and with the day of the reading in view, so that the next one can say what changed.
 */
export function ReadingQuestions({ reading, refused, busy, today }: ReadingQuestionsProps) {
  const { questions, answers, conflicts } = reading;
  if (questions.length + answers.length === 0) return null;
  const was = leadOf(reading);
  const errorOf = (id: string) => (id === refused ? words.refused() : undefined);
  return (
    <section aria-labelledby="reading-questions" className="flex flex-col gap-6">
      <div>
        <h3 id="reading-questions">{words.title()}</h3>
        <p className="mt-1 text-sm text-quiet">{words.leadReading()}</p>
      </div>
      <input type="hidden" name="was" value={was?.date ?? ""} />
      <input type="hidden" name="wasExact" value={was?.exact ? "yes" : "no"} />
      {answers.map(({ value, ...question }) => (
        <QuestionFields
          key={`${question.id}=${value ?? ""}`}
          question={question}
          value={value}
          error={errorOf(question.id)}
          today={today}
        />
      ))}
      {questions.map((question) => (
        <QuestionFields
          key={question.id}
          question={question}
          conflict={conflicts.find(({ what }) => what === question.id)}
          error={errorOf(question.id)}
          today={today}
        />
      ))}
      <Button
        type="submit"
        name="step"
        value="read"
        look="secondary"
        formNoValidate
        className="self-start"
        disabled={busy}
      >
        {busy ? words.saving() : words.saveReading()}
      </Button>
    </section>
  );
}
