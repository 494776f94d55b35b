import { expect, test } from "vitest";
import { addressOf, askedOf } from "./address.ts";

test("an address names what is asked and leaves out what is not", () => {
  expect(addressOf("/a", { search: "", area: "", page: 1 })).toBe("/a");
  expect(addressOf("/a", { search: "rent & deposit", area: "Tax Law", page: 2 })).toBe(
    "/a?search=rent+%26+deposit&area=Tax+Law&page=2",
  );
});

test("what an address cannot ask for is not asked", () => {
  const ask = (query: string) => askedOf(`https://a.example/x?${query}`, "area", ["Tax Law"]);
  expect(ask("search=%20rent%20&area=Tax+Law&page=3")).toEqual({
    search: "rent",
    category: "Tax Law",
    page: 3,
  });
  for (const page of ["0", "-1", "1.5", "x", "99999"]) expect(ask(`page=${page}`).page, page).toBe(1);
  expect(ask("area=Space+Law")).toEqual({ search: "", category: "", page: 1 });
  expect(ask(`search=${"a".repeat(300)}`).search).toHaveLength(200);
});
