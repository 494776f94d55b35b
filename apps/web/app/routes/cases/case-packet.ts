import { todayUtc } from "../../features/cases/dates.ts";
import { ownCaseFile } from "../../features/cases/own-file.server.ts";
import { taggedPdf } from "../../features/analysis/report/pdf/tagged-pdf.server.ts";
import { packetBlocks } from "../../features/letters/packet-blocks.ts";
import { clientContext } from "../../request-context.ts";
import * as words from "../../words/letters.ts";
import { currentLocale } from "../../words/say.ts";
import type { Route } from "./+types/case-packet.ts";

/** The packet of a case, for those who have its full report. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  return ownCaseFile(standing, request, params.id, async (detail) => {
    const { analysis } = detail;
    if (analysis === null || detail.report === null) return null;
    const packet = await standing.client.cases.packet({ id: detail.id });
    const body = await taggedPdf({
      title: words.packetTitle({ title: detail.title }),
      language: currentLocale(),
      made: detail.last_activity_at,
      blocks: packetBlocks({ ...detail, analysis }, packet, todayUtc()),
    });
    return { body, type: "application/pdf", name: `standing-packet-${detail.id}.pdf` };
  });
}
