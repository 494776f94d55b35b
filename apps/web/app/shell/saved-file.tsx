import type { ComponentProps, MouseEvent } from "react";
import { saveFile } from "../ui/save-file.ts";
import { toast } from "../ui/toast-queue.ts";
import { toastWords } from "./toast-words.ts";

/**
 * A link to a file that is saved. What is answered in its place, such as the page to sign in, is told and never saved
 * under the file's name. Without JavaScript the browser saves it, or goes to that page.
 */
export function SavedFile({ href, children, ...rest }: ComponentProps<"a"> & { href: string }) {
  async function save(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!(await saveFile(href))) toast(toastWords("downloadFailed"));
  }
  return (
    <a href={href} onClick={(event) => void save(event)} {...rest}>
      {children}
    </a>
  );
}
