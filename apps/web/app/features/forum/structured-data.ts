import type { ForumComment, ForumPost } from "@standing/contract";
import { authorName } from "./author-line.tsx";

const ANSWERS_TOLD = 20;

/** A question with its answers as search engines read it (schema.org QAPage). */
export function questionData(post: ForumPost, comments: readonly ForumComment[], origin: string): object {
  const address = `${origin}/forum/post/${post.id}`;
  const answerOf = (comment: ForumComment) => ({
    "@type": "Answer",
    text: comment.content ?? "",
    dateCreated: comment.created_at,
    upvoteCount: comment.upvote_count,
    url: `${address}?comment=${comment.id}#comment-${comment.id}`,
    author: { "@type": "Person", name: authorName(comment.author) },
  });
  const standing = comments.filter(({ state, depth }) => state === "visible" && depth === 0);
  const accepted = standing.find(({ is_helpful }) => is_helpful);
  return {
    "@context": "https://schema.org",
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: post.title,
      text: post.content ?? "",
      answerCount: post.comment_count,
      upvoteCount: post.upvote_count,
      dateCreated: post.created_at,
      ...(post.edited_at === null ? {} : { dateModified: post.edited_at }),
      author: { "@type": "Person", name: authorName(post.author) },
      ...(accepted ? { acceptedAnswer: answerOf(accepted) } : {}),
      suggestedAnswer: standing
        .filter((comment) => comment !== accepted)
        .slice(0, ANSWERS_TOLD)
        .map(answerOf),
    },
  };
}
