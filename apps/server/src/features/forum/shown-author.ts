import { type ForumAuthor, contributorBadge } from "@standing/contract";

/** A row of the view `forum_authors`; nulls where nobody stands behind the words. */
export interface AuthorRow {
  display_name: string | null;
  attorney_id: string | null;
  attorney_name: string | null;
  attorney_photo_url: string | null;
  is_verified: boolean | null;
  licensed_states: string[] | null;
  reputation_score: number | null;
  helpful_answers_count: number | null;
}

/** Who wrote it, as everyone may see them. */
export function shownAuthor(row: AuthorRow): ForumAuthor {
  return {
    name: row.attorney_name ?? row.display_name,
    attorney:
      row.attorney_id === null
        ? null
        : {
            id: row.attorney_id,
            photo_url: row.attorney_photo_url,
            is_verified: row.is_verified ?? false,
            states: row.licensed_states ?? [],
          },
    badge: contributorBadge(row.reputation_score ?? 0, row.helpful_answers_count ?? 0),
  };
}
