import { ownCaseFile } from "../../features/cases/own-file.server.ts";
import { todayUtc } from "../../features/cases/dates.ts";
import { reportBlocks } from "../../features/analysis/report/pdf/report-blocks.ts";
import { taggedPdf } from "../../features/analysis/report/pdf/tagged-pdf.server.ts";
import { clientContext } from "../../request-context.ts";
import { currentLocale } from "../../words/say.ts";
import type { Route } from "./+types/case-report-pdf.ts";

/** A case on paper, as far as its owner's plan shows it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  return ownCaseFile(context.get(clientContext), request, params.id, async (detail) => {
    if (detail.analysis === null) return null;
    const body = await taggedPdf({
      title: detail.title,
      language: currentLocale(),
      made: detail.last_activity_at,
      blocks: reportBlocks(detail, detail.analysis, todayUtc()),
    });
    return { body, type: "application/pdf", name: `standing-report-${detail.id}.pdf` };
  });
}
