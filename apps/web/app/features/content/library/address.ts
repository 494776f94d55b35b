import { LENGTHS, contentCategory } from "@standing/contract";
import { listAddress, pageUpTo, searched, shaped } from "../../../shell/list-address.ts";

const PAGES = 10_000;

export const INSIGHTS = listAddress("/legal-insights", {
  search: searched(LENGTHS.search),
  area: shaped(contentCategory),
  page: pageUpTo(PAGES),
});

export const RESOURCES = listAddress("/legal-resources", {
  search: searched(LENGTHS.search),
  category: shaped(contentCategory),
  page: pageUpTo(PAGES),
});
