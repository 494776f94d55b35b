/** `npm run train`: learns the weights of the reader from the stories in `train/`. Deterministic; takes minutes. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { claimLabelsOf } from "../src/reading/learned/learned-reader.ts";
import { packLinear, packWeights } from "../src/reading/learned/weights.ts";
import {
  LEARNED_CLOCKS_FILE,
  LEARNED_DANGERS_FILE,
  LEARNED_FILE,
  LEARNED_PASSAGES_FILE,
  LEARNED_RARE_CLOCKS_FILE,
  LEARNED_SPANS_FILE,
  loadShippedDecisions,
  loadShippedReader,
  loadShippedWordVectors,
} from "../src/retrieval/shipped.ts";
import { trainingCard } from "../train/card.ts";
import type { TrainingCard } from "../train/card.ts";
import { acceptHashes, faultsOfStories, hashesOfStories, sha256 } from "../train/check.ts";
import { faultsOfClocks, hashOfClocks, learnClocks, readClockStories } from "../train/clocks.ts";
import type { ClockCount } from "../train/clocks.ts";
import { learnDangers, readDangerExcerpts } from "../train/dangers.ts";
import { fitVote } from "../train/fit-vote.ts";
import { learnWeights, materialOf, readByFifths, readByWriter, readFifthAfter } from "../train/learn.ts";
import type { Material } from "../train/learn.ts";
import { faultsOfLabels, hashOfLabels, learnSpans, readLabelledStories, spanCard } from "../train/spans.ts";
import { readTrainingStories } from "../train/training-story.ts";

const USAGE = `Usage:
  train                  learns from all stories and writes the weights, with a card on stories not seen
  train check            every line of every file of stories against the rules, and near-duplicates
  train check --accept   the same, and takes the files of today as the accepted ones
  train spans            learns days and lengths of time from the labelled stories and writes their weights, with a card
  train dangers          learns dangers told in passing and writes their weights, with a card
  train clocks           learns which clocks run for the teller and writes their weights, with a card
  train writers          the card on each writer's stories, learned from those of the others
  train curve            the card on one fifth of the stories, learned from one to four quarters of the others
`;
const CORPUS = join(import.meta.dirname, "..", "corpus");
const NOTE = "learned-reader.json";
const SPANS_NOTE = "learned-spans.json";
const DANGERS_NOTE = "learned-dangers.json";
const PASSAGES_NOTE = "learned-passages.json";
const CLOCKS_NOTE = "learned-clocks.json";
const RARE_CLOCKS_NOTE = "learned-rare-clocks.json";
const QUARTERS = [1, 2, 3, 4];

/** Their stories tell in the words of another field, and taught dangers only: with them kinds of claim were read worse. */
const OF_DANGERS_ONLY: ReadonlySet<string> = new Set(["w16", "w17", "w18"]);

const storiesOfKinds = () => readTrainingStories().filter(({ writer }) => !OF_DANGERS_ONLY.has(writer));

async function material(): Promise<Material> {
  const vectors = await loadShippedWordVectors();
  return materialOf(storiesOfKinds(), await loadShippedDecisions(), vectors);
}

function check(accept: boolean): number {
  const faults = [...faultsOfStories(), ...faultsOfLabels(), ...faultsOfClocks(readTrainingStories())];
  for (const fault of faults) console.log(fault);
  console.log(`${readTrainingStories().length} stories, ${faults.length} faults.`);
  if (faults.length > 0) return 1;
  if (accept) acceptHashes();
  return 0;
}

function percent(share: number | null): string {
  return share === null ? "-" : `${(100 * share).toFixed(1)}%`;
}

function print(title: string, { calibration, topics_balanced, ...counts }: TrainingCard): void {
  console.log(title);
  for (const [measure, { hits, of, share, low, high }] of Object.entries(counts))
    console.log(
      `  ${measure.padEnd(24)} ${`${hits}/${of}`.padStart(10)} ${percent(share).padStart(7)}  (${percent(low)} to ${percent(high)})`,
    );
  console.log(`  ${"topics, balanced".padEnd(24)} ${percent(topics_balanced).padStart(18)}`);
  for (const { called, count } of calibration)
    console.log(
      `  called ${called.padEnd(17)} ${`${count.hits}/${count.of}`.padStart(10)} ${percent(count.share).padStart(7)} right`,
    );
}

const {
  BROTLI_PARAM_QUALITY,
  BROTLI_MAX_QUALITY,
  BROTLI_PARAM_LGWIN,
  BROTLI_MAX_WINDOW_BITS,
  Z_BEST_COMPRESSION,
} = constants;

const inBrotli = (bytes: Uint8Array): Buffer =>
  brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS },
  });

/** Writes weights, and beside them what they were learned from. */
function write(
  file: string,
  noteFile: string,
  packed: Uint8Array,
  about: { features: number } & Record<string, unknown>,
): number {
  const shipped = file.endsWith(".br") ? inBrotli(packed) : gzipSync(packed, { level: Z_BEST_COMPRESSION });
  writeFileSync(join(CORPUS, file), shipped);
  const note = { sha256: sha256(shipped), bytes: shipped.length, ...about };
  writeFileSync(join(CORPUS, noteFile), `${JSON.stringify(note, null, 2)}\n`);
  console.log(`${shipped.length} bytes, ${about.features} features.`);
  return 0;
}

async function learn(): Promise<number> {
  if (check(false) !== 0) return 1;
  const files = hashesOfStories();
  const made = await material();
  const labels = claimLabelsOf(made.heads);
  const unseen = readByFifths(made);
  const weights = learnWeights(made, unseen);
  print("In fifths:", trainingCard(unseen, weights.vote, labels));
  return write(LEARNED_FILE, NOTE, packWeights(weights), {
    features: weights.hashes.length,
    stories: made.stories.length,
    files,
    vote: weights.vote,
  });
}

function spans(): number {
  if (check(false) !== 0) return 1;
  console.log(
    "In fifths, of each label how many were given at least this share, and how many of those given it are right:",
  );
  for (const { question, label, of, at } of spanCard()) {
    const told = at.map(
      ({ share, found, given }) =>
        `${share}: ${percent(found / of)} ${given > 0 ? percent(found / given) : "-"}`,
    );
    console.log(`  ${`${question} ${label}`.padEnd(14)} ${String(of).padStart(5)}  ${told.join("   ")}`);
  }
  const weights = learnSpans();
  return write(LEARNED_SPANS_FILE, SPANS_NOTE, packLinear(weights), {
    features: weights.hashes.length,
    stories: readLabelledStories().length,
    labels: hashOfLabels(),
  });
}

async function dangers(): Promise<number> {
  if (check(false) !== 0) return 1;
  const stories = readTrainingStories();
  const { whole, passages, card } = learnDangers(stories, await loadShippedWordVectors());
  console.log(
    `In fifths, a door from ${card.door} on, for ${card.wrong} of ${card.calm} stories without a danger; told in passing:`,
  );
  for (const { kind, told, found, own } of card.kinds)
    console.log(
      `  ${kind.padEnd(18)} ${`${found}/${told}`.padStart(9)} with a door  ${`${own}/${told}`.padStart(9)} as the likeliest`,
    );
  const learned = {
    stories: stories.length,
    excerpts: readDangerExcerpts().length,
    files: hashesOfStories(),
  };
  write(LEARNED_DANGERS_FILE, DANGERS_NOTE, packLinear(whole), { features: whole.hashes.length, ...learned });
  return write(LEARNED_PASSAGES_FILE, PASSAGES_NOTE, packLinear(passages), {
    features: passages.hashes.length,
    ...learned,
  });
}

async function clocks(): Promise<number> {
  if (check(false) !== 0) return 1;
  const vectors = await loadShippedWordVectors();
  const readers = [
    ["common", LEARNED_CLOCKS_FILE, CLOCKS_NOTE],
    ["rare", LEARNED_RARE_CLOCKS_FILE, RARE_CLOCKS_NOTE],
  ] as const;
  for (const [reader, file, note] of readers) {
    const { weights, card } = learnClocks(reader, readTrainingStories(), vectors);
    console.log(`In fifths, the ${reader} ones:`);
    for (const { clock, from, told, found, wrong } of card)
      console.log(
        `  ${clock.padEnd(26)} ${from === null ? "not heard " : `from ${from.toFixed(3)}`}  ${`${found}/${told}`.padStart(9)} found  ${String(wrong).padStart(5)} wrong`,
      );
    const sum = (of: (one: ClockCount) => number): number => card.reduce((all, one) => all + of(one), 0);
    console.log(
      `  all: ${sum(({ found }) => found)}/${sum(({ told }) => told)} found, ${sum(({ wrong }) => wrong)} wrong`,
    );
    write(file, note, packLinear(weights), {
      features: weights.hashes.length,
      stories: readClockStories(reader).length,
      labels: hashOfClocks(reader),
    });
  }
  return 0;
}

async function writers(): Promise<number> {
  const made = await material();
  const labels = claimLabelsOf(made.heads);
  const unseen = readByWriter(made);
  print("By writer:", trainingCard(unseen, fitVote(unseen, labels), labels));
  return 0;
}

async function curve(): Promise<number> {
  const made = await material();
  const labels = claimLabelsOf(made.heads);
  const { vote } = await loadShippedReader(made.vectors);
  for (const quarters of QUARTERS) {
    const { seen, unseen } = readFifthAfter(made, quarters);
    print(`Learned from ${seen} stories, read ${unseen.length} others:`, trainingCard(unseen, vote, labels));
  }
  return 0;
}

async function run([verb, option]: readonly string[]): Promise<number> {
  if (verb === undefined) return learn();
  if (verb === "check") return check(option === "--accept");
  if (verb === "curve") return curve();
  if (verb === "writers") return writers();
  if (verb === "spans") return spans();
  if (verb === "dangers") return dangers();
  if (verb === "clocks") return clocks();
  console.log(USAGE);
  return 2;
}

process.exitCode = await run(process.argv.slice(2));
