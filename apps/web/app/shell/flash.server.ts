import type { ToastWords } from "../ui/toast-queue.ts";
import type { RequestContext } from "../request-context.ts";
import { toastWords, type ToastCode, isCarriedCode } from "./toast-words.ts";

const COOKIE = "standing_flash";

function cookie(context: RequestContext, value: string, maxAge: number): void {
  const secure = context.origin.startsWith("https:") ? "; Secure" : "";
  context.responseHeaders.append(
    "Set-Cookie",
    `${COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
  );
}

export interface Flash extends ToastWords {
  code: ToastCode;
  /** Id of what the message is about. */
  about?: string | undefined;
}

/** Has the next page show a message, also across a redirect and without JavaScript. */
export function flash(context: RequestContext, code: ToastCode, about?: string): void {
  cookie(context, about === undefined ? code : `${code}.${about}`, 60);
}

/** The message that the page before left behind, once. */
export function takeFlash(request: Request, context: RequestContext): Flash | null {
  const found = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(request.headers.get("cookie") ?? "")?.[1];
  if (found === undefined || found === "") return null;
  cookie(context, "", 0);
  const [code = "", about] = found.split(".");
  return isCarriedCode(code) ? { ...toastWords(code), code, about } : null;
}
