import type { ForumAuthor } from "@standing/contract";
import { Link } from "react-router";
import { Badge } from "../../ui/states.tsx";
import * as words from "../../words/forum.ts";
import * as vocabulary from "../../words/vocabulary.ts";

type StateCode = Parameters<typeof vocabulary.state>[0];

export function authorName(author: ForumAuthor | null): string {
  return author?.name ?? words.communityMember();
}

/** Who wrote it: the name, an attorney's states, and what they earned here. */
export function AuthorLine({ author }: { author: ForumAuthor }) {
  const { attorney, badge } = author;
  const states = (attorney?.states ?? [])
    .map((code) => vocabulary.state(code as StateCode) ?? code)
    .join(", ");
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {attorney === null ? (
        <span className="font-medium text-ink">{authorName(author)}</span>
      ) : (
        <Link to={`/attorney/${attorney.id}`} className="link font-medium">
          {authorName(author)}
        </Link>
      )}
      {attorney !== null && (
        <Badge tone={attorney.is_verified ? "accent" : "plain"}>
          {attorney.is_verified ? words.licensedIn({ states }) : words.licenseUnchecked({ states })}
        </Badge>
      )}
      {badge !== null && badge !== "community_member" && <Badge>{words.badge(badge)}</Badge>}
    </span>
  );
}
