import { READING_WORDS } from "../compiled/lexicon.js";
import type { Quote } from "../result.ts";
import type { Story } from "./text.ts";

/** An amount of money named in a story. */
export interface AmountMention {
  /** Whole US cents. */
  cents: number;
  /** What the words around it say that it is. */
  role: "loss" | "deposit" | "wages" | "medical" | "repair" | "fine_or_debt" | "unknown";
  quote: Quote;
}

const DOLLARS = /\$ ?(\d{1,3}(?:,\d{3}){1,3}|\d{1,10})(?:\.(\d{1,2}))?(?: ?(k|thousand|mil|million)\b)?/gi;
const WORDS =
  /\b(\d{1,3}(?:,\d{3}){1,3}|\d{1,10})(?:\.(\d{1,2}))? ?(k |thousand dollars|dollars|bucks|grand\b|million dollars|usd\b)/gi;
const MOST = 100_000_000_000;
const KEPT = 40;

/** The first that fits decides. */
const ROLES = ["deposit", "medical", "wages", "repair", "fine_or_debt", "loss"] as const;
const ROLE_WORDS = ROLES.map(
  (role) => [role, new RegExp(READING_WORDS.amounts[role].join("|"), "i")] as const,
);

/** All amounts in dollars, in order. Linear: each pattern is bounded. */
export function readAmounts(story: Story): AmountMention[] {
  const found: AmountMention[] = [];
  for (const pattern of [DOLLARS, WORDS]) {
    for (const match of story.raw.matchAll(pattern)) {
      if (found.length >= KEPT) break;
      const cents = toCents(match[1] ?? "", match[2], match[3]);
      const start = match.index;
      const end = start + match[0].trimEnd().length;
      if (cents === null || found.some((other) => start < other.quote.end && other.quote.start < end))
        continue;
      found.push({
        cents,
        role: roleOf(story.raw, start, end),
        quote: { start, end, text: story.raw.slice(start, end) },
      });
    }
  }
  return found.toSorted((a, b) => a.quote.start - b.quote.start);
}

function toCents(whole: string, fraction: string | undefined, unit: string | undefined): number | null {
  const scale = multiplier(unit ?? "");
  const number = Number(`${whole.replaceAll(",", "")}${fraction ? `.${fraction}` : ""}`);
  const cents = Math.round(number * scale * 100);
  return Number.isFinite(cents) && cents > 0 && cents <= MOST * 100 ? cents : null;
}

function multiplier(unit: string): number {
  const word = unit.trim().toLowerCase();
  if (word.startsWith("mil")) return 1_000_000;
  return word === "k" || word === "grand" || word.startsWith("thousand") ? 1000 : 1;
}

function roleOf(raw: string, start: number, end: number): AmountMention["role"] {
  const around = `${raw.slice(Math.max(0, start - 50), start)} ${raw.slice(end, end + 40)}`;
  for (const [role, words] of ROLE_WORDS) if (words.test(around)) return role;
  return "unknown";
}
