import { expect, test } from "vitest";
import { addressOf, readAddress } from "./search-address.ts";

test("an address says what it asks for, and unknown parts are absent", () => {
  expect(readAddress("/attorneys?q=+smith+&area=tax_law&location=CA&order=fee&page=3")).toEqual({
    q: "smith",
    area: "tax_law",
    location: "CA",
    order: "fee",
    page: 3,
  });
  expect(readAddress("/attorneys?area=magic&location=ZZ&order=cheap&page=-1")).toEqual({
    q: "",
    area: undefined,
    location: undefined,
    order: "tier",
    page: 1,
  });
});

test("a filter is removed from the first page on", () => {
  const address = readAddress("/attorneys?q=a%26b&area=tax_law&page=3");
  expect(addressOf(address, { area: undefined })).toBe("/attorneys?q=a%26b");
  expect(addressOf(address, { page: 4 })).toBe("/attorneys?q=a%26b&area=tax_law&page=4");
});
