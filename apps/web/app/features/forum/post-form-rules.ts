import { FORUM, type PrivateDetail, findPrivateDetails, maskPrivateDetails } from "@standing/contract";

export interface PostValues {
  title: string;
  content: string;
  categories: string[];
  disclaimer: boolean;
}
export const NO_POST: PostValues = { title: "", content: "", categories: [], disclaimer: false };

export type PostField = "title" | "content" | "disclaimer" | "categories";
export type PostProblem = "title" | "titleLong" | "content" | "contentLong" | "disclaimer" | "categories";

/** What a writer is asked about. */
export type Detail = Pick<PrivateDetail, "kind" | "text">;

/** The first thing that keeps a post from being sent, or null. */
export function problemOf(values: PostValues): { field: PostField; problem: PostProblem } | null {
  if (values.title.trim() === "") return { field: "title", problem: "title" };
  if (values.content.trim() === "") return { field: "content", problem: "content" };
  if (values.title.trim().length > FORUM.title_max) return { field: "title", problem: "titleLong" };
  if (values.content.trim().length > FORUM.content_max) return { field: "content", problem: "contentLong" };
  if (values.categories.length > FORUM.categories_max) return { field: "categories", problem: "categories" };
  if (!values.disclaimer) return { field: "disclaimer", problem: "disclaimer" };
  return null;
}

/** Private details of a title and a text, each once. */
export function detailsIn(...texts: string[]): Detail[] {
  const all = texts.flatMap(findPrivateDetails).map(({ kind, text }) => ({ kind, text }));
  return all.filter(
    (one, place) => all.findIndex(({ kind, text }) => kind === one.kind && text === one.text) === place,
  );
}

/** The values with every private detail replaced by what it is, cut to what a post may hold. */
export function masked<T extends { title?: string; content: string }>(values: T): T {
  return {
    ...values,
    ...(values.title === undefined
      ? {}
      : { title: maskPrivateDetails(values.title).slice(0, FORUM.title_max) }),
    content: maskPrivateDetails(values.content).slice(0, FORUM.content_max),
  };
}

/** A kept post; null for anything else. */
export function readPostDraft(value: unknown): PostValues | null {
  if (typeof value !== "object" || value === null) return null;
  const { title, content, categories, disclaimer } = value as Partial<Record<keyof PostValues, unknown>>;
  if (typeof title !== "string" || typeof content !== "string") return null;
  return {
    title,
    content,
    categories: Array.isArray(categories) ? categories.filter((one) => typeof one === "string") : [],
    disclaimer: disclaimer === true,
  };
}

/** A kept answer. */
export function readReplyDraft(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
