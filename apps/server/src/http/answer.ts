import type { RequestContext } from "../kernel/request.ts";

/** An answer with the headers that the call put aside for it: cookies, and when to come back. */
export function withHeadersOf({ responseHeaders }: RequestContext, answer: Response): Response {
  const response = new Response(answer.body, answer);
  for (const [name, value] of responseHeaders) response.headers.append(name, value);
  return response;
}
