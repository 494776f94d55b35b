import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";

test.each([
  ["/case/7?tab=notes", "/case/7", "?tab=notes"],
  ["/case/7.data?tab=notes&_routes=routes%2Fcase", "/case/7", "?tab=notes"],
  ["/case/7.data?_routes=routes%2Fcase", "/case/7", ""],
  ["/admin/_.data", "/admin/", ""],
  ["/_root.data", "/", ""],
])("%s is about the page %s%s", (address, pathname, search) => {
  expect(pageAddress(new Request(`http://localhost${address}`))).toEqual({ pathname, search });
});
