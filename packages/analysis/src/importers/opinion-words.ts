import type { Outcome } from "../records.ts";

const FACTS_WORDS = 110;
const HOLDING_WORDS = 60;

/** Plain text of HTML or XML: tags taken out, common entities turned back, spaces joined. */
export function plainText(markup: string): string {
  return markup
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(nbsp|#160);/g, " ")
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#(39|8217);|&rsquo;|&apos;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}

/** The opening sentences of an opinion, about 110 words, past the caption. The words are the court's own. */
export function openingWords(opinion: string): string {
  return wholeSentences(sentencesOf(opinion).filter(isProse), FACTS_WORDS);
}

/** The closing sentences of an opinion, about 60 words, where courts say what they decide. */
export function closingWords(opinion: string): string {
  return wholeSentences(sentencesOf(opinion).filter(isProse).slice(-6).reverse(), HOLDING_WORDS, true);
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .split(/(?<=[.!?]["\u201d)]?)\s+(?=[A-Z"\u201c(])/);
}

/** A sentence of the opinion and not a caption, a list of counsel or a bare citation. */
function isProse(sentence: string): boolean {
  const words = sentence.split(" ");
  const lower = words.filter((word) => /^[a-z]/.test(word)).length;
  return words.length >= 6 && lower / words.length > 0.5;
}

function wholeSentences(sentences: readonly string[], most: number, fromEnd = false): string {
  const kept: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    const length = sentence.split(" ").length;
    if (kept.length > 0 && words + length > most) break;
    kept.push(sentence);
    words += length;
  }
  return (fromEnd ? kept.reverse() : kept).join(" ");
}

const DISPOSITIONS: readonly [string, RegExp][] = [
  ["reversed", /\breverse[ds]?\b/i],
  ["vacated", /\bvacate[ds]?\b/i],
  ["affirmed", /\baffirm(ed|s)?\b/i],
  ["dismissed", /\bdismiss(ed|es)?\b/i],
  ["denied", /\bden(ied|ies|y)\b/i],
  ["granted", /\bgrant(ed|s)?\b/i],
];

/** What the court did, from its own short statement; `mixed` when it affirmed a part and not another; null when unclear. */
export function dispositionOf(text: string): string | null {
  const found = DISPOSITIONS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  const first = found[0];
  if (first === undefined) return null;
  const affirmedInPart =
    found.includes("affirmed") && (found.includes("reversed") || found.includes("vacated"));
  if (affirmedInPart) return "mixed";
  return found.length === 1 || first === "reversed" || first === "vacated" || first === "affirmed"
    ? first
    : null;
}

/** Who won cannot be told from an opinion's form: whoever appeals is not always the person who claimed. */
export const UNKNOWN_OUTCOME: Outcome = "unknown";
