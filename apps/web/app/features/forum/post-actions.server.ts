import { safe } from "@orpc/client";
import { reportReason } from "@standing/contract";
import { data, redirect } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { rawTextOf, textOf } from "../../shell/form-data.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { answerTo, flashOutcome } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { type ToastCode, toastWords } from "../../shell/toast-words.ts";
import type { ToastWords } from "../../ui/toast-queue.ts";
import { writingRefusal } from "./create-post.server.ts";
import { type Detail, detailsIn, masked } from "./post-form-rules.ts";

/** What a form of the page answers when it is not done: the words stay in it. */
export interface ThreadAnswer {
  /** None where the form itself asks. */
  toast: ToastWords | null;
  /** Which form: `reply`, `edit`, `report`, `appeal`, with the id that it is about. */
  form: string;
  content: string;
  title?: string;
  found?: Detail[];
}

type Target = { entity: "post" | "comment"; id: string };

/** `post:<id>` or `comment:<id>`, as buttons name what they are about. */
export function readTarget(value: FormDataEntryValue | null): Target | null {
  const [entity, id = ""] = typeof value === "string" ? value.split(":") : [];
  return entity === "post" || entity === "comment" ? { entity, id } : null;
}

const normal = (text: string) => text.replaceAll("\r\n", "\n");
/** A comment on whichever page of its thread it stands: marks and new answers move it. */
const pageOf = (post: string, comment: string) => `/forum/post/${post}?comment=${comment}#comment-${comment}`;
const placeOf = ({ entity, id }: Target) => (entity === "comment" ? `#comment-${id}` : "");

const INTENTS = ["", "follow", "unfollow", "delete", "reply", "edit", "report", "appeal"];

/** Carries out one form of a post's page. */
export async function postAction(standing: RequestContext, request: Request, id: string) {
  const form = await pageForm(request, INTENTS);
  const { searchParams } = new URL(request.url);
  const page = searchParams.get("page");
  const back = (target?: Target) =>
    `/forum/post/${id}${page === null ? "" : `?page=${encodeURIComponent(page)}`}${target ? placeOf(target) : ""}`;
  const intent = textOf(form, "intent");
  const writing = intent === "reply" || intent === "edit" || intent === "report" || intent === "appeal";
  if (standing.session.user === null && !writing) {
    throw redirect(`/login?next=${encodeURIComponent(back())}`);
  }
  requireUser(standing, request);
  if (form.has("vote")) return castVote(standing, form, back);
  if (form.has("helpful")) {
    const comment_id = textOf(form, "helpful");
    const call = standing.client.forum.markHelpful({ id, comment_id });
    return settle(standing, call, {
      done: "helpfulMarked",
      failed: "helpfulFailed",
      to: pageOf(id, comment_id),
    });
  }
  switch (intent) {
    case "follow":
    case "unfollow": {
      const follow = intent === "follow";
      const call = standing.client.forum.follow({ id, follow });
      return settle(standing, call, {
        done: follow ? "followed" : "unfollowed",
        failed: "saveFailed",
        to: back(),
      });
    }
    case "delete": {
      const target = readTarget(form.get("target"));
      if (!target) throw data(null, { status: 400 });
      const call = standing.client.forum.remove(target);
      const to = target.entity === "post" ? "/forum" : back(target);
      return settle(standing, call, { done: "wordsDeleted", failed: "saveFailed", to });
    }
    case "reply":
      return sendReply(standing, form, id);
    case "edit":
      return sendEdit(standing, form, back);
    case "report":
      return sendReport(standing, form, back);
    case "appeal":
      return sendAppeal(standing, form, back);
    default:
      throw data(null, { status: 400 });
  }
}

/** Waits for a call, and goes on to a page that says how it went. */
async function settle(
  standing: RequestContext,
  call: Promise<unknown>,
  { done, failed, to }: { done: ToastCode; failed: ToastCode; to: string },
) {
  const { error } = await safe(call);
  flashOutcome(error, standing, { done, event: "forum_act_failed", otherwise: failed });
  return redirect(to);
}

async function castVote(standing: RequestContext, form: FormData, back: (target: Target) => string) {
  const [entity, id, value] = textOf(form, "vote").split(":");
  const target = readTarget(`${entity}:${id}`);
  const vote = value === "1" ? 1 : value === "-1" ? -1 : 0;
  if (!target) throw data(null, { status: 400 });
  const { error } = await safe(standing.client.forum.vote({ ...target, vote }));
  if (error !== null) {
    const event = "vote_failed";
    flash(standing, answerTo(error, standing, { event, otherwise: "voteFailed" }).toast);
  }
  return redirect(back(target));
}

function refuse(code: ToastCode, status: number, answer: Omit<ThreadAnswer, "toast">) {
  const whole: ThreadAnswer = { ...answer, toast: toastWords(code) };
  return data(whole, { status });
}

function ask(answer: Omit<ThreadAnswer, "toast">) {
  const whole: ThreadAnswer = { ...answer, toast: null };
  return data(whole);
}

/** Asks about private details, once; then gives what is to be posted, masked where the writer wants it. */
function chosen<T extends { title?: string; content: string }>(
  form: FormData,
  typed: T,
): T | { found: Detail[] } {
  const choice = form.get("answer");
  if (choice === "mask") return masked(typed);
  if (choice === "as-is") return typed;
  const found = detailsIn(typed.title ?? "", typed.content);
  return found.length > 0 ? { found } : typed;
}

async function sendReply(standing: RequestContext, form: FormData, id: string) {
  const parent = textOf(form, "parent");
  const typed = { content: normal(rawTextOf(form, "content")) };
  const answer = { form: `reply:${parent}`, ...typed };
  if (typed.content.trim() === "") return refuse("commentEmpty", 422, answer);
  const words = chosen(form, typed);
  if ("found" in words) return ask({ ...answer, found: words.found });
  const { error, data: comment } = await safe(
    standing.client.forum.reply({ id, ...words, parent_comment_id: parent === "" ? null : parent }),
  );
  if (error !== null) {
    const { toast, status } = writingRefusal(error, standing, "commentError");
    return refuse(toast, status, answer);
  }
  flash(standing, comment.held === null ? "commentPosted" : "postHeld");
  return redirect(pageOf(id, comment.id));
}

async function sendEdit(standing: RequestContext, form: FormData, back: (target: Target) => string) {
  const target = readTarget(form.get("target"));
  if (!target) throw data(null, { status: 400 });
  const content = normal(rawTextOf(form, "content"));
  const typed = target.entity === "post" ? { title: normal(rawTextOf(form, "title")), content } : { content };
  const answer = { form: `edit:${target.id}`, ...typed };
  if (content.trim() === "" || ("title" in typed && typed.title?.trim() === "")) {
    return refuse("postIncomplete", 422, answer);
  }
  const words = chosen(form, typed);
  if ("found" in words) return ask({ ...answer, found: words.found });
  const { error, data: written } = await safe(standing.client.forum.edit({ ...target, ...words }));
  if (error !== null) {
    const { toast, status } = writingRefusal(error, standing, "saveFailed");
    return refuse(toast, status, answer);
  }
  flash(standing, written.held === null ? "wordsSaved" : "postHeld");
  return redirect(back(target));
}

async function sendReport(standing: RequestContext, form: FormData, back: (target: Target) => string) {
  const target = readTarget(form.get("target"));
  const reason = reportReason.safeParse(form.get("reason"));
  if (!target || !reason.success) throw data(null, { status: 400 });
  const content = normal(rawTextOf(form, "content"));
  const answer = { form: `report:${target.id}`, content };
  const { error } = await safe(
    standing.client.forum.report({ ...target, reason: reason.data, details: content }),
  );
  if (error !== null) {
    const told = answerTo(error, standing, { event: "report_failed", otherwise: "reportFailed" });
    return refuse(told.toast, told.status, answer);
  }
  flash(standing, "reported");
  return redirect(back(target));
}

async function sendAppeal(standing: RequestContext, form: FormData, back: (target: Target) => string) {
  const target = readTarget(form.get("target"));
  if (!target) throw data(null, { status: 400 });
  const content = normal(rawTextOf(form, "content"));
  const answer = { form: `appeal:${target.id}`, content };
  const { error } = await safe(
    standing.client.moderation.appeal({ log_id: textOf(form, "log_id"), reason: content }),
  );
  if (error !== null && errorCode(error) !== "ALREADY_APPEALED") {
    const told = answerTo(error, standing, { event: "appeal_failed", otherwise: "reportFailed" });
    return refuse(told.toast, told.status, answer);
  }
  flash(standing, "appealSent");
  return redirect(back(target));
}
