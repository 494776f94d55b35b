import { ADMIN_COUNTED } from "@standing/contract";
import { expect, test } from "vitest";
import { pagedOf } from "./rules.ts";

test("a list of operators has a page even when it is empty, and says where counting ended", () => {
  expect(pagedOf(0, 1)).toEqual({ total: 0, is_more: false, page: 1, pages: 1 });
  expect(pagedOf(26, 2)).toMatchObject({ total: 26, is_more: false, pages: 2 });
  expect(pagedOf(ADMIN_COUNTED, 1)).toMatchObject({ total: ADMIN_COUNTED, is_more: false });
  expect(pagedOf(ADMIN_COUNTED + 1, 1)).toMatchObject({ total: ADMIN_COUNTED, is_more: true, pages: 400 });
});
