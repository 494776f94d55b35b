import {
  type FilledLetter,
  type State,
  fillLetter,
  letterAmount,
  letterDate,
  letterForms,
  lettersFor,
  readForPapers,
} from "@standing/analysis";
import type { Deadline, Letter, LetterOffer } from "@standing/contract";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, requireUser } from "../../../kernel/request.ts";
import type { Tx } from "../../../kernel/unit-of-work.ts";
import { reportPlanOf } from "../../billing/entitlements.ts";
import { readOwnCase } from "../own-case.ts";
import { resultOf } from "../present.ts";
import { type CaseRow, reportRecordOf } from "../queries.ts";
import { reportAccess } from "../rules.ts";
import { storyInput } from "../run-engine.ts";
import { displayNameOf } from "./queries.ts";

const todayOf = ({ services }: RequestContext): string => services.now().toISOString().slice(0, 10);

/** Every letter, as anyone may read it. */
export function listLetters() {
  return { letters: letterForms().map(({ claims: _claims, ...head }) => head) };
}

/** A letter with every blank open. @throws NOT_FOUND */
export function openLetter(
  context: RequestContext,
  input: { letter: string; state?: State | undefined },
): Letter {
  const found = fillLetter(input.letter, { state: input.state ?? null, fields: {} }, todayOf(context));
  if (!found) throw problem("NOT_FOUND");
  return presented(found, []);
}

/** A letter with those of a case's deadlines that it is about. */
function presented({ names, ...found }: FilledLetter, deadlines: readonly Deadline[]): Letter {
  const shown = deadlines.filter(({ kind }) => kind === names);
  return {
    ...found,
    deadlines: shown.map(({ title, date, safe_date, statute, confidence }) => ({
      title,
      date,
      safe_date,
      statute,
      confidence,
    })),
  };
}

/** May the caller have what is part of the full report of a case. */
export async function hasReport(context: RequestContext, tx: Tx, row: CaseRow): Promise<boolean> {
  const user = requireUser(context);
  const plan = await reportPlanOf(tx, user.id, context.services.now());
  return reportAccess(plan, await reportRecordOf(tx, row.id)) !== "none";
}

/** The letters that fit one of the caller's cases. @throws UNAUTHORIZED, NOT_FOUND */
export async function lettersOfCase(
  context: RequestContext,
  input: { id: string },
): Promise<{ letters: LetterOffer[] }> {
  return readOwnCase(context, input.id, async (tx, row) => {
    const mayAll = await hasReport(context, tx, row);
    const letters = lettersFor([row.case_type]).map(({ claims: _claims, ...head }) => ({
      ...head,
      may_fill: mayAll || head.access === "free",
    }));
    return { letters };
  });
}

/**
 * A letter filled from one of the caller's cases; one that is part of the full report stays open where there is none.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function letterOfCase(
  context: RequestContext,
  input: { id: string; letter: string },
): Promise<Letter & { is_filled: boolean }> {
  const user = requireUser(context);
  return readOwnCase(context, input.id, async (tx, row) => {
    const form = letterForms().find(({ id }) => id === input.letter);
    if (!form) throw problem("NOT_FOUND");
    const is_filled = form.access === "free" || (await hasReport(context, tx, row));
    const { state, amount_cents } = readForPapers(
      await storyInput(context.services, tx, row),
      context.services.precedents.learner ?? null,
    );
    const name = await displayNameOf(tx, user.id);
    const fields = is_filled ? fieldsOf(row, name, amount_cents, todayOf(context)) : {};
    const found = fillLetter(form.id, { state, fields }, todayOf(context));
    if (!found) throw problem("NOT_FOUND");
    return { ...presented(found, resultOf(row)?.deadlines ?? []), is_filled };
  });
}

const TWO_WEEKS_MS = 14 * 86_400_000;

/** What a case says for the blanks of a letter; nothing is guessed. */
function fieldsOf(
  row: CaseRow,
  name: string | null,
  amount: number | null,
  today: string,
): Partial<Record<string, string>> {
  const place = [row.incident_location, row.incident_city].filter((part) => part !== null && part !== "");
  return {
    today: letterDate(today),
    answer_by: letterDate(new Date(Date.parse(today) + TWO_WEEKS_MS).toISOString().slice(0, 10)),
    ...(name === null ? {} : { sender_name: name }),
    ...(row.incident_date === null ? {} : { incident_date: letterDate(row.incident_date) }),
    ...(place.length === 0 ? {} : { incident_place: place.join(", ") }),
    ...(amount === null ? {} : { amount: letterAmount(amount) }),
  };
}
