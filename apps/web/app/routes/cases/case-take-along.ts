import { todayUtc } from "../../features/cases/dates.ts";
import { ownCaseFile } from "../../features/cases/own-file.server.ts";
import { taggedPdf } from "../../features/analysis/report/pdf/tagged-pdf.server.ts";
import { takeAlongBlocks } from "../../features/letters/packet-blocks.ts";
import { clientContext } from "../../request-context.ts";
import * as words from "../../words/letters.ts";
import { currentLocale } from "../../words/say.ts";
import type { Route } from "./+types/case-take-along.ts";

/** One page of a case to take to somebody who helps. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  return ownCaseFile(standing, request, params.id, async (detail) => {
    const { analysis } = detail;
    if (analysis === null) return null;
    const { questions } = await standing.client.cases.questions({ id: detail.id });
    const body = await taggedPdf({
      title: words.takeAlongTitle(),
      language: currentLocale(),
      made: detail.last_activity_at,
      isDense: true,
      blocks: takeAlongBlocks({ ...detail, analysis }, questions, todayUtc()),
    });
    return { body, type: "application/pdf", name: `standing-take-along-${detail.id}.pdf` };
  });
}
