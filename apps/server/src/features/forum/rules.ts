import { FORUM, FORUM_LIMITS, type HeldReason } from "@standing/contract";

const WORDS_MAX = 12;
const PREFIX_MIN = 3;
const DAY_MS = 86_400_000;

/** The words of a question, lower case, at most twelve. Letters and digits only, so that a query can be made of them. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, WORDS_MAX);
}

/**
 * What to look for of what somebody typed: its words, and its letters just as they stand, inside words too. Where it
 * holds a sign that words do not keep, only the letters tell.
 */
export function searchOf(typed: string): { words: string[]; letters: string } {
  const letters = `%${typed.replace(/[\\%_]/g, "\\$&")}%`;
  return { words: /[%_\\]/.test(typed) ? [] : wordsOf(typed), letters };
}

/** The query for questions like this one: any of its longer words. */
export function likenessQuery(text: string): string | null {
  const words = [...new Set(wordsOf(text).filter((word) => word.length > PREFIX_MIN))];
  return words.length === 0 ? null : words.map((word) => `'${word}'`).join(" | ");
}

/** A post's title; one of before there were titles shows the start of its content. */
export function titleOf(title: string | null, content: string | null): string {
  return title ?? (content ?? "").slice(0, FORUM.shown_title);
}

/** The first words of a text on one line, the cut marked. */
export function excerptOf(content: string): string {
  const line = content.replace(/\s+/g, " ").trim();
  return line.length <= FORUM.excerpt ? line : `${line.slice(0, FORUM.excerpt).trimEnd()}…`;
}

const LINK =
  /(?:https?:\/\/|www\.)[^\s<>]+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|biz|shop|xyz|io|co|ru|me|us)\b\S*/giu;
const SOURCE = /^(?:https?:\/\/)?(?:[\w-]+\.)+(?:gov|edu|mil)(?:[/:?#]|$)/iu;

/** How many links a text has, without those to government and university sites, which are sources. */
export function linksIn(text: string): number {
  return (text.match(LINK) ?? []).filter((link) => !SOURCE.test(link)).length;
}

/** What somebody has written lately. */
export interface RecentWriting {
  /** The last day's posts or replies, whichever is being written. */
  today: number;
  /** When the oldest of these was written. */
  oldest: Date | null;
  /** Posts and replies of the last minutes. */
  lately: number;
  /** The same words within the last day. */
  same: number;
}

/** Whether an account is new here: its limits are narrower. Verified attorneys and moderators are not. */
export function isNewAccount(account: { created_at: Date; is_trusted: boolean }, now: Date): boolean {
  return (
    !account.is_trusted &&
    now.getTime() - account.created_at.getTime() < FORUM_LIMITS.new_account_days * DAY_MS
  );
}

/**
 * Whether the day's number of posts or replies is used up.
 * @returns seconds until the next one, or null
 */
export function waitFor(
  kind: "post" | "reply",
  recent: Pick<RecentWriting, "today" | "oldest">,
  isNew: boolean,
  now: Date,
): number | null {
  const { new_posts_per_day, posts_per_day, new_replies_per_day, replies_per_day } = FORUM_LIMITS;
  const most =
    kind === "post"
      ? isNew
        ? new_posts_per_day
        : posts_per_day
      : isNew
        ? new_replies_per_day
        : replies_per_day;
  if (recent.today < most || !recent.oldest) return null;
  return Math.max(1, Math.ceil((recent.oldest.getTime() + DAY_MS - now.getTime()) / 1000));
}

/** Why a moderator looks at a text before others do, or null. */
export function holdReason(
  text: string,
  recent: Pick<RecentWriting, "lately" | "same">,
  isNew: boolean,
): HeldReason | null {
  if (linksIn(text) > (isNew ? FORUM_LIMITS.new_links : FORUM_LIMITS.links)) return "links";
  if (recent.same > 0) return "repeat";
  return recent.lately >= FORUM_LIMITS.flood_writings ? "flood" : null;
}

interface Node {
  id: string;
  parent_comment_id: string | null;
  /** Its words are gone. */
  is_gone: boolean;
  /** The writer of the post marked it. */
  is_helpful: boolean;
}

type Placed<T> = T & { depth: number };

/**
 * Puts comments in reading order: answers that were marked as helpful before others, and each comment below what it
 * answers, at most three steps in. One whose words are gone keeps its place only while an answer to it stands.
 * @param rows oldest first; one whose parent is not among them opens a thread
 */
export function threaded<T extends Node>(rows: readonly T[]): Placed<T>[] {
  const known = new Set(rows.map((row) => row.id));
  const children = new Map<string | null, T[]>();
  for (const row of rows) {
    const parent =
      row.parent_comment_id !== null && known.has(row.parent_comment_id) ? row.parent_comment_id : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(row);
    else children.set(parent, [row]);
  }
  const ordered: Placed<T>[] = [];
  const answers = (children.get(null) ?? []).toSorted((a, b) => Number(b.is_helpful) - Number(a.is_helpful));
  const waiting = answers.toReversed().map((row) => ({ row, depth: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { row, depth } = next;
    ordered.push({ ...row, depth: Math.min(depth, FORUM.depth_max) });
    for (const child of (children.get(row.id) ?? []).toReversed()) {
      waiting.push({ row: child, depth: depth + 1 });
    }
  }
  return withoutEmpty(ordered, children);
}

function withoutEmpty<T extends Node>(ordered: Placed<T>[], children: Map<string | null, T[]>) {
  const holds = new Set<string>();
  for (const row of ordered.toReversed()) {
    const kept = !row.is_gone || (children.get(row.id) ?? []).some((child) => holds.has(child.id));
    if (kept) holds.add(row.id);
  }
  return ordered.filter((row) => holds.has(row.id));
}

/**
 * One page of a thread in reading order: as many as fit, and above the first of them what it answers, so that nobody
 * reads a reply to something on the page before.
 */
export function pageOfThread<T extends Node>(ordered: readonly Placed<T>[], page: number): Placed<T>[] {
  const start = (page - 1) * FORUM.answers_per_page;
  const [first, ...others] = ordered.slice(start, start + FORUM.answers_per_page);
  if (!first) return [];
  const above: Placed<T>[] = [];
  let wanted = first.parent_comment_id;
  for (let place = start - 1; place >= 0 && wanted !== null; place -= 1) {
    const row = ordered[place];
    if (row?.id !== wanted) continue;
    wanted = row.parent_comment_id;
    if (row.depth !== above.at(-1)?.depth) above.push(row);
  }
  return [...above.toReversed(), first, ...others];
}

/** On which page of a thread a comment stands; 1 for one that is not there. */
export function pageOfComment(ordered: readonly Node[], id: string): number {
  const place = ordered.findIndex((row) => row.id === id);
  return Math.floor(Math.max(0, place) / FORUM.answers_per_page) + 1;
}
