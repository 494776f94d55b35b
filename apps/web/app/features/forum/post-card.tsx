import type { PostCard as Card } from "@standing/contract";
import { Link } from "react-router";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/forum.ts";
import { AuthorLine } from "./author-line.tsx";
import { RelativeTime } from "./relative-time.tsx";

/** One post of a list. */
export function PostCard({ post, now }: { post: Card; now: string }) {
  return (
    <li className="border-b border-rule py-5 last:border-b-0">
      <h3>
        <Link to={`/forum/post/${post.id}`} className="break-words hover:text-accent hover:underline">
          {post.title}
        </Link>
      </h3>
      <p className="mt-1 line-clamp-2 max-w-prose break-words text-quiet">{post.excerpt}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet tabular">
        <AuthorLine author={post.author} />
        <RelativeTime value={post.created_at} now={now} />
        <span>{words.answers({ n: post.comment_count })}</span>
        <span>{words.points({ n: post.upvote_count })}</span>
        {post.attorney_answered && <Badge tone="accent">{words.attorneyAnswered()}</Badge>}
        {post.categories.map(({ id, name }) => (
          <Link key={id} to={`/forum?category=${id}`} className="link">
            {name}
          </Link>
        ))}
      </div>
    </li>
  );
}
