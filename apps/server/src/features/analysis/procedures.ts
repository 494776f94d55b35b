import { os } from "../../kernel/request.ts";
import { getPrecedent } from "./get-precedent.ts";
import { readFirst } from "./read-first.ts";
import { searchPrecedentsFor } from "./search-precedents.ts";

export const analysisProcedures = {
  modelNotice: os.analysis.modelNotice.handler(({ context }) => ({ model: context.services.model.notice })),
  firstReading: os.analysis.firstReading.handler(({ context, input }) => readFirst(context, input)),
  searchPrecedents: os.analysis.searchPrecedents.handler(({ context, input }) =>
    searchPrecedentsFor(context.services, input),
  ),
  precedent: os.analysis.precedent.handler(({ context, input }) => getPrecedent(context, input.id)),
};
