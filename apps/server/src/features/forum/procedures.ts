import { os } from "../../kernel/request.ts";
import { attorneyActivity } from "./attorney/attorney-activity.ts";
import { followPost, markHelpful, report, vote } from "./judge-words.ts";
import { findSimilar, listCategories, listPosts } from "./list/list-posts.ts";
import { editWords, removeWords } from "./own-words.ts";
import { forgetVersion, getHistory, getPost } from "./thread/get-post.ts";
import { createPost, reply } from "./write-post.ts";

export const forumProcedures = {
  list: os.forum.list.handler(({ context, input }) => listPosts(context, input)),
  categories: os.forum.categories.handler(({ context }) => listCategories(context)),
  similar: os.forum.similar.handler(({ context, input }) => findSimilar(context, input.text)),
  get: os.forum.get.handler(({ context, input }) => getPost(context, input)),
  create: os.forum.create.handler(({ context, input }) => createPost(context, input)),
  reply: os.forum.reply.handler(({ context, input }) => reply(context, input)),
  edit: os.forum.edit.handler(({ context, input }) => editWords(context, input)),
  remove: os.forum.remove.handler(({ context, input }) => removeWords(context, input)),
  vote: os.forum.vote.handler(({ context, input }) => vote(context, input)),
  markHelpful: os.forum.markHelpful.handler(({ context, input }) => markHelpful(context, input)),
  report: os.forum.report.handler(({ context, input }) => report(context, input)),
  follow: os.forum.follow.handler(({ context, input }) => followPost(context, input)),
  history: os.forum.history.handler(({ context, input }) => getHistory(context, input)),
  forgetVersion: os.forum.forgetVersion.handler(({ context, input }) => forgetVersion(context, input.id)),
  attorneyActivity: os.forum.attorneyActivity.handler(({ context, input }) =>
    attorneyActivity(context, input.period),
  ),
};
