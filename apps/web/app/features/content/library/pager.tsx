import { Link } from "react-router";
import * as words from "../../../words/content-library.ts";

interface PagerProps {
  page: number;
  pages: number;
  /** Address of a page of the list. */
  to: (page: number) => string;
}

/** The way to the page before and after; nothing where there is one page. */
export function Pager({ page, pages, to }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={words.pages()}
      className="flex items-center justify-between gap-4 border-t border-rule pt-4"
    >
      <span>
        {page > 1 && (
          <Link to={to(page - 1)} rel="prev" className="link inline-flex min-h-11 items-center">
            {words.previous()}
          </Link>
        )}
      </span>
      <span className="text-sm text-quiet tabular">{words.pageOf({ page, pages })}</span>
      <span>
        {page < pages && (
          <Link to={to(page + 1)} rel="next" className="link inline-flex min-h-11 items-center">
            {words.next()}
          </Link>
        )}
      </span>
    </nav>
  );
}
