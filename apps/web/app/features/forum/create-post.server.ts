import { safe } from "@orpc/client";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { flash } from "../../shell/flash.server.ts";
import { rawTextOf } from "../../shell/form-data.ts";
import { answerTo } from "../../shell/refusal.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";
import {
  type Detail,
  type PostField,
  type PostProblem,
  type PostValues,
  detailsIn,
  masked,
  problemOf,
} from "./post-form-rules.ts";

export interface SimilarPost {
  id: string;
  title: string;
  comment_count: number;
}

export interface PostAnswer {
  values: PostValues;
  /** None where the form itself asks. */
  toast: ToastWords | null;
  field?: PostField;
  problem?: PostProblem;
  /** What the writer is asked about before anything is posted. */
  found?: Detail[];
  similar?: SimilarPost[];
}

/** Lines as browsers send them, in the form in which they are counted and kept. */
const normal = (text: string) => text.replaceAll("\r\n", "\n");

function readPost(form: FormData): PostValues {
  return {
    title: normal(rawTextOf(form, "title")),
    content: normal(rawTextOf(form, "content")),
    categories: form.getAll("categories").filter((one) => typeof one === "string"),
    disclaimer: form.get("disclaimer") === "on",
  };
}

/** How a writer is told that nothing was posted. */
export function writingRefusal(error: unknown, standing: RequestContext, otherwise: ToastCode) {
  const own = { RATE_LIMITED: "forumLimit", UNAUTHORIZED: "signedOutMeanwhile" } as const;
  return answerTo(error, standing, { event: "forum_writing_failed", otherwise, own });
}

/**
 * Takes the form of a new post. Before anything is posted the writer is asked about private details, and without
 * JavaScript shown posts that look alike.
 */
export async function createPost(standing: RequestContext, form: FormData) {
  const typed = readPost(form);
  const refuse = (code: ToastCode, status: number, more: Partial<PostAnswer> = {}) => {
    const answer: PostAnswer = { values: typed, toast: toastWords(code), ...more };
    return data(answer, { status });
  };
  const wrong = problemOf(typed);
  if (wrong) {
    const missing = wrong.problem === "title" || wrong.problem === "content";
    const code = missing
      ? "postIncomplete"
      : wrong.field === "disclaimer"
        ? "disclaimerRequired"
        : "storyIncomplete";
    return refuse(code, 422, wrong);
  }
  const choice = form.get("answer");
  if (choice === null) {
    const found = detailsIn(typed.title, typed.content);
    const similar = form.has("scripted") ? [] : await similarTo(standing, typed.title);
    if (found.length > 0 || similar.length > 0) {
      const answer: PostAnswer = { values: typed, toast: null, found, similar };
      return data(answer);
    }
  }
  const values = choice === "mask" ? masked(typed) : typed;
  const { error, data: post } = await safe(
    standing.client.forum.create({
      title: values.title,
      content: values.content,
      categories: values.categories,
      disclaimer_accepted: true,
    }),
  );
  if (error !== null) {
    const { toast, status } = writingRefusal(error, standing, "postError");
    return refuse(toast, status);
  }
  flash(standing, post.held === null ? "postCreated" : "postHeld");
  return redirect(`/forum/post/${post.id}`);
}

/** A failing look-up of similar posts keeps nobody from posting. */
async function similarTo(standing: RequestContext, title: string): Promise<SimilarPost[]> {
  const { data: answer } = await safe(standing.client.forum.similar({ text: title }));
  return answer?.posts ?? [];
}
