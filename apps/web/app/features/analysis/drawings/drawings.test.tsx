import type { Deadline, FreeAnalysis, SimilarCase } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { datedDeadlines } from "../report/dated-deadlines.ts";
import { MoneyScale } from "./money-scale.tsx";
import { outcomesOf } from "./outcomes.ts";
import { outcomeRows } from "./outcome-places.ts";
import { PlaceMap } from "./place-map.tsx";
import { OutcomeStrip } from "./outcome-strip.tsx";
import { TimeLine } from "./time-line.tsx";

const deadline = {
  title: "Time to sue",
  date: "2027-01-03",
  safe_date: null,
  latest_date: null,
  applies_to: null,
  kind: "limitation",
} as Deadline;

const decision = (id: string, won_by: string, similarity_score: number, location_state: string | null) =>
  ({
    id,
    case_title: `${id} v. Example`,
    won_by,
    outcome: "plaintiff",
    similarity_score,
    location_state,
    year: 2001,
  }) as SimilarCase;

const estimate: FreeAnalysis["estimate"] = {
  n: 212,
  low_cents: 1_000_00,
  median_cents: 5_000_00,
  high_cents: 90_000_00,
  amount_kind: null,
  defendant_kind: "government",
  bias: null,
  sources: [],
  refused: null,
  years: { first: 1998, last: 2021 },
};

const inDoubt: Deadline = { ...deadline, date: null, safe_date: "2027-01-03", latest_date: "2028-01-03" };
const line = (one: Deadline) =>
  renderToStaticMarkup(<TimeLine dated={datedDeadlines([one])} today="2026-11-20" />);

test("the time line tells in words what it draws", () => {
  expect(line(deadline)).toContain("Today is Nov 20, 2026. 1: Time to sue, Jan 03, 2027, 44 days left.");
});

test("a doubt is a band with its own words, and not there without a doubt", () => {
  expect(line(inDoubt)).toContain("stroke-dasharray");
  expect(line(inDoubt)).toContain("the very day is in doubt");
  expect(line(deadline)).not.toContain("in doubt");
});

test("a passed day has another shape than one to come", () => {
  expect(line(deadline)).toContain("<circle");
  expect(line({ ...deadline, date: "2020-01-03" })).not.toContain("<circle");
});

test("decisions stand by for whom they were won, the most frequent first, the closest first", () => {
  const rows = outcomeRows([
    decision("a", "the landlord", 40, "CA"),
    decision("b", "the tenant", 50, null),
    decision("c", "the tenant", 80, "TX"),
  ]);
  expect(rows.map(({ ended }) => ended)).toEqual(["Won by the tenant", "Won by the landlord"]);
  expect(rows[0]?.marks.map(({ from }) => from)).toEqual(["TX", "US"]);
});

test("the strip says its counts and holds its table", () => {
  const page = renderToStaticMarkup(
    <OutcomeStrip
      decisions={[decision("a", "the landlord", 40, "CA"), decision("b", "the tenant", 50, null)]}
    />,
  );
  for (const said of [
    "Won by the landlord: 1. Won by the tenant: 1",
    "<table",
    "a v. Example",
    "Federal",
    "40%",
  ])
    expect(page).toContain(said);
  expect(renderToStaticMarkup(<OutcomeStrip decisions={[]} />)).toBe("");
});

test("the money scale says n, payer and years, and draws dots only of outcomes it was given", () => {
  const page = renderToStaticMarkup(<MoneyScale estimate={estimate} />);
  for (const said of [
    "212 outcomes · paid by: a public body · 1998 to 2021",
    "$5,000",
    "One in ten is above",
  ])
    expect(page).toContain(said);
  expect(page).not.toContain("h0");
  const point = { id: "x", amount_usd_cents: 700_00, year: 2004, jurisdiction: "TX" };
  const outcomes = outcomesOf([point, { ...point, id: "y" }, { ...point, id: "z", year: 2005 }]);
  const drawn = renderToStaticMarkup(<MoneyScale estimate={estimate} outcomes={outcomes} />);
  expect(drawn.match(/h0/g)).toHaveLength(3);
  expect(drawn).toContain("3 of these 212 outcomes as a table");
  expect(page).toContain("The three amounts as a table");
  expect(drawn).toContain("<td>TX, 2004 (2 of them)</td>");
  expect(drawn).toContain("<td>TX, 2005</td>");
});

test("six steps of money have room on a phone: every second is named", () => {
  const outcomes = outcomesOf(
    [10_00, 900_000_00].map((amount_usd_cents, index) => ({
      id: String(index),
      amount_usd_cents,
      year: 2004,
      jurisdiction: "TX",
    })),
  );
  const drawn = renderToStaticMarkup(<MoneyScale estimate={estimate} outcomes={outcomes} />);
  const names = [...drawn.matchAll(/<text[^>]*>([^<]*)/g)].map(([, name]) => name);
  expect(names).toEqual(["$100", "$10,000", "$1,000,000"]);
});

test("without a range there is one line on why not", () => {
  const refused = { ...estimate, low_cents: null, median_cents: null, high_cents: null, refused: "Too few." };
  expect(renderToStaticMarkup(<MoneyScale estimate={refused} />)).toBe("<p>Too few.</p>");
});

test("the map says how many decisions are from which state, and marks the state of the case", () => {
  const from = (location_state: string | null) => ({ location_state });
  const map = renderToStaticMarkup(
    <PlaceMap decisions={[from("CA"), from("CA"), from("TX"), from(null)]} own="OH" />,
  );
  expect(map).toContain("California: 2. Texas: 1.");
  expect(map.match(/stroke-width="3"/g)).toHaveLength(1);
  expect(map.match(/<rect/g)).toHaveLength(51);
  expect(renderToStaticMarkup(<PlaceMap decisions={[from(null)]} own="OH" />)).toBe("");
});
