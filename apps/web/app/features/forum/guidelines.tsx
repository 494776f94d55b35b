import { FORUM_LIMITS } from "@standing/contract";
import { Link } from "react-router";
import { Opens } from "../../ui/prose.tsx";
import * as words from "../../words/forum.ts";

/** The rules of the house, its limits in numbers, and where moderators' decisions stand. */
export function Guidelines() {
  return (
    <>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {words.rules().map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col gap-2">
        <Opens summary={words.limitsTitle()}>
          <p>
            {words.limits({
              days: FORUM_LIMITS.new_account_days,
              posts: FORUM_LIMITS.new_posts_per_day,
              replies: FORUM_LIMITS.new_replies_per_day,
              laterPosts: FORUM_LIMITS.posts_per_day,
              laterReplies: FORUM_LIMITS.replies_per_day,
              links: FORUM_LIMITS.links,
              flood: FORUM_LIMITS.flood_writings,
              minutes: FORUM_LIMITS.flood_minutes,
            })}
          </p>
        </Opens>
        <Link to="/moderation-log" className="link text-sm">
          {words.moderationLink()}
        </Link>
      </div>
    </>
  );
}
