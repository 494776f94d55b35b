import type { caseExport } from "@standing/contract";
import type { z } from "zod";
import type { RequestContext } from "../../kernel/request.ts";
import { listVersions } from "./compare-versions.ts";
import { getCase } from "./get-case.ts";
import { listNotes } from "./keep-notes.ts";
import { readQuestions } from "./questions/answer-questions.ts";

/**
 * Everything about one of the caller's cases for another program: as the case page shows it, with versions and notes.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function exportCase(
  context: RequestContext,
  input: { id: string },
): Promise<z.infer<typeof caseExport>> {
  const detail = await getCase(context, input);
  const [{ versions }, { notes }, questions] = await Promise.all([
    listVersions(context, input),
    listNotes(context, input),
    readQuestions(context, input),
  ]);
  return {
    format: "standing-case-1",
    exported_at: context.services.now().toISOString(),
    case: detail,
    versions,
    notes,
    questions,
  };
}
