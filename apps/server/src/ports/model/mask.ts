import { NUMBER_WORDS } from "./number-words.ts";
import { opensSentence } from "./sentences.ts";

/** A paragraph as it is sent: names, numbers and quotations are marks such as `[2]` or `[case:roe-v-wade-1973]`. */
export interface Masked {
  text: string;
  /** What each mark stands for. */
  behind: ReadonlyMap<string, string>;
  /** Ids of the decisions that the paragraph names. */
  cases: string[];
}

/** Ordinary words that open a sentence. Any other capitalized word may be a name and is taken out. */
const OPENERS = new Set(
  (
    "a about after again all also although an and another any anyone are as ask at be because before being both but " +
    "by call can cases check common courts court did do does doctors each either employers even every everyone few " +
    "for from general get half has have he here how however if in is it its keep landlords late law laws lawyers " +
    "many may money more most much must neither no nobody none not nothing of often on only or other others our " +
    "people photos proof results rules save several shown small so some someone states such that the their then " +
    "there these they things this those though time to under unless until usually very was we were what when where " +
    "whether which while who whoever why with without words you your"
  ).split(" "),
);

const CAPITALIZED = String.raw`(?:(?:St|Inc|Co|Corp|Ltd|Jr|Sr|Mt|Ft|\p{Lu})\.|\p{Lu}[\p{L}\p{M}\p{N}'’&-]*)`;
const JOINED = String.raw`(?:,?[ \t]+(?:(?:of|the|for|and|in|de|la|van|von|ex|rel|v|vs)\.?[ \t]+|&[ \t]+)*|(?<=\.))`;

const PATTERNS = {
  bracket: String.raw`\[[^\]]*\]|[[\]]`,
  quotation: String.raw`"[^"]*"|“[^”]*”`,
  link: String.raw`\b(?:https?:\/\/|www\.)[^\s,;]+|\b[\w-]+(?:\.[\w-]+)*\.(?:gov|org|com|net|edu|us|info)\b(?:\/[^\s,;]*)?`,
  mail: String.raw`[^\s,;:()]+@[^\s,;:()]+`,
  titled: String.raw`\b(?:[Mm](?:r|rs|s|iss|x)|[Dd]r|[Pp]rof|[Ss]gt|[Ll]t|[Oo]fficer|[Jj]udge|[Dd]etective)\b\.?[ \t]+\p{L}[\p{L}'’-]*(?:[ \t]+\p{Lu}[\p{L}'’-]*)*`,
  number: String.raw`(?:§+\s*)?[^\s"“”]*\d[^\s"“”]*`,
  name: String.raw`(?<![\p{L}\p{N}])${CAPITALIZED}(?:${JOINED}${CAPITALIZED})*`,
  counted: String.raw`\b(?:${NUMBER_WORDS.join("|")})\b`,
};
const PROTECTED = new RegExp(
  Object.entries(PATTERNS)
    .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
    .join("|"),
  "gu",
);
const MARK = /\[[^\]]*\]|[[\]]/g;

/**
 * Takes out of a paragraph whatever must neither be sent nor changed: titles of decisions, quotations, links, mail
 * addresses, anything with a digit in it (dates, amounts, telephone, account and social security numbers, street
 * addresses), numbers in words, and names.
 * @param cases decisions that the paragraph may name
 */
export function mask(paragraph: string, cases: readonly { id: string; case_title: string }[]): Masked {
  const behind = new Map<string, string>();
  const named = new Set<string>();
  const mark = (words: string): string => {
    const name = `[${behind.size + 1}]`;
    behind.set(name, words);
    return name;
  };
  const titles = cases.toSorted((a, b) => b.case_title.length - a.case_title.length);
  const maskFrom = (text: string, first: number, opens: boolean): string => {
    const one = titles[first];
    if (!one) return maskWords(text, opens, mark);
    const parts = one.case_title === "" ? [text] : text.split(one.case_title);
    const masked = parts.map((part, place) => maskFrom(part, first + 1, opens && place === 0));
    if (parts.length === 1) return masked.join("");
    const name = `[case:${one.id}]`;
    behind.set(name, one.case_title);
    named.add(one.id);
    return masked.join(name);
  };
  return { text: maskFrom(paragraph, 0, true), behind, cases: [...named] };
}

function maskWords(text: string, opens: boolean, mark: (words: string) => string): string {
  return text.replace(PROTECTED, (found, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const at = rest.at(-3) as number;
    if (groups["number"] !== undefined) {
      const kept = found.replace(/[.,;:!?)]+$/, "");
      return mark(kept) + found.slice(kept.length);
    }
    if (groups["name"] !== undefined && opensSentence((opens ? "" : "x") + text.slice(0, at))) {
      const [opener = "", gap = ""] = /^[\p{L}'’]+([ \t]+|$)/u.exec(found) ?? [];
      if (!OPENERS.has(opener.trim().toLowerCase())) return mark(found);
      const after = found.slice(opener.length);
      if (after === "") return found;
      return opener.trim() + gap + maskWords(after, false, mark);
    }
    return mark(found);
  });
}

/**
 * Puts back what the marks stand for.
 * @returns null when a mark was lost, repeated, moved before another, changed or invented
 */
export function unmask(answer: string, { text, behind }: Masked): string | null {
  const marks = (marked: string) => (marked.match(MARK) ?? []).join("");
  if (marks(answer) !== marks(text)) return null;
  return answer.replace(MARK, (name) => behind.get(name) ?? name);
}
