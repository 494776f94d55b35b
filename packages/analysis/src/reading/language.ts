import { READING_WORDS } from "../compiled/lexicon.js";
import type { Story } from "./text.ts";

/** What a text is written in, as far as the engine cares. `nonsense`: no language that it knows. */
export type Language = "english" | "spanish" | "other" | "nonsense" | "empty";

const ENGLISH = new Set(READING_WORDS.languages.english);
const SPANISH = new Set(READING_WORDS.languages.spanish);
const OTHER = new Set(READING_WORDS.languages.other);
const READ_AT_MOST = 400;

/** Tells the language from its small words, over the first few hundred words. */
export function languageOf(story: Story): Language {
  const words = story.tokens.slice(0, READ_AT_MOST).map((token) => token.word);
  if (words.length === 0) return /\p{L}/u.test(story.raw) ? "other" : "empty";
  const share = (set: ReadonlySet<string>): number =>
    words.filter((word) => set.has(word)).length / words.length;
  const english = share(ENGLISH);
  const spanish = share(SPANISH);
  const other = share(OTHER);
  const foreignScript = words.filter((word) => /[^\u0000-\u024f]/.test(word)).length / words.length;
  if (foreignScript > 0.4) return "other";
  if (english >= 0.22 || (english >= spanish && english >= other && english > 0.08)) return "english";
  if (spanish > 0.18 && spanish > english && spanish >= other * 0.9) return "spanish";
  if (other > 0.18 && other > english) return "other";
  return words.length <= 8 && spanish <= english ? "english" : "nonsense";
}
