import type { Features } from "../src/reading/learned/features.ts";
import { sharesOfEach, sumsIn } from "../src/reading/learned/learned-reader.ts";
import type { Shares } from "../src/reading/learned/learned-reader.ts";
import type { Head, LinearWeights } from "../src/reading/learned/weights.ts";
import { inBytes, mostTelling } from "./kept-rows.ts";
import { learnLinear } from "./learn-linear.ts";

/** A text made ready: what is told in it. */
export interface ToldText {
  told: readonly string[];
  features: Features;
  /** Texts of one part are read by a reader that saw none of them. */
  part: number;
}

/** How what is told is learned. */
export interface ToldSettings {
  labels: readonly string[];
  /** How much more a label that is told counts than one that is not. */
  rare: number;
  /** A feature stands in at least so many texts. */
  fewest: number;
  /** So many features are kept, those that say most: all weights together stay under eight million bytes. */
  most: number;
}

export const PARTS = 5;
const SETTINGS = { rounds: 12, step: 0.5, decay: 0.002 };

/** Each text with how sure a reader is of each label that learned from the other parts alone, as it would ship. */
export function readByParts<Text extends ToldText>(
  texts: readonly Text[],
  settings: ToldSettings,
): (Text & { shares: Shares })[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const read = readerWithout(part, texts, settings);
    return texts.filter((one) => one.part === part).map((one) => ({ ...one, shares: read(one.features) }));
  }).flat();
}

/** Reads as a reader does that learned from all parts but this one, as it would ship. */
export function readerWithout(
  part: number,
  texts: readonly ToldText[],
  settings: ToldSettings,
): (features: Features) => Shares {
  const heads = headsOf("told", settings);
  const others = texts.filter((one) => one.part !== part);
  const sums = sumsIn({ heads, ...learn(heads, others, settings) });
  return (features) => sharesOfEach(heads, sums(features));
}

/** The weights learned from all texts, with the share from which on each label counts. Deterministic. */
export function weightsOf<Question extends string>(
  name: Question,
  texts: readonly ToldText[],
  settings: ToldSettings,
  doors: Readonly<Record<string, number>>,
): LinearWeights<Question> {
  const heads = headsOf(name, settings);
  return { heads: heads.map((head) => ({ ...head, doors })), ...learn(heads, texts, settings) };
}

function headsOf<Question extends string>(name: Question, { labels, rare }: ToldSettings): Head<Question>[] {
  return [{ name, kind: "any", labels, rare }];
}

/** What is kept of what was learned: the most telling features, in signed bytes. */
function learn(
  heads: readonly Head<string>[],
  texts: readonly ToldText[],
  settings: ToldSettings,
): Pick<LinearWeights, "hashes" | "scales" | "rows"> {
  const seen = texts.map(({ told, features }) => ({
    features,
    wanted: Float32Array.from(settings.labels, (label) => Number(told.includes(label))),
  }));
  const { vocabulary, rows } = learnLinear(heads, seen, settings.fewest, SETTINGS);
  return mostTelling({ hashes: vocabulary, ...inBytes(rows, vocabulary.length) }, settings.most);
}
