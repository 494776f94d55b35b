import { type CaseCard, LIMITS } from "@standing/contract";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import type { Services } from "../../kernel/services.ts";
import { type Tx, asReader } from "../../kernel/unit-of-work.ts";
import { waitingAmong } from "./analysis-waits.ts";
import { type AnalysisCard, cardOf, keptCard, presentAnalysis } from "./card.ts";
import { caseFields, resultOf, similarCasesOf } from "./present.ts";
import { type ListedCase, ownCases, ownListedCase, ownTitles } from "./lists/queries.ts";
import { retriedAmong, wholeAnalyses } from "./queries.ts";

/**
 * A page of the caller's cases, newest first.
 * @param input.before the id of the last case seen
 * @returns `next` is what to ask for next; null at the end
 * @throws UNAUTHORIZED
 */
export async function listCases(
  context: RequestContext,
  input: { before?: string | undefined } = {},
): Promise<{ cases: CaseCard[]; next: string | null }> {
  const user = requireUser(context);
  const { services } = context;
  services.faults.strike("list-cases");
  return asReader(services.pools, actorOf(context), async (tx) => {
    const found = await ownCases(tx, user.id, input.before, LIMITS.per_page + 1);
    const page = found.slice(0, LIMITS.per_page);
    return {
      cases: await cardsShown(services, tx, page),
      next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
    };
  });
}

/** One of the caller's cases as the list shows it; null when it is gone. */
export async function ownCard(context: RequestContext, id: string): Promise<CaseCard | null> {
  const user = requireUser(context);
  const { services } = context;
  return asReader(services.pools, actorOf(context), async (tx) => {
    const [card] = await cardsShown(services, tx, await ownListedCase(tx, user.id, id));
    return card ?? null;
  });
}

async function cardsShown(services: Services, tx: Tx, page: readonly ListedCase[]): Promise<CaseCard[]> {
  const today = services.now().toISOString().slice(0, 10);
  const [waiting, cards] = await Promise.all([waitingAmong(services, tx, page), cardsOf(tx, page)]);
  const retried = await retriedAmong(tx, [...waiting]);
  return page.map((row) => ({
    ...caseFields(row, waiting.has(row.id)),
    analysis_retried: retried.has(row.id),
    ...presentAnalysis(cards.get(row.id) ?? null, today, new Set(row.ticks)),
  }));
}

/** The cards of analyzed cases; those of analyses from before cards were kept are made from the whole. */
async function cardsOf(tx: Tx, page: readonly ListedCase[]): Promise<Map<string, AnalysisCard>> {
  const analyzed = page.filter(({ analyzed_version }) => analyzed_version !== null);
  const kept = analyzed.map(({ id, analysis_card }) => [id, keptCard(analysis_card)] as const);
  const missing = kept.flatMap(([id, card]) => (card === null ? [id] : []));
  const made = (await wholeAnalyses(tx, missing)).map((row) => {
    const result = resultOf(row);
    return [row.id, result && cardOf(result, similarCasesOf(row))] as const;
  });
  return new Map([...kept, ...made].flatMap(([id, card]) => (card === null ? [] : [[id, card]])));
}

/** Titles that one choice of a case offers. */
const TITLES_MAX = 500;

/** The caller's newest cases by title. @throws UNAUTHORIZED */
export async function listTitles(
  context: RequestContext,
): Promise<{ cases: { id: string; title: string }[] }> {
  const user = requireUser(context);
  const cases = await asReader(context.services.pools, actorOf(context), (tx) =>
    ownTitles(tx, user.id, TITLES_MAX),
  );
  return { cases };
}
