import { os } from "../../kernel/request.ts";
import { getResource } from "./get-resource.ts";
import { listResources } from "./list-resources.ts";

export const resourcesProcedures = {
  list: os.resources.list.handler(({ context, input }) => listResources(context, input)),
  get: os.resources.get.handler(({ context, input }) => getResource(context, input.slug)),
};
