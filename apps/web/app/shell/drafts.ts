import { useMemo, useSyncExternalStore } from "react";

/** Keys of what a visitor typed and did not send yet; kept in this tab's session storage only. */
export const QUICK_ASSESSMENT = "quickAssessment";
export const FIRST_READING = "quickAssessmentReading";
const CASE_DRAFT = "standing.caseDraft.";
const FORUM_DRAFT = "standing.forumDraft.";
/** Names the forum draft that was sent and whose success is not known yet. */
const FORUM_SENT = "standing.forumDraftSent";
const CONTENT_DRAFT = "standing.contentDraft.";

const listeners = new Set<() => void>();

function onForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Key of one writer's unsent case form. */
export function caseDraftKey(userId: string): string {
  return CASE_DRAFT + userId;
}

/** Key of what one writer typed for the forum: a new post, or the answer to something. */
export function forumDraftKey(userId: string, place: string): string {
  return `${FORUM_DRAFT}${userId}.${place}`;
}

/** Remembers which forum draft is on its way. */
export function sendingForumDraft(key: string): void {
  keepDraft(FORUM_SENT, key);
}

/** Erases the forum draft that was on its way: it has arrived. */
export function forgetSentForumDraft(): void {
  const key = parsed(readText(FORUM_SENT));
  if (typeof key !== "string" || !key.startsWith(FORUM_DRAFT)) return;
  sessionStorage.removeItem(key);
  sessionStorage.removeItem(FORUM_SENT);
  for (const listener of listeners) listener();
}

/** Key of what one author typed of one article, or of a `new` one, and did not save. */
export function contentDraftKey(userId: string, content: string): string {
  return `${CONTENT_DRAFT}${userId}.${content}`;
}

function readText(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * A kept value in the shape that `read` gives it; null on the server, while the page comes alive, where there is none,
 * and where the browser refuses storage.
 * @param read gives null for a value that it does not know; must be the same function at each call
 */
export function useDraft<T>(key: string, read: (value: unknown) => T | null): T | null {
  const text = useSyncExternalStore(
    onForgotten,
    () => readText(key),
    () => null,
  );
  return useMemo(() => read(parsed(text)), [text, read]);
}

/** As `useDraft`, at this moment; for what happens while the page comes alive. */
export function keptDraft<T>(key: string, read: (value: unknown) => T | null): T | null {
  return read(parsed(readText(key)));
}

/** Keeps a value for this tab; a browser that refuses storage keeps nothing, and the form still works. */
export function keepDraft(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Erases everything that was typed and not sent. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const ours =
        key === QUICK_ASSESSMENT ||
        key === FIRST_READING ||
        key.startsWith(CASE_DRAFT) ||
        key.startsWith(FORUM_DRAFT) ||
        key.startsWith(CONTENT_DRAFT);
      if (ours) sessionStorage.removeItem(key);
    }
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
