import type { ComponentProps, MouseEvent } from "react";
import { saveFile } from "../ui/save-file.ts";
import { toast } from "../ui/toast-queue.ts";
import * as words from "../words/shell.ts";

/**
 * A link to a file that is saved. What is answered in its place, such as the page to sign in, is told and never saved
 * under the file's name. Without JavaScript the browser saves it, or goes to that page.
 */
export function SavedFile({ href, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  async function save(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (await saveFile(href)) return;
    toast({ title: words.notSavedTitle(), description: words.notSavedText(), tone: "danger" });
  }
  return (
    <a href={href} onClick={(event) => void save(event)} {...rest}>
      {children}
    </a>
  );
}
