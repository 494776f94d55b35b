import { CONTENT_CATEGORIES, LENGTHS } from "@standing/contract";
import { listAddress, oneOf, pageUpTo, searched } from "../../../shell/list-address.ts";

const PAGES = 10_000;

export const INSIGHTS = listAddress("/legal-insights", {
  search: searched(LENGTHS.search),
  area: oneOf(CONTENT_CATEGORIES),
  page: pageUpTo(PAGES),
});

export const RESOURCES = listAddress("/legal-resources", {
  search: searched(LENGTHS.search),
  category: oneOf(CONTENT_CATEGORIES),
  page: pageUpTo(PAGES),
});
