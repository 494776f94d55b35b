import { os } from "../../kernel/request.ts";
import { claimTypesByCategory, getListedDecision } from "./get-listed-decision.ts";
import { getPrecedent } from "./get-precedent.ts";
import { readFirst } from "./read-first.ts";
import { searchListed } from "./search-listed.ts";
import { searchPrecedentsFor } from "./search-precedents.ts";

export const analysisProcedures = {
  modelNotice: os.analysis.modelNotice.handler(({ context }) => ({ model: context.services.model.notice })),
  firstReading: os.analysis.firstReading.handler(({ context, input }) => readFirst(context, input)),
  searchPrecedents: os.analysis.searchPrecedents.handler(({ context, input }) =>
    searchPrecedentsFor(context.services, input),
  ),
  precedent: os.analysis.precedent.handler(({ context, input }) => getPrecedent(context, input.id)),
  searchListed: os.analysis.searchListed.handler(({ context, input }) => searchListed(context, input)),
  listedDecision: os.analysis.listedDecision.handler(({ context, input }) =>
    getListedDecision(context, input.id),
  ),
  claimTypes: os.analysis.claimTypes.handler(() => claimTypesByCategory()),
};
