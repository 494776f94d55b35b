import * as words from "../../../words/content-library.ts";

interface Author {
  first_name: string;
  last_name: string;
  photo_url: string | null;
}

/** The name under which something was written. */
export function authorName(author: Author | null): string {
  return author === null ? words.editors() : `${author.first_name} ${author.last_name}`;
}

/** Photo, or initials where there is none, and name. */
export function AuthorLine({ author }: { author: Author | null }) {
  const name = authorName(author);
  return (
    <span className="inline-flex items-center gap-3">
      {author?.photo_url ? (
        <img
          src={author.photo_url}
          alt={words.photoOf({ name })}
          width={40}
          height={40}
          className="size-10 rounded-full object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="flex size-10 items-center justify-center rounded-full bg-accent-wash text-sm font-semibold text-accent-strong"
        >
          {name
            .split(" ")
            .map((part) => part.charAt(0).toUpperCase())
            .slice(0, 2)
            .join("")}
        </span>
      )}
      <span className="font-medium">{name}</span>
    </span>
  );
}
