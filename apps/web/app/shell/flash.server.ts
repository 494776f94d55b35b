import { MESSAGE_COOKIE } from "@standing/contract";
import type { ToastWords } from "../ui/toast-queue.ts";
import type { RequestContext } from "../request-context.ts";
import { titleKeys } from "../words/toasts.ts";
import { type ToastCode, toastWords } from "./toast-words.ts";

const KEPT_SECONDS = 60;

export interface Flash extends ToastWords {
  code: ToastCode;
  /** Id of what the message is about. */
  about?: string | undefined;
}

interface Carried {
  about?: string | undefined;
  /** A few words that the message names, such as a time. */
  detail?: string | undefined;
}

/** Has the next page show a message, also across a redirect and without JavaScript. */
export function flash({ cookies }: RequestContext, code: ToastCode, { about, detail }: Carried = {}): void {
  cookies.set(MESSAGE_COOKIE, [code, about ?? "", detail ?? ""].join("."), KEPT_SECONDS);
}

/** The message that the page before left behind, once. */
export function takeFlash({ cookies }: RequestContext): Flash | null {
  const found = cookies.get(MESSAGE_COOKIE);
  if (found === null || found === "") return null;
  cookies.set(MESSAGE_COOKIE, "", 0);
  const [named = "", about = "", ...rest] = found.split(".");
  const code = titleKeys.find((key) => key === named);
  if (code === undefined) return null;
  return {
    ...toastWords(code, rest.join(".") || undefined),
    code,
    about: about === "" ? undefined : about,
  };
}
