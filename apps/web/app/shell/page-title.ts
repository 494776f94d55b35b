import * as words from "../words/shell.ts";

/** The document title of a page. */
export function pageTitle(page: string): { title: string }[] {
  return [{ title: words.titled({ page }) }];
}
