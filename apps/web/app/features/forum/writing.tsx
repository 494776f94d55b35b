import type { ForumComment, ForumPost } from "@standing/contract";
import { Link } from "react-router";
import { cx } from "../../ui/class-names.ts";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/forum.ts";
import type { Panel } from "./panels.tsx";

/** The one form that votes and helpful marks of a page are sent with. */
export const ACTS = "acts";

/** The address of the page with one panel open below one writing. */
export function panelAddress(here: string, panel: Panel, id: string): string {
  return `${here}${here.includes("?") ? "&" : "?"}${panel}=${id}#${panel}-${id}`;
}

/** Both votes on another's words; a second press takes the vote back. */
function Votes({
  writing,
  entity,
  mayVote,
}: {
  writing: ForumPost | ForumComment;
  entity: "post" | "comment";
  mayVote: boolean;
}) {
  const { id, my_vote, upvote_count: up, downvote_count: down } = writing;
  if (!mayVote) {
    return (
      <span className="inline-flex gap-3">
        <span>{words.points({ n: up })}</span>
        <span>{words.downPoints({ n: down })}</span>
      </span>
    );
  }
  const vote = (value: 1 | -1, count: number) => {
    const given = my_vote === value;
    const label =
      value === 1
        ? given
          ? words.takeBackUp({ n: count })
          : words.upvote({ n: count })
        : given
          ? words.takeBackDown({ n: count })
          : words.downvote({ n: count });
    return (
      <button
        type="submit"
        form={ACTS}
        name="vote"
        value={`${entity}:${id}:${given ? 0 : value}`}
        aria-label={label}
        title={label}
        aria-pressed={given}
        className={cx(
          "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md border px-2 tabular hover:border-accent",
          given ? "border-accent bg-accent-wash font-semibold text-accent-strong" : "border-edge",
        )}
      >
        <span aria-hidden="true">{value === 1 ? "▲" : "▼"}</span>
        {count}
      </button>
    );
  };
  return (
    <span className="inline-flex gap-2">
      {vote(1, up)}
      {vote(-1, down)}
    </span>
  );
}

const LINK = "link inline-flex min-h-11 items-center";

/** What a reader can do with one writing. */
export function Actions({
  writing,
  entity,
  here,
  postId,
  signedIn,
  mayReply,
}: {
  writing: ForumPost | ForumComment;
  entity: "post" | "comment";
  /** The page without any panel. */
  here: string;
  postId: string;
  signedIn: boolean;
  mayReply: boolean;
}) {
  const { id, is_mine, state, edited_at } = writing;
  const at = (panel: Panel) => panelAddress(here, panel, id);
  const history = `/forum/post/${postId}/history${entity === "comment" ? `?comment=${id}` : ""}`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {state === "visible" && <Votes writing={writing} entity={entity} mayVote={signedIn && !is_mine} />}
      {mayReply && entity === "comment" && state === "visible" && (
        <Link to={at("reply")} preventScrollReset className={LINK}>
          {words.reply()}
        </Link>
      )}
      {is_mine && (state === "visible" || state === "held") && (
        <>
          <Link to={at("edit")} preventScrollReset className={LINK}>
            {words.edit()}
          </Link>
          <Link to={at("delete")} preventScrollReset className={LINK}>
            {words.deleteIt()}
          </Link>
        </>
      )}
      {signedIn && !is_mine && state === "visible" && (
        <Link to={at("report")} preventScrollReset className={LINK}>
          {words.report()}
        </Link>
      )}
      {edited_at !== null && (
        <Link to={history} className={LINK}>
          {words.edited()}
        </Link>
      )}
    </div>
  );
}

/** What stands in the way of words being seen by everyone. */
export function StateNote({ writing }: { writing: ForumPost | ForumComment }) {
  const { state, held_reason, is_mine } = writing;
  if (state === "visible") return null;
  if (state === "deleted") return <Badge tone="time">{words.deletedForModerators()}</Badge>;
  if (state === "removed")
    return is_mine ? null : <Badge tone="danger">{words.removedForModerators()}</Badge>;
  return (
    <Badge tone="time">
      {is_mine && held_reason !== null ? words.held(held_reason) : words.heldForModerators()}
    </Badge>
  );
}
