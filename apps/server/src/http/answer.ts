import type { RequestContext } from "../kernel/request.ts";

/** An answer with the headers that the call put aside for it: cookies, and when to come back. */
export function withHeadersOf(
  { responseHeaders }: RequestContext,
  answer: Response,
  status = answer.status,
): Response {
  const { body, headers } = answer;
  const response = new Response(body, { status, headers });
  for (const [name, value] of responseHeaders) {
    if (name === "retry-after") response.headers.set(name, value);
    else response.headers.append(name, value);
  }
  return response;
}
