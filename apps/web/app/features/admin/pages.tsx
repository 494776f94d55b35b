import { LinkButton } from "../../ui/button.tsx";
import * as words from "../../words/admin-desk.ts";

interface PagesProps {
  /** Address of a page of the list, with its filters. */
  to: (page: number) => string;
  page: number;
  pages: number;
}

/** The way through a long list. */
export function Pages({ to, page, pages }: PagesProps) {
  if (pages <= 1) return null;
  return (
    <p className="flex flex-wrap items-center gap-4">
      {page > 1 && (
        <LinkButton look="plain" to={to(page - 1)}>
          {words.previous()}
        </LinkButton>
      )}
      <span className="text-quiet tabular">{words.pageOf({ page, pages })}</span>
      {page < pages && (
        <LinkButton look="secondary" to={to(page + 1)}>
          {words.next()}
        </LinkButton>
      )}
    </p>
  );
}
