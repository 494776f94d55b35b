import type { CaseDetail } from "@standing/contract";
import type { RequestContext } from "../../request-context.ts";
import { requireUser } from "../../shell/session.server.ts";
import * as words from "../../words/analysis-report.ts";
import { loadCase } from "./load-case.server.ts";

interface CaseFile {
  body: string | Uint8Array<ArrayBuffer>;
  /** Media type. */
  type: string;
  /** Name under which it is saved; letters, digits, dots and hyphens. */
  name: string;
}

/**
 * Answers with a file made of one of the user's own cases, to be saved and never shown in the page's place.
 * @param make gives null where the case has nothing for such a file
 * @returns a plain 404 for a case that is missing, another person's, or without such a file
 */
export async function ownCaseFile(
  standing: RequestContext,
  request: Request,
  id: string,
  make: (detail: CaseDetail) => Promise<CaseFile | null>,
): Promise<Response> {
  requireUser(standing, request);
  const detail = await loadCase(standing.client, id);
  const file = detail === null ? null : await make(detail);
  return savedFile(file);
}

/** A file to be saved and never shown in the page's place; a plain 404 where there is none. */
export function savedFile(file: CaseFile | null): Response {
  if (file === null) {
    return new Response(`${words.notFoundTitle()}\n${words.notFoundText()}\n`, {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
  return new Response(file.body, {
    headers: {
      "content-type": file.type,
      "content-disposition": `attachment; filename="${file.name}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
