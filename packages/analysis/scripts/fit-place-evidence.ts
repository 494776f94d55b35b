/**
 * Learns how much each sign beside a place speaks for its state, from our own training stories and told stories that
 * name a state, and prints `knowledge/places/evidence.yaml`: `node packages/analysis/scripts/fit-place-evidence.ts`.
 * On standard error: how many are right when each tenth is read by what the others taught.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../src/compare-text.ts";
import { softmax } from "../src/reading/learned/linear.ts";
import { ELSEWHERE, namedPlaces, signsOfStates } from "../src/reading/place-evidence.ts";
import { readText } from "../src/reading/text.ts";

const TRAIN = join(import.meta.dirname, "../train");
const TOLD = join(import.meta.dirname, "../bench/told");
/** Sets that may teach; `held.jsonl` only measures. */
const TOLD_SETS = ["dev.jsonl", "more.jsonl", "fresh-dev.jsonl"];
const PARTS = 10;
const ROUNDS = 500;
/** Shared among the examples: more of them take no longer steps. */
const PACE = 12;
/**
 * Draws each weight to nothing, that of a city's share to one (without other signs a city is as likely as it is large), and
 * that of a sign of a state to what few stories can teach: one that says the state outweighs a home told beside it.
 */
const PULL = 0.3;
const STARTS = new Map([
  ["log_share", 1],
  ["sign_of_state", 1.8],
]);
const SURE = 0.5;

interface Example {
  truth: string;
  signs: [string, Map<string, number>][];
}
type Weights = Map<string, number>;

function linesOf(folder: string, file: string): Record<string, unknown>[] {
  return readFileSync(join(folder, file), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** A story that names states, and which of them it is of; beside them stands that it is of none of these. */
function exampleOf(text: unknown, truth: unknown): Example[] {
  if (typeof text !== "string" || typeof truth !== "string") return [];
  const read = readText(text);
  const named: Example["signs"] = [...signsOfStates(read, namedPlaces(read))];
  if (named.length === 0) return [];
  const told = named.find(([state]) => state === truth)?.[0] ?? ELSEWHERE;
  return [{ truth: told, signs: [...named, [ELSEWHERE, new Map([[ELSEWHERE, 1]])]] }];
}

function examples(): Example[] {
  const training = readdirSync(TRAIN)
    .filter((file) => file.startsWith("stories-") && file.endsWith(".jsonl"))
    .toSorted(compareText)
    .flatMap((file) => linesOf(TRAIN, file).flatMap(({ text, state }) => exampleOf(text, state)));
  const told = TOLD_SETS.flatMap((file) =>
    linesOf(TOLD, file).flatMap(({ story, key }) => exampleOf(story, (key as { state: unknown }).state)),
  );
  const pairs = linesOf(TRAIN, "places.jsonl").flatMap(({ text, state }) => exampleOf(text, state));
  return [...training, ...told, ...pairs, ...pairs];
}

function sharesBy(weights: Weights, { signs }: Example): Float64Array {
  return softmax(
    Float64Array.from(signs, ([, counts]) =>
      [...counts].reduce((sum, [sign, count]) => sum + count * (weights.get(sign) ?? 0), 0),
    ),
  );
}

function start(sign: string): number {
  return STARTS.get(sign) ?? 0;
}

/** A conditional logit by gradient ascent; the same stories give the same weights. */
function fit(known: readonly Example[]): Weights {
  const names = new Set(known.flatMap(({ signs }) => signs.flatMap(([, counts]) => [...counts.keys()])));
  const weights: Weights = new Map([...names].toSorted(compareText).map((sign) => [sign, start(sign)]));
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Map([...weights].map(([sign, weight]) => [sign, -PULL * (weight - start(sign))]));
    for (const example of known) {
      const shares = sharesBy(weights, example);
      example.signs.forEach(([state, counts], at) => {
        const miss = (state === example.truth ? 1 : 0) - (shares[at] ?? 0);
        for (const [sign, count] of counts) slope.set(sign, (slope.get(sign) ?? 0) + miss * count);
      });
    }
    const pace = PACE / known.length / (1 + round / (ROUNDS / 2));
    for (const [sign, rise] of slope) weights.set(sign, (weights.get(sign) ?? 0) + pace * rise);
  }
  return weights;
}

function unseenCard(all: readonly Example[]): string {
  const read = all.map((example, at) => ({ example, part: at % PARTS }));
  const best = Array.from({ length: PARTS }, (_, part) => {
    const weights = fit(read.filter((one) => one.part !== part).map(({ example }) => example));
    return read
      .filter((one) => one.part === part)
      .map(({ example }) => {
        const shares = [...sharesBy(weights, example)];
        const most = Math.max(...shares);
        return { isSure: most >= SURE, isRight: example.signs[shares.indexOf(most)]?.[0] === example.truth };
      });
  }).flat();
  const sure = best.filter(({ isSure }) => isSure);
  const right = (list: typeof best) => list.filter(({ isRight }) => isRight).length;
  return `${all.length} stories that name a state: likeliest right in ${right(best)}; sure in ${sure.length}, of these right in ${right(sure)}`;
}

const all = examples();
console.error(unseenCard(all));
const lines = [...fit(all)].map(([sign, weight]) => `  ${sign}: ${weight.toFixed(2)}`);
console.log(`# yaml-language-server: $schema=../schema/place-evidence.schema.json
# How much each sign beside a place speaks for its state. Learned from our own stories: change no number by hand, run
# \`node packages/analysis/scripts/fit-place-evidence.ts\`.
weights:
${lines.join("\n")}`);
