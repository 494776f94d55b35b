import type { CaseAnswer, CaseQuestions as Found } from "@standing/contract";
import { useFetcher } from "react-router";
import { FormNotice } from "../../shell/form-notice.tsx";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/cases-questions.ts";
import { AnswerEffectView } from "./answer-effect.tsx";
import { QuestionFields } from "./question-fields.tsx";
import type { QuestionsAnswer } from "./questions.server.ts";

interface CaseQuestionsProps {
  caseId: string;
  found: Found;
  /** What the page's own action answered, where JavaScript did not send the form. */
  answer: QuestionsAnswer | undefined;
  today: string;
}

/**
 * What would change the result of a case, asked in place, and what was answered. Its forms go to the case page, whose
 * action hands them to `answerQuestions`; it stands alone and may be put on any page of the case.
 */
export function CaseQuestions({ caseId, found, answer, today }: CaseQuestionsProps) {
  const fetcher = useFetcher<QuestionsAnswer>();
  const latest = fetcher.data ?? answer;
  useToastOf(fetcher.data);
  const { questions, conflicts, answers, may_answer } = found;
  if (questions.length === 0 && answers.length === 0 && latest?.effect === undefined) return null;
  const shared = { caseId, fetcher, refused: latest?.refused, conflicts, today };
  return (
    <Section
      id="questions"
      title={questions.length > 0 ? words.title() : words.titleAnswered()}
      lead={questions.length > 0 ? words.lead() : undefined}
    >
      <div role="status" data-result="" tabIndex={-1}>
        {latest?.effect !== undefined && <AnswerEffectView effect={latest.effect} today={today} />}
      </div>
      <FormNotice toast={fetcher.data?.toast} />
      {!may_answer && <p className="mt-4 text-quiet">{words.busy()}</p>}
      {questions.length > 0 && may_answer && <Ask {...shared} questions={questions} />}
      {answers.length > 0 && (
        <>
          {questions.length > 0 && <h3 className="mt-8">{words.titleAnswered()}</h3>}
          <ul className="mt-2 max-w-prose">
            {answers.map((one) => (
              <li key={one.id} className="border-t border-rule py-3 first:border-t-0">
                <Answered {...shared} answered={one} mayAnswer={may_answer} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

type Fetcher = ReturnType<typeof useFetcher<QuestionsAnswer>>;

interface SharedProps {
  caseId: string;
  fetcher: Fetcher;
  refused: QuestionsAnswer["refused"];
  conflicts: Found["conflicts"];
  today: string;
}

const addressOf = (caseId: string) => `/case/${caseId}#questions`;

function Ask({
  caseId,
  fetcher,
  refused,
  conflicts,
  today,
  questions,
}: SharedProps & Pick<Found, "questions">) {
  const busy = fetcher.state !== "idle";
  const first = questions[0]?.id;
  const problemOf = (id: string) => {
    if (refused?.question === id) return words.refused();
    return refused?.question === null && id === first ? words.missing() : undefined;
  };
  return (
    <fetcher.Form method="post" action={addressOf(caseId)} className="mt-4 flex max-w-prose flex-col gap-6">
      <input type="hidden" name="intent" value="answer" />
      {questions.map((question) => (
        <QuestionFields
          key={question.id}
          question={question}
          conflict={conflicts.find(({ what }) => what === question.id)}
          error={problemOf(question.id)}
          today={today}
        />
      ))}
      <Button type="submit" className="self-start" disabled={busy}>
        {busy ? words.saving() : words.save()}
      </Button>
    </fetcher.Form>
  );
}

function Answered({
  caseId,
  fetcher,
  refused,
  today,
  answered,
  mayAnswer,
}: SharedProps & { answered: CaseAnswer; mayAnswer: boolean }) {
  const busy = fetcher.state !== "idle";
  return (
    <>
      <p className="text-sm text-quiet">{answered.ask}</p>
      <p className="wrap-anywhere">
        <strong>{shownAnswer(answered)}</strong>{" "}
        <span className="text-sm text-quiet">
          {words.answeredOn()} <DateText value={answered.said_at} />
        </span>
      </p>
      {mayAnswer && (
        <details
          key={answered.said_at}
          open={refused?.question === answered.id || undefined}
          className="mt-1"
          data-screen-only
        >
          <summary className="link inline-flex min-h-11 items-center">{words.change()}</summary>
          <fetcher.Form method="post" action={addressOf(caseId)} className="mt-2 flex flex-col gap-4">
            <QuestionFields
              question={answered}
              value={answered.value}
              error={refused?.question === answered.id ? words.refused() : undefined}
              today={today}
            />
            <input type="hidden" name="question" value={answered.id} />
            <p className="flex flex-wrap gap-3">
              <Button type="submit" name="intent" value="answer" look="secondary" disabled={busy}>
                {busy ? words.saving() : words.save()}
              </Button>
              <Button type="submit" name="intent" value="withdraw-answer" look="plain" disabled={busy}>
                {words.takeBack()}
              </Button>
            </p>
          </fetcher.Form>
        </details>
      )}
    </>
  );
}

/** An answer as a reader sees it. */
function shownAnswer({ kind, choices, value }: CaseAnswer): string {
  if (value === null) return words.unknown();
  const label = choices.find((choice) => choice.value === value)?.label;
  if (label !== undefined) return label;
  if (kind === "yes_no") return value === "yes" ? words.yes() : words.no();
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
}
