import type { CaseDetail, ShareContent, SharedPage } from "@standing/contract";
import type { RequestContext } from "../../../kernel/request.ts";
import { getCase } from "../../cases/get-case.ts";

type Line = SharedPage["lines"][number];

const line = (label: Line["label"], text: string | null | undefined): Line[] =>
  text ? [{ label, text }] : [];

function linesOf(found: CaseDetail): Record<SharedPage["page"], Line[]> {
  const place = [found.incident_city, found.incident_state].filter(Boolean).join(", ");
  return {
    story: line("text", found.description),
    details: [
      ...line("category", found.legal_category),
      ...line("date", found.incident_date),
      ...line("place", place),
    ],
    deadlines: (found.analysis?.deadlines ?? []).flatMap(({ date, title }) =>
      line("deadline", [date, title].filter(Boolean).join(": ")),
    ),
    assessment: line("assessment", found.analysis?.overall_assessment),
  };
}

/**
 * The pages of one of the caller's cases, as an attorney would read them; pages without anything are left out.
 * @throws UNAUTHORIZED; NOT_FOUND for a case that is missing or not the caller's
 */
export async function sharePreview(
  context: RequestContext,
  input: { case_id: string },
): Promise<ShareContent> {
  const found = await getCase(context, { id: input.case_id });
  const lines = linesOf(found);
  const pages = (["story", "details", "deadlines", "assessment"] as const)
    .map((page) => ({ page, lines: lines[page] }))
    .filter((shown) => shown.lines.length > 0);
  return { names: [], case_title: found.title, legal_category: found.legal_category, pages };
}
