import { LinkButton } from "../../ui/button.tsx";
import * as words from "../../words/admin-desk.ts";

interface PagesProps {
  /** Address of the list with its filters, without the page. */
  address: string;
  page: number;
  pages: number;
}

/** The way through a long list. */
export function Pages({ address, page, pages }: PagesProps) {
  if (pages <= 1) return null;
  const at = (n: number) => `${address}${address.includes("?") ? "&" : "?"}page=${n}`;
  return (
    <p className="flex flex-wrap items-center gap-4">
      {page > 1 && (
        <LinkButton look="plain" to={at(page - 1)}>
          {words.previous()}
        </LinkButton>
      )}
      <span className="text-quiet tabular">{words.pageOf({ page, pages })}</span>
      {page < pages && (
        <LinkButton look="secondary" to={at(page + 1)}>
          {words.next()}
        </LinkButton>
      )}
    </p>
  );
}
