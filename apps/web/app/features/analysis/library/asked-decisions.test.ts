import { expect, test } from "vitest";
import { askedDecisions, decisionsAddress } from "./asked-decisions.ts";

const read = (search: string) => askedDecisions(`http://localhost/decisions${search}`);

test("an address is read and written back the same", () => {
  const address =
    "/decisions?list=listed&q=fence+line&state=VT&category=real_estate_law&claim=boundary_or_easement&court=state_high&from=1950&to=2000&page=2";
  const asked = askedDecisions(`http://localhost${address}`);
  expect(asked).toEqual({
    list: "listed",
    query: "fence line",
    state: "VT",
    category: "real_estate_law",
    claim_type: "boundary_or_easement",
    court_level: "state_high",
    year_from: 1950,
    year_to: 2000,
    page: 2,
  });
  expect(decisionsAddress(asked)).toBe(address);
});

test("what nobody offers is passed over", () => {
  expect(read("?list=x&state=XX&court=moon&from=12&to=abc&outcome=x&page=-1&q=%20")).toEqual({
    list: "told",
    page: 1,
  });
  expect(read("?page=5000").page).toBe(1);
});

test("a new page keeps the rest, the other list drops the outcome that it does not know", () => {
  const asked = read("?q=fence&outcome=plaintiff&page=3");
  expect(decisionsAddress(asked, { page: 4 })).toBe("/decisions?q=fence&outcome=plaintiff&page=4");
  expect(decisionsAddress(asked, { list: "listed", page: 1 })).toBe("/decisions?list=listed&q=fence");
});
