import type { CaseDetail, Packet } from "@standing/contract";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import type { Block } from "../analysis/report/pdf/block.ts";
import { taggedPdf } from "../analysis/report/pdf/tagged-pdf.server.ts";
import { packetBlocks, takeAlongBlocks } from "./packet-blocks.ts";

type Analyzed = CaseDetail & { analysis: NonNullable<CaseDetail["analysis"]> };

const deadline = (title: string, date: string | null) => ({
  rule: title,
  kind: "limitation",
  title,
  trigger: "The day.",
  trigger_date: null,
  date,
  safe_date: null,
  latest_date: null,
  date_note: null,
  applies_to: null,
  falls_on: null,
  days_left: null,
  arithmetic: "Two years.",
  notes: [],
  statute: "Cal. Civ. Proc. Code § 335.1",
  confidence: "code_text",
  last_checked: null,
  if_missed: "It is lost.",
});
const detail = {
  title: "Hurt",
  description: "I slipped on water in a store.",
  case_type_label: "Slip and Fall",
  legal_category: "personal_injury",
  incident_date: "2026-10-01",
  incident_city: "Oakland",
  incident_state: "CA",
  precedents: [{ case_title: "A v. B", citation: "1 Cal. 1", relevance_reason: "A wet floor." }],
  analysis: {
    overall_assessment: "Most of what has to be shown is told.",
    deadlines: [deadline("Time to sue", "2028-10-01"), deadline("Over", "2020-01-01")],
    doors: [{ name: "Legal help", phone: "211", url: null }],
    elements: [
      { state: "missing", ask: "Who saw the floor?" },
      { state: "met", ask: "Were you hurt?" },
    ],
  },
} as unknown as Analyzed;
const packet: Packet = {
  chronology: [{ from: "2026-10-01", to: "2026-10-01", words: "I slipped" }],
  exhibits: [{ number: 1, name: "bill.pdf", added: "2026-11-01", shows: ["Medical bills"] }],
  missing: ["The store's video"],
  money: [
    { cents: 420_000, for: "bill", per: null, words: "the bill was $4,200" },
    { cents: 2_000, for: "wage_rate", per: "hour", words: "$20 an hour" },
  ],
  total_cents: 420_000,
};

const flat = (blocks: readonly Block[]): string => JSON.stringify(blocks);

test("the packet has days in order, papers by number, what is still to find, sums with their total, decisions, deadlines", () => {
  const blocks = packetBlocks(detail, packet, "2026-11-22");
  const tables = blocks.filter((block) => block.kind === "table");
  expect(tables[0]?.rows).toEqual([["Oct 01, 2026", "“I slipped”"]]);
  expect(tables[1]?.rows.map((row) => row.at(-1))).toEqual(["$4,200", "$20 an hour", "$4,200"]);
  for (const words of [
    "Exhibit 1",
    "bill.pdf",
    "Shows: Medical bills",
    "The store's video",
    "A v. B",
    "Time to sue",
    "Two equal amounts are counted once",
  ])
    expect(flat(blocks)).toContain(words);
});

test("the page to take along has what is ahead, what to ask and where to go, and nothing that is over", () => {
  const page = flat(takeAlongBlocks(detail, [{ ask: "Does a city own the place?" }], "2026-11-22"));
  expect(page).toContain("I slipped on water in a store.");
  for (const words of [
    "Slip and Fall",
    "Time to sue: Oct 01, 2028",
    "Who saw the floor?",
    "Does a city own the place?",
    "Oakland",
    "Legal help, 211",
  ])
    expect(page).toContain(words);
  expect(page).not.toContain("Over");
  expect(page).not.toContain("Were you hurt?");
});

test("the page to take along is one page, also where there is much to say", async () => {
  const long =
    "Time to claim unpaid wages under the law of the state in Massachusetts: pay from January 2025";
  const much = {
    ...detail,
    description: "I slipped on water near the door of a store and was hurt. ".repeat(40),
    analysis: {
      ...detail.analysis,
      overall_assessment: "On your words alone, four of the five parts of the claim are there. ".repeat(2),
      deadlines: Array.from({ length: 9 }, (_, n) => deadline(long, `2028-0${n + 1}-01`)),
      elements: Array.from({ length: 9 }, (_, n) => ({
        state: "missing",
        ask: `Question ${n}: did a boss ask you to do it, or know about it before that day?`,
      })),
      doors: Array.from({ length: 9 }, () => ({
        name: "U.S. Department of Labor, Wage and Hour Division",
        phone: "1-866-487-9243",
        url: "https://www.dol.gov/agencies/whd/contact/complaints",
      })),
    },
  } as unknown as Analyzed;
  const pdf = await taggedPdf({
    title: "Take this to someone",
    language: "en",
    made: "2026-11-22",
    isDense: true,
    blocks: takeAlongBlocks(much, [{ ask: "Does a city own the place?" }], "2026-11-22"),
  });
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: false });
  expect(text.slice(1)).toEqual([]);
});
