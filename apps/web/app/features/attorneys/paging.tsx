import { LinkButton } from "../../ui/button.tsx";
import * as words from "../../words/attorneys.ts";

interface PagingProps {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}

/** Links to the page before and after; nothing where there is one page only. */
export function Paging({ page, pages, addressOf }: PagingProps) {
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label={words.pages()} className="flex flex-wrap items-center justify-between gap-4">
      {page > 1 ? (
        <LinkButton look="secondary" rel="prev" to={addressOf(page - 1)}>
          {words.previous()}
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="text-quiet tabular">{words.pageOf({ page, pages })}</span>
      {page < pages ? (
        <LinkButton look="secondary" rel="next" to={addressOf(page + 1)}>
          {words.next()}
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
