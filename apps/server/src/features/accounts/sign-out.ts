import type { RequestContext } from "../../kernel/request.ts";

/** Ends the session and takes its cookie away. Signing out without a session is fine. */
export async function signOut(context: RequestContext): Promise<{ success: true }> {
  const { headers } = await context.services.auth.api.signOut({
    headers: context.headers,
    returnHeaders: true,
  });
  for (const cookie of headers.getSetCookie()) context.responseHeaders.append("set-cookie", cookie);
  return { success: true };
}
