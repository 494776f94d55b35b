import type { ForumComment, ForumPost } from "@standing/contract";
import { AppealForm, DeleteForm, EditForm, type Panel, ReplyForm, ReportForm } from "./panels.tsx";
import type { ThreadPlace } from "./thread-place.ts";

interface OpenPanelProps {
  panel: Panel;
  place: ThreadPlace;
  /** Where the panel is closed. */
  close: string;
}

/** The one panel that an address opens below a comment; nothing where this reader may not do that. */
export function CommentPanel({ comment, panel, place, close }: OpenPanelProps & { comment: ForumComment }) {
  return (
    <div id={`${panel}-${comment.id}`} className="mt-2 max-w-2xl scroll-mt-20">
      {panel === "reply" && place.mayReply && (
        <ReplyForm
          postId={place.postId}
          parent={comment}
          userId={place.userId}
          answer={place.answer}
          close={close}
        />
      )}
      <JudgePanel
        writing={comment}
        target={`comment:${comment.id}`}
        edited={{ content: comment.content ?? "" }}
        panel={panel}
        place={place}
        close={close}
      />
    </div>
  );
}

/** The same below the post itself. */
export function PostPanel({ post, panel, place, close }: OpenPanelProps & { post: ForumPost }) {
  return (
    <div id={`${panel}-${post.id}`} className="max-w-2xl scroll-mt-20">
      <JudgePanel
        writing={post}
        target={`post:${post.id}`}
        edited={{ title: post.title, content: post.content ?? "" }}
        panel={panel}
        place={place}
        close={close}
      />
    </div>
  );
}

/** Changing and deleting are for the writer, reporting for everyone else. */
function JudgePanel({
  writing,
  target,
  edited,
  panel,
  place,
  close,
}: OpenPanelProps & {
  writing: ForumPost | ForumComment;
  target: string;
  edited: { title?: string; content: string };
}) {
  const props = { postId: place.postId, target, answer: place.answer, close };
  const { is_mine, decision } = writing;
  if (panel === "edit" && is_mine) return <EditForm {...props} words={edited} />;
  if (panel === "delete" && is_mine) return <DeleteForm {...props} />;
  if (panel === "report" && !is_mine) return <ReportForm {...props} />;
  if (panel === "appeal" && decision !== null) return <AppealForm {...props} logId={decision.log_id} />;
  return null;
}
