import { period } from "./length.ts";
import type { LimitUse } from "../../src/deadlines/limit-kinds.ts";
import type { Jurisdiction, LimitationRule, Period, State } from "../../src/knowledge.ts";
import type {
  FederalLawFile,
  LawFile,
  LawWordsFile,
  LimitEntryFile,
  LimitTopicsFile,
  LimitWordsFile,
} from "./shapes.ts";
import type { KnowledgeFile } from "./yaml-file.ts";

/** What limits are made from, beside the files of the jurisdictions. */
export interface LimitSources {
  topics: KnowledgeFile<LimitTopicsFile>;
  words: KnowledgeFile<LimitWordsFile>;
  names: Readonly<Record<string, string>>;
}

type Law = KnowledgeFile<LawFile> | KnowledgeFile<FederalLawFile>;
type Sentences = LawWordsFile["limits"][string];
type Minority = NonNullable<LimitationRule["minority"]>;

/** Lengths given under names, as periods; a name without a length is left out. */
function periods<Name extends string>(lengths: Partial<Record<Name, string | undefined>>) {
  return Object.fromEntries(
    Object.entries<string | undefined>(lengths).flatMap(([name, length]) =>
      length === undefined ? [] : [[name, period(length)]],
    ),
  ) as Partial<Record<Name, Period>>;
}

/** The uses of each kind of limit: what stands in for it, what goes with it, what it takes for granted. */
export function limitUses({ topics }: LimitSources): Record<string, LimitUse> {
  for (const [claim, topic] of Object.entries(topics.content))
    for (const field of ["wider", "repose"] as const) {
      const named = topic[field];
      if (named !== undefined && !topics.content[named])
        topics.fault([claim, field], `"${named}" is no kind of limit of ${topics.path}.`);
    }
  return Object.fromEntries(
    Object.entries(topics.content).map(
      ([
        claim,
        { wider, repose, implies, of_some: ofSome, heard_as: heardAs, heard_unless: heardUnless },
      ]) => [
        claim,
        {
          wider: wider ?? null,
          repose: repose ?? null,
          implies: implies ?? [],
          of_some: ofSome ?? false,
          heard_as: heardAs ?? null,
          heard_unless: heardUnless ?? null,
        },
      ],
    ),
  );
}

/** All limits of one jurisdiction. A kind without its start, or a sentence without its rule, is a fault. */
export function limitsOf(
  law: Law,
  words: KnowledgeFile<LawWordsFile> | undefined,
  shared: LimitSources,
): LimitationRule[] {
  const { jurisdiction } = law.content;
  const sentences = words?.content.limits ?? {};
  const rules = Object.entries(law.content.limits).flatMap(([claim, given]) => {
    const entries = Array.isArray(given) ? given : [given];
    return entries.map((entry, number) => {
      const at = ["limits", claim, ...(Array.isArray(given) ? [number] : [])];
      const name = entry.variant === undefined ? claim : `${claim}-${entry.variant}`;
      return ruleOf({ jurisdiction, law, words, claim, name, entry, at, shared, own: sentences[name] ?? {} });
    });
  });
  const ids = rules.map(({ id }) => id);
  for (const name of Object.keys(sentences))
    if (!ids.includes(`${jurisdiction}-${name}`))
      words?.fault(["limits", name], `${law.path} has no limit "${name}".`);
  for (const [number, id] of ids.entries())
    if (ids.indexOf(id) !== number) law.fault(["limits"], `${id} stands twice: each needs its own variant.`);
  return rules;
}

interface Making {
  jurisdiction: Jurisdiction;
  law: Law;
  words: KnowledgeFile<LawWordsFile> | undefined;
  claim: string;
  name: string;
  entry: LimitEntryFile;
  at: (string | number)[];
  shared: LimitSources;
  own: Sentences;
}

function ruleOf(making: Making): LimitationRule {
  const { jurisdiction, law, claim, name, entry, at, shared, own } = making;
  const topic = shared.topics.content[claim];
  const kind = entry.kind ?? topic?.kind;
  const runsFrom = entry.runs_from ?? topic?.runs_from;
  const noLimit = entry.period === "none" ? shared.words.content.no_limit : undefined;
  const accrual = own.accrual ?? noLimit?.accrual ?? shared.words.content.claims[claim]?.accrual;
  if (kind === undefined)
    law.fault(at, `${claim}: its kind stands neither here nor in ${shared.topics.path}.`);
  if (runsFrom === undefined)
    law.fault(at, `${claim}: runs_from stands neither here nor in ${shared.topics.path}.`);
  if (accrual === undefined) law.fault(at, `${claim}: no sentence says when its clock starts.`);
  return {
    id: `${jurisdiction}-${name}`,
    jurisdiction,
    claim,
    kind: kind ?? "limitation",
    period: entry.period === "none" ? null : period(entry.period),
    ...part("before_birthday", entry.before_birthday),
    runs_from: runsFrom ?? "incident",
    ...part("against", own.against),
    accrual: accrual ?? "",
    ...part("discovery", discoveryOf(making)),
    ...part("minority", minorityOf(making)),
    ...part("applies_if", conditionsOf(entry)),
    ...part("accrued_from", entry.from),
    ...part("accrued_before", entry.before),
    ...part("if_missed", own.if_missed ?? noLimit?.if_missed),
    ...part("note", own.note),
    statute: entry.citation,
    sources: sourcesOf(making),
    confidence: entry.confidence,
    checked: entry.checked ?? null,
  };
}

const part = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [name in Name]?: Value };

function discoveryOf({ claim, entry, shared, own }: Making): LimitationRule["discovery"] {
  const { words } = shared;
  if (entry.discovery === "none") return undefined;
  if (entry.discovery === undefined && shared.topics.content[claim]?.discovery === undefined)
    return undefined;
  const plain = own.discovery ?? words.content.claims[claim]?.discovery ?? words.content.discovery;
  return { plain, ...periods(entry.discovery ?? {}) };
}

function conditionsOf({ when }: LimitEntryFile): LimitationRule["applies_if"] {
  return when && Object.entries(when).map(([fact, is]) => ({ fact, is }));
}

function minorityOf({ law, words, claim, entry, at, shared, own }: Making): Minority | undefined {
  if (entry.minority === "none") return undefined;
  const shares = shared.words.content.minority;
  if (entry.minority !== undefined) {
    if (own.minority === undefined) law.fault(at, `${claim}: no sentence says what holds for a child.`);
    const { until_age: age, outer } = entry.minority;
    return { plain: own.minority ?? "", ...part("until_age", age), ...periods({ outer }) };
  }
  const which = shared.topics.content[claim]?.minority;
  if (which === undefined || law.content.jurisdiction === "US") return undefined;
  if (which === "medical") return { plain: shares.medical };
  const birthday = "minority" in law.content ? law.content.minority : undefined;
  if (birthday === undefined) return { plain: words?.content.minority ?? shares.unknown };
  const plain = shares.from_birthday
    .replace("{age}", String(birthday.until_age))
    .replace("{citation}", birthday.citation);
  return { plain, until_age: birthday.until_age };
}

function sourcesOf({ law, claim, entry, at, shared }: Making): string[] {
  return entry.sources.map((source) => {
    if (typeof source !== "string") return source.name;
    const name = shared.names[source];
    if (name === undefined) law.fault([...at, "sources"], `${claim}: "${source}" is not in sources.yaml.`);
    return name ?? source;
  });
}

/** States where no agency of their own takes charges of discrimination at work. */
export function withoutAgency(laws: ReadonlyMap<State, KnowledgeFile<LawFile>>): State[] {
  return [...laws].flatMap(([state, law]) => (law.content.without_fair_employment_agency ? [state] : []));
}
