import type { ForumComment } from "@standing/contract";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/forum.ts";
import { AuthorLine } from "./author-line.tsx";
import { LinkedWords } from "./linked-words.tsx";
import { CommentPanel } from "./open-panel.tsx";
import { DecisionNotice } from "./panels.tsx";
import { RelativeTime } from "./relative-time.tsx";
import type { ThreadPlace } from "./thread-place.ts";
import { ACTS, Actions, StateNote, panelAddress } from "./writing.tsx";

const INDENT = ["", "ml-4 sm:ml-8", "ml-8 sm:ml-16", "ml-12 sm:ml-24"] as const;

export function Comment({ comment, place }: { comment: ForumComment; place: ThreadPlace }) {
  const { id, content, author, depth } = comment;
  const { ownsPost, open } = place;
  const markable = ownsPost && !comment.is_mine && !comment.is_helpful && comment.state === "visible";
  return (
    <li
      id={`comment-${id}`}
      className={cx(
        "scroll-mt-20 border-l-2 py-3 pl-4 target:border-accent target:bg-accent-wash",
        comment.is_helpful ? "border-accent" : "border-rule",
        INDENT[Math.min(depth, 3)],
      )}
    >
      {content === null || author === null ? (
        <p className="text-quiet italic">{words.deletedComment()}</p>
      ) : (
        <article
          aria-label={words.by({ name: author.name ?? words.communityMember() })}
          className="flex flex-col gap-2"
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
            <AuthorLine author={author} />
            <RelativeTime value={comment.created_at} now={place.now} />
            {comment.is_attorney_response && author.attorney === null && (
              <Badge>{words.attorneyResponse()}</Badge>
            )}
            {comment.is_helpful && <Badge tone="accent">{words.helpful()}</Badge>}
            <StateNote writing={comment} />
          </div>
          <p className="max-w-prose break-words whitespace-pre-line">
            <LinkedWords text={content} />
          </p>
          <DecisionNotice writing={comment} appealAt={panelAddress(place.here, "appeal", id)} />
          <div className="flex flex-wrap items-center gap-x-4">
            <Actions
              writing={comment}
              entity="comment"
              here={place.here}
              postId={place.postId}
              signedIn={place.userId !== null}
              mayReply={place.mayReply}
            />
            {markable && (
              <Button
                type="submit"
                form={ACTS}
                name="helpful"
                value={id}
                look="secondary"
                className="text-sm"
              >
                {words.markHelpful()}
              </Button>
            )}
          </div>
          {open?.id === id && (
            <CommentPanel
              comment={comment}
              panel={open.panel}
              place={place}
              close={`${place.here}#comment-${id}`}
            />
          )}
        </article>
      )}
    </li>
  );
}
