import * as words from "../words/shell.ts";

/**
 * The document title of a page.
 * @param part which of the pages that share this name: a tab, or the thing that is shown
 */
export function pageTitle(page: string, part: string | null | undefined = null): { title: string }[] {
  return [{ title: words.titled({ page: part ? `${part} · ${page}` : page }) }];
}
