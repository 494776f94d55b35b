import { safe } from "@orpc/client";
import { type FirstReading, calendarDate, problems } from "@standing/contract";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { textOf } from "../../shell/form-data.ts";
import { type Refusal, refusalOf } from "../../shell/refusal.server.ts";
import type { LeadDay } from "../analysis/lead-moved.ts";
import { readGivenAnswers } from "./given-answers.ts";

/** More of a story than this is for the analysis. */
const READING_MAX = 5000;

type Told = Omit<Parameters<RequestContext["client"]["analysis"]["firstReading"]>[0], "answers">;

/** A first reading with the answers of its form. */
export interface ReadAnswer {
  reading?: FirstReading | undefined;
  /** The day that the reading before it had; left out where there was none before. */
  was?: LeadDay | null | undefined;
  /** The question that was answered with what cannot be. */
  refused?: string | undefined;
}

/** Reads a story with the answers that its form holds; where that is refused, what the page says of it. */
export async function readAgain(
  { client }: RequestContext,
  told: Told,
  form: FormData,
): Promise<ReadAnswer | Refusal> {
  const description = told.description.slice(0, READING_MAX);
  const read = (answers: ReturnType<typeof readGivenAnswers>) =>
    safe(client.analysis.firstReading({ ...told, description, answers }));
  const given = readGivenAnswers(form);
  const was = form.has("was") ? { was: leadBefore(form) } : {};
  const { error, data: reading } = await read(given);
  if (error === null) return { reading, ...was };
  if (errorCode(error) !== "ANSWER_REFUSED") return refused(error);
  const { question_id } = problems.ANSWER_REFUSED.data.parse("data" in error ? error.data : null);
  const { [question_id]: _refused, ...others } = given;
  const without = await read(others);
  return without.error === null ? { reading: without.data, refused: question_id } : refused(without.error);
}

function refused(error: unknown): Refusal {
  const refusal = refusalOf(error);
  if (refusal === null) throw error;
  return refusal;
}

function leadBefore(form: FormData): LeadDay | null {
  const date = calendarDate.safeParse(textOf(form, "was"));
  return date.success ? { date: date.data, exact: textOf(form, "wasExact") === "yes" } : null;
}
