import { os } from "../../kernel/request.ts";
import { searchEverything } from "./search-everything.ts";

export const searchProcedures = {
  everything: os.search.everything.handler(({ context, input }) => searchEverything(context, input)),
};
