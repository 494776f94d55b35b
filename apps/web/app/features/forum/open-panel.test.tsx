import type { ForumComment, ForumPost } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { CommentPanel, PostPanel } from "./open-panel.tsx";
import type { Panel } from "./panels.tsx";
import type { ThreadPlace } from "./thread-place.ts";

const writing = {
  id: "w",
  content: "Said",
  author: { name: "Jo", attorney: null, badge: null },
  is_mine: false,
  state: "visible",
  held_reason: null,
  upvote_count: 0,
  downvote_count: 0,
  my_vote: 0,
  edited_at: null,
  created_at: "2026-11-20T10:00:00Z",
  decision: null,
} as const;
const comment: ForumComment = {
  ...writing,
  parent_comment_id: null,
  depth: 0,
  is_attorney_response: false,
  is_helpful: false,
};
const post: ForumPost = {
  ...writing,
  title: "Asked",
  is_question: true,
  categories: [],
  comment_count: 1,
  is_locked: false,
  is_followed: false,
};
const place: ThreadPlace = {
  postId: "p",
  here: "/forum/post/p",
  now: "2026-11-21T10:00:00Z",
  userId: "reader",
  ownsPost: false,
  mayReply: false,
  open: null,
  answer: undefined,
};

/** What the form below a comment and below a post asks for, when an address opens that panel. */
function intents(panel: Panel, change: Partial<Pick<ForumComment, "is_mine" | "decision">>) {
  const props = { panel, place, close: place.here };
  return [
    <CommentPanel key="comment" comment={{ ...comment, ...change }} {...props} />,
    <PostPanel key="post" post={{ ...post, ...change }} {...props} />,
  ].map((element) => {
    const Stub = createRoutesStub([{ path: "/", Component: () => element }]);
    return /name="intent" value="(\w+)"/.exec(renderToStaticMarkup(<Stub />))?.[1] ?? null;
  });
}

test("whoever wrote it changes and deletes it, and does not report it", () => {
  expect(intents("edit", { is_mine: true })).toEqual(["edit", "edit"]);
  expect(intents("delete", { is_mine: true })).toEqual(["delete", "delete"]);
  expect(intents("report", { is_mine: true })).toEqual([null, null]);
});

test("a stranger who opens the address of a panel gets no form to change or delete it", () => {
  expect(intents("edit", {})).toEqual([null, null]);
  expect(intents("delete", {})).toEqual([null, null]);
  expect(intents("report", {})).toEqual(["report", "report"]);
});

test("an appeal is for who was decided against, an answer for who may answer", () => {
  const decision = { log_id: "l", action: "removed", reason: "Spam", note: null, appeal: null };
  expect(intents("appeal", {})).toEqual([null, null]);
  expect(intents("appeal", { decision })).toEqual(["appeal", "appeal"]);
  expect(intents("reply", {})).toEqual([null, null]);
});
