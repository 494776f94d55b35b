import { id, legalCategory } from "@standing/contract";
import { describe, expect, test } from "vitest";
import { anId, choice, listAddress, pageUpTo, searched, shaped } from "./list-address.ts";

const LIST = listAddress("/list", {
  q: searched(10),
  tab: choice(["new", "old"]),
  category: shaped(legalCategory),
  before: searched(5),
  page: pageUpTo(50),
});

describe("an address", () => {
  test("is read into what it asks for", () => {
    expect(LIST.read("https://a.example/list?q=+rent+&tab=old&category=family_law&page=3")).toEqual({
      q: "rent",
      tab: "old",
      category: "family_law",
      before: "",
      page: 3,
    });
  });

  test("that makes no sense asks for what is usual", () => {
    const usual = { q: "", tab: "new", category: undefined, before: "", page: 1 };
    expect(LIST.read("/list")).toEqual(usual);
    expect(LIST.read("/list?tab=older&category=space_law&page=x")).toEqual(usual);
    for (const page of ["0", "-1", "1.5", "", "51", "1e1000"])
      expect(LIST.read(`/list?page=${page}`)).toEqual(usual);
    expect(LIST.read(`/list?q=${"a".repeat(30)}`).q).toHaveLength(10);
  });

  test("says what is asked, and nothing that is usual", () => {
    expect(LIST.to({})).toBe("/list");
    expect(LIST.to({ q: "", tab: "new", category: undefined, page: 1 })).toBe("/list");
    expect(LIST.to({ page: 2, q: "a&b" })).toBe("/list?q=a%26b&page=2");
  });

  test("with another filter begins at the first page", () => {
    const asked = LIST.read("/list?q=a&tab=old&before=x&page=3");
    expect(LIST.to(asked)).toBe("/list?q=a&tab=old&before=x&page=3");
    expect(LIST.to(asked, { tab: "new" })).toBe("/list?q=a");
    expect(LIST.to(asked, { page: 4 })).toBe("/list?q=a&tab=old&page=4");
  });
});

test("an id is what the contract takes for one", () => {
  const texts = [
    "6c1a2b8e-0000-4000-8000-000000000000",
    "6C1A2B8E-0000-7000-B000-00000000000A",
    "6c1a2b8e-0000-4000-c000-000000000000",
    "6c1a2b8e-0000-9000-8000-000000000000",
    "00000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "6c1a2b8e00004000800000000000000",
    " 6c1a2b8e-0000-4000-8000-000000000000",
    "x",
    "",
  ];
  expect(texts.map(anId.read)).toEqual(texts.map((text) => id.safeParse(text).data));
});
