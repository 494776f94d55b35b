import { readForPapers } from "@standing/analysis";
import type { Packet } from "@standing/contract";
import { problem } from "../../../kernel/problem.ts";
import type { RequestContext } from "../../../kernel/request.ts";
import { withOwnCase } from "../own-case.ts";
import { storyInput } from "../run-engine.ts";
import { hasReport } from "./letters.ts";
import { exhibitsOf } from "./queries.ts";
import { totalOf } from "./rules.ts";

/** Chronology, exhibits and sums of one of the caller's cases. @throws UNAUTHORIZED, NOT_FOUND, REPORT_REQUIRED */
export async function packetOfCase(context: RequestContext, input: { id: string }): Promise<Packet> {
  return withOwnCase(context, input.id, async (tx, row) => {
    if (!(await hasReport(context, tx, row))) throw problem("REPORT_REQUIRED");
    const { events, money } = readForPapers(
      await storyInput(context.services, tx, row),
      context.services.precedents.learner ?? null,
    );
    const exhibits = await exhibitsOf(tx, row.id);
    return {
      chronology: events,
      exhibits: exhibits.map(({ name, added }, place) => ({
        number: place + 1,
        name,
        added: added.toISOString().slice(0, 10),
      })),
      money,
      total_cents: totalOf(money),
    };
  });
}
