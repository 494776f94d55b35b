import { MESSAGE_COOKIE as COOKIE } from "@standing/contract";
import type { ToastWords } from "../ui/toast-queue.ts";
import type { RequestContext } from "../request-context.ts";
import { toastWords, type ToastCode, isCarriedCode } from "./toast-words.ts";

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

interface Carried {
  about?: string | undefined;
  /** A few words that the message names, such as a time. */
  detail?: string | undefined;
}

/** Has the next page show a message, also across a redirect and without JavaScript. */
export function flash(context: RequestContext, code: ToastCode, { about, detail }: Carried = {}): void {
  cookie(context, [code, about ?? "", encodeURIComponent(detail ?? "")].join("."), 60);
}

/** The message that the page before left behind, once. */
export function takeFlash(request: Request, context: RequestContext): Flash | null {
  const found = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(request.headers.get("cookie") ?? "")?.[1];
  if (found === undefined || found === "") return null;
  cookie(context, "", 0);
  const [code = "", about = "", ...rest] = found.split(".");
  if (!isCarriedCode(code)) return null;
  return { ...toastWords(code, decoded(rest.join("."))), code, about: about === "" ? undefined : about };
}

/** Words of a cookie; none where they cannot be read. */
function decoded(text: string): string | undefined {
  try {
    return text === "" ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
