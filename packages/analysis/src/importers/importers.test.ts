import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outcomeFaults } from "../estimate/outcome-columns.ts";
import { importCaselawAccess } from "./caselaw-access.ts";
import { federalCourt, stateCourt } from "./courts.ts";
import { importCourtListener } from "./courtlistener.ts";
import { delimitedRows } from "./delimited.ts";
import { importFjcCivil } from "./fjc-civil.ts";
import { importToFile } from "./import-to-file.ts";
import { jsonObjects } from "./json-values.ts";
import { openFile } from "./open-file.ts";
import { dispositionOf, plainText } from "./opinion-words.ts";
import type { ImportEvent, ImportOptions, ImportProgress } from "./run-import.ts";

const OPINION =
  "The plaintiff slipped on a wet floor in a grocery store and broke her wrist when she fell near the entrance. " +
  "She said that an employee had walked past the puddle twice that morning and had put up no sign of any kind. " +
  "The trial court gave judgment for the store without a trial, and the plaintiff asked this court to reverse it. " +
  "A store must use ordinary care to keep its floors safe for the people who come to shop there every day. " +
  "We reverse the judgment and send the case back for trial.";

/** A text as bytes in pieces of `size`, so that every boundary falls somewhere. */
async function* pieces(text: string | Buffer, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function* texts(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function collect<T>(from: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of from) list.push(item);
  return list;
}

function kept<T>(events: readonly ImportEvent<T>[]): T[] {
  return events.flatMap((event) => ("kept" in event ? [event.kept] : []));
}

const classify = () => ({ legal_category: "personal_injury" as const, claim_types: ["slip_and_fall"] });
const settings = { classify, checked: "2026-11-21" };

describe("delimitedRows", () => {
  const comma = { delimiter: ",", escape: "\\" } as const;

  it.each([1, 2, 3, 5, 1000])(
    "reads quotes, escapes and line breaks inside fields, in pieces of %i",
    async (size) => {
      const text =
        'id,name,note\n"1","A \\"quoted\\" name, with comma","two\nlines and a \\\\ stroke"\r\n2,plain,\n';
      expect(await collect(delimitedRows(texts(text, size), comma))).toEqual([
        {
          number: 1,
          value: { id: "1", name: 'A "quoted" name, with comma', note: "two\nlines and a \\ stroke" },
        },
        { number: 2, value: { id: "2", name: "plain", note: "" } },
      ]);
    },
  );

  it.each([1, 4, 1000])("reads doubled quotes between tabs, in pieces of %i", async (size) => {
    const text = 'ID\tPLT\r\n1\t"VESSEL ""X"""\r\n2\tTOYS "R" US';
    expect(await collect(delimitedRows(texts(text, size), { delimiter: "\t", escape: '"' }))).toEqual([
      { number: 1, value: { ID: "1", PLT: 'VESSEL "X"' } },
      { number: 2, value: { ID: "2", PLT: 'TOYS "R" US' } },
    ]);
  });

  it("reports rows by number and goes on", async () => {
    expect(await collect(delimitedRows(texts('a,b\n1,2\n3\n4,5\n6,"7', 3), comma))).toEqual([
      { number: 1, value: { a: "1", b: "2" } },
      { number: 2, fault: "1 fields where the heading has 2" },
      { number: 3, value: { a: "4", b: "5" } },
      { number: 4, fault: "a quote is never closed" },
    ]);
  });
});

describe("jsonObjects", () => {
  it.each([1, 3, 1000])("reads one object, an array, and JSON Lines, in pieces of %i", async (size) => {
    const values = [{ a: 'x } " {', b: { c: [1, { d: 2 }] } }, { a: "\\" }];
    for (const text of [
      values.map((value) => JSON.stringify(value)).join("\n"),
      JSON.stringify(values),
      JSON.stringify(values, null, 2),
    ])
      expect(await collect(jsonObjects(texts(text, size)))).toEqual(
        values.map((value, i) => ({ number: i + 1, value })),
      );
    expect(await collect(jsonObjects(texts(JSON.stringify(values[0]), size)))).toHaveLength(1);
  });

  it("reports a broken line by number and reads the next", async () => {
    const rows = await collect(jsonObjects(texts('{"a":1}\n{"a":\n{"a":3}\n{"a" 4}\n{"a":5', 4)));
    expect(rows.map((row) => ("fault" in row ? `${row.number} bad` : `${row.number} good`))).toEqual([
      "1 good",
      "2 bad",
      "3 good",
      "4 bad",
      "5 bad",
    ]);
  });
});

describe("words and courts", () => {
  it("takes markup out and reads what the court did", () => {
    expect(plainText("<p>Smith &amp; Sons&nbsp;<i>v.</i> Roe</p>")).toBe("Smith & Sons v. Roe");
    expect(dispositionOf("Affirmed in part and reversed in part.")).toBe("mixed");
    expect(dispositionOf("We affirm the dismissal; the motion to dismiss was right.")).toBe("affirmed");
    expect(dispositionOf("Nothing of the kind.")).toBeNull();
  });

  it("tells levels of courts apart", () => {
    expect(federalCourt("Supreme Court of the United States").court_level).toBe("us_supreme");
    expect(federalCourt("Court of Appeals for the Ninth Circuit").court_level).toBe("federal_appeals");
    expect(federalCourt("District Court, N.D. California")).toEqual({
      court_level: "federal_trial",
      jurisdiction: "US",
      state: "CA",
    });
    expect(stateCourt("New York Court of Appeals", "NY")?.court_level).toBe("state_high");
    expect(stateCourt("New York Supreme Court", "NY")?.court_level).toBe("state_trial");
    expect(stateCourt("Appellate Division of the Supreme Court of New York", "NY")?.court_level).toBe(
      "state_appeals",
    );
    expect(stateCourt("California Court of Appeal", "CA")?.court_level).toBe("state_appeals");
    expect(stateCourt("West Virginia Supreme Court", "WV")?.court_level).toBe("state_high");
    expect(stateCourt("Navajo Nation Supreme Court", null)).toBeNull();
  });
});

describe("importCaselawAccess", () => {
  const record = {
    id: 42,
    name: "Jane ROE, Appellant, v. CORNER STORE, Inc.",
    name_abbreviation: "Roe v. Corner Store, Inc.",
    decision_date: "1987-04-13",
    docket_number: "No. 123",
    citations: [
      { type: "parallel", cite: "9 P.2d 9" },
      { type: "official", cite: "1 Cal. 2d 1" },
    ],
    court: { name: "Supreme Court of California" },
    jurisdiction: { name: "Cal.", name_long: "California" },
    casebody: {
      opinions: [
        { type: "dissent", text: "I dissent." },
        { type: "majority", text: OPINION },
      ],
    },
  };
  const old = { ...record, id: 43, casebody: { data: { opinions: record.casebody.opinions } } };
  const lines = [
    record,
    old,
    { id: 44 },
    { ...record, id: 45, decision_date: "long ago" },
    { ...record, id: 46, jurisdiction: { name_long: "Navajo Nation" }, court: { name: "Navajo" } },
  ];

  it("reads both shapes, and says which rows are bad", async () => {
    const events = await collect(
      importCaselawAccess(pieces(lines.map((l) => JSON.stringify(l)).join("\n")), settings),
    );
    expect(kept(events).map(({ id }) => id)).toEqual(["cap-42", "cap-43"]);
    expect(events.filter((event) => "fault" in event).map(({ number }) => number)).toEqual([3, 4]);
    expect(kept(events)[0]).toMatchObject({
      case_title: "Roe v. Corner Store, Inc.",
      court_level: "state_high",
      jurisdiction: "CA",
      year: 1987,
      citation: "1 Cal. 2d 1",
      docket_number: "No. 123",
      disposition: "reversed",
      outcome: "unknown",
      claim_types: ["slip_and_fall"],
      matters: "This is a decision of Supreme Court of California from 1987, shown in the court's own words.",
    });
    expect(OPINION).toContain(kept(events)[0]?.facts ?? "nothing");
  });
});

describe("importCourtListener", () => {
  const quote = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
  const table = (...rows: string[][]) => rows.map((row) => row.map(quote).join(",")).join("\n");
  const tables = () => ({
    courts: pieces(
      table(
        ["id", "full_name", "jurisdiction"],
        ["cal", "California Supreme Court", "S"],
        ["nd", "North Dakota Supreme Court", "S"],
      ),
    ),
    dockets: pieces(
      table(["id", "court_id", "docket_number"], ["1", "cal", "S1"], ["2", "nd", "N2"], ["3", "cal", ""]),
    ),
    clusters: pieces(
      table(
        [
          "id",
          "case_name",
          "case_name_full",
          "date_filed",
          "syllabus",
          "summary",
          "disposition",
          "blocked",
          "docket_id",
        ],
        ["10", 'Roe v. "Corner" Store', "", "2001-02-03", "", "", "Affirmed.", "f", "1"],
        ["20", "Out v. Side", "", "2001-02-03", "", "", "", "f", "2"],
        ["30", "No v. Number", "", "2001-02-03", "", "", "", "f", "3"],
        ["40", "Blocked v. Case", "", "2001-02-03", "", "", "", "t", "1"],
      ),
    ),
    citations: pieces(
      table(
        ["id", "volume", "reporter", "page", "type", "cluster_id"],
        ["1", "9", "P.3d", "9", "3", "10"],
        ["2", "5", "Cal. 4th", "7", "2", "10"],
      ),
    ),
    opinions: pieces(
      table(
        ["id", "type", "plain_text", "html_with_citations", "cluster_id"],
        ["100", "040dissent", "I dissent.", "", "10"],
        ["101", "020lead", "", `<p>${OPINION}</p>`, "10"],
        ["102", "010combined", OPINION, "", "10"],
        ["103", "010combined", OPINION, "", "20"],
        ["104", "010combined", OPINION, "", "30"],
        ["105", "010combined", OPINION, "", "40"],
        ["106", "010combined", OPINION, "", "ten"],
      ),
    ),
  });
  const start = (options?: ImportOptions) =>
    importCourtListener(tables(), { ...settings, courts: ["cal"] }, options);

  it("joins the tables, takes the chosen courts only, and each decision once", async () => {
    const events = await collect(start());
    expect(kept(events)).toHaveLength(1);
    expect(kept(events)[0]).toMatchObject({
      id: "cl-10",
      case_title: 'Roe v. "Corner" Store',
      court: "California Supreme Court",
      court_level: "state_high",
      citation: "5 Cal. 4th 7",
      docket_number: "S1",
      disposition: "affirmed",
      year: 2001,
    });
    expect(events.filter((event) => "fault" in event)).toEqual([
      { number: 7, fault: 'cluster_id "ten" is not a number' },
    ]);
  });

  it("goes on after a row without giving a decision twice", async () => {
    expect(kept(await collect(start({ after: 2 })))).toEqual([]);
    expect(kept(await collect(start({ after: 1 })))).toHaveLength(1);
  });
});

describe("importFjcCivil", () => {
  const heading =
    "CIRCUIT\tDISTRICT\tOFFICE\tDOCKET\tORIGIN\tFILEDATE\tTERMDATE\tJURIS\tNOS\tDISP\tJUDGMENT\tPLT\tAMTREC";
  const file = (...rows: string[]) => Buffer.from([heading, ...rows].join("\r\n"), "latin1");
  const rows = [
    "9\t71\t3\t1900123\t1\t01/15/2019\t02/14/2020\t3\t442\t13\t-8\tPE\u00d1A\t9999",
    '11\t3C\t0\t1800001\t1\t03/01/2018\t03/02/2018\t3\t710\t7\t1\t"A ""B"""\t50',
    "1\t0\t2\t1700007\t1\t03/01/2017\t-8\t3\t442\t-8\t-8\tX\t-8",
    "1\t01\t2\t1700008\t1\t03/01/2017\t04/01/2017\t1\t442\t6\t2\tX\t-8",
    "1\t01\t2\t1700009\t1\t13/45/2017\t04/01/2017\t3\t442\t6\t2\tX\t-8",
    "1\t01\t2\t1700010",
    "1\t01\t2\t1700011\t1\t03/01/2017\t04/01/2017\t2\t550\t6\t2\tX\t-8",
    "3\t91\t2\t1700012\t1\t03/01/2017\t04/01/2017\t3\t442\t6\t2\tX\t-8",
    "7\t52\t2\t1700013\t1\t03/01/2017\t04/01/2017\t3\t442\t0\t-8\tX\t-8",
  ];

  it("reads ended cases of a single claim type, without names and amounts", async () => {
    const events = await collect(importFjcCivil(pieces(file(...rows))));
    expect(
      kept(events).map(({ id, claim_type, jurisdiction, outcome, defendant_kind, days }) => [
        id,
        claim_type,
        jurisdiction,
        outcome,
        defendant_kind,
        days,
      ]),
    ).toEqual([
      ["fjc_civil/71-3-1900123-1-2019-01-15", "employment_discrimination", "CA", "settled", "employer", 395],
      ["fjc_civil/3C-0-1800001-1-2018-03-01", "unpaid_wages", "FL", "plaintiff", "employer", 1],
      [
        "fjc_civil/01-2-1700011-1-2017-03-01",
        "jail_or_prison_conditions",
        "MA",
        "defendant",
        "government",
        31,
      ],
    ]);
    expect(kept(events).flatMap(outcomeFaults)).toEqual([]);
    expect(JSON.stringify(events)).not.toContain("PE");
    expect(events.filter((event) => "fault" in event)).toEqual([
      { number: 5, fault: 'FILEDATE "13/45/2017" is not a date' },
      { number: 6, fault: "4 fields where the heading has 13" },
    ]);
  });

  it("tells its progress and starts where it is told", async () => {
    const progress: ImportProgress[] = [];
    const events = await collect(
      importFjcCivil(pieces(file(...rows)), {
        after: 1,
        progressEvery: 4,
        onProgress: (p) => progress.push(p),
      }),
    );
    expect(kept(events)).toHaveLength(2);
    expect(progress.map(({ rows: n }) => n)).toEqual([4, 8, 9]);
    expect(progress.at(-1)).toEqual({ rows: 9, kept: 2, skipped: 4, faulty: 2 });
  });
});

describe("files", () => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "standing-importers-"));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  async function* numbers(
    options: ImportOptions,
    failAt: number,
  ): AsyncGenerator<ImportEvent<{ n: number }>, ImportProgress> {
    for (let n = 1; n <= 2500; n++) {
      if (n <= (options.after ?? 0)) continue;
      if (n === failAt) throw new Error("the power went out");
      yield n % 1000 === 0 ? { number: n, fault: "round" } : { number: n, kept: { n } };
    }
    return { rows: 2500, kept: 0, skipped: 0, faulty: 0 };
  }

  it("goes on after a cut and ends with the same files as without one", async () => {
    const whole = join(folder, "whole.jsonl");
    const cut = join(folder, "cut.jsonl");
    await importToFile(whole, (options) => numbers(options, 0));
    await expect(importToFile(cut, (options) => numbers(options, 1700))).rejects.toThrow(
      "the power went out",
    );
    await writeFile(cut, `${await readFile(cut, "utf8")}{"n":`);
    const second = await importToFile(cut, (options) => numbers(options, 0));
    expect(second.resumed_after).toBe(1699);
    expect(await readFile(cut, "utf8")).toBe(await readFile(whole, "utf8"));
    expect(await readFile(`${cut}.faults`, "utf8")).toBe("row 1000: round\nrow 2000: round\n");
    await expect(readFile(`${cut}.checkpoint`)).rejects.toThrow("ENOENT");
  });

  it("opens packed files and refuses others with one sentence", async () => {
    await writeFile(join(folder, "a.json.gz"), gzipSync('{"a":1}'));
    const { bytes, bytesTotal } = await openFile(join(folder, "a.json.gz"));
    expect(Buffer.concat(await collect(bytes)).toString()).toBe('{"a":1}');
    expect(bytesTotal).toBeGreaterThan(0);
    await expect(openFile(join(folder, "b.csv.bz2"))).rejects.toThrow("Unpack it first.");
    await expect(openFile(join(folder, "none.csv"))).rejects.toThrow("There is no file");
  });
});
