import { readForPapers } from "@standing/analysis";
import type { Packet } from "@standing/contract";
import { problem } from "../../../kernel/problem.ts";
import type { RequestContext } from "../../../kernel/request.ts";
import { evidenceOf } from "../evidence/keep-evidence.ts";
import { readOwnCase } from "../own-case.ts";
import { resultOf } from "../present.ts";
import { storyInput } from "../run-engine.ts";
import { hasReport } from "./letters.ts";
import { exhibitsOf } from "./queries.ts";
import { totalOf } from "./rules.ts";

/** Chronology, exhibits and sums of one of the caller's cases. @throws UNAUTHORIZED, NOT_FOUND, REPORT_REQUIRED */
export async function packetOfCase(context: RequestContext, input: { id: string }): Promise<Packet> {
  return readOwnCase(context, input.id, async (tx, row) => {
    if (!(await hasReport(context, tx, row))) throw problem("REPORT_REQUIRED");
    const { events, money } = readForPapers(
      await storyInput(context.services, tx, row),
      context.services.precedents.learner ?? null,
    );
    const exhibits = await exhibitsOf(tx, row.id);
    const result = resultOf(row);
    const evidence = result === null ? [] : (await evidenceOf(tx, row.id, result)).items;
    return {
      chronology: events,
      exhibits: exhibits.map(({ id, name, added }, place) => ({
        number: place + 1,
        name,
        added: added.toISOString().slice(0, 10),
        shows: evidence.filter(({ files }) => files.some((file) => file.id === id)).map(({ item }) => item),
      })),
      missing: evidence.filter(({ state }) => state === "missing").map(({ item }) => item),
      money,
      total_cents: totalOf(money),
    };
  });
}
