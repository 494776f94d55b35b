import { execFile } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deadlineRecord } from "./deadlines-command.ts";
import { readRecords } from "./json-input.ts";

const MAIN = join(import.meta.dirname, "..", "main.ts");

function run(args: string[], input = ""): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [MAIN, ...args],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, out, err) => {
        resolve({ code: error ? Number(error.code) : 0, out, err });
      },
    );
    child.stdin?.end(input);
  });
}

describe("records", () => {
  it("are read from one object on many lines, an array, or JSON Lines with windows line ends and a byte order mark", () => {
    expect(readRecords('\uFEFF{\n"id": 7,\n"a": 1\n}').records).toEqual([
      { id: "7", value: { id: 7, a: 1 } },
    ]);
    expect(readRecords('[{"id":"a"},{"id":"b"}]').records.map(({ id }) => id)).toEqual(["a", "b"]);
    expect(readRecords('{"id":"a"}\r\n\r\n{"id":"b"}\r\n').records.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("become errors of their own when they cannot be read", () => {
    const { records } = readRecords('{"id":"a"}\nnot json\n[1]\n"text"');
    expect(records.map((record) => ("error" in record ? record.id : "read"))).toEqual([
      "read",
      "line 2",
      "line 3",
      "line 4",
    ]);
  });
});

describe("deadlines", () => {
  it("accept the columns of published tables", () => {
    const line = deadlineRecord(
      { id: "r", value: { state: "TX", claim_type: "personal_injury", date: "2025-03-01" } },
      "2026-01-15",
    );
    expect(line).toMatchObject({ id: "r", abstained: null });
  });

  it("give an error for a line that is none", () => {
    expect(deadlineRecord({ id: "r", value: { state: "TX" } }, "2026-01-15")).toEqual({
      id: "r",
      error: "state and claim are needed.",
    });
    expect(
      deadlineRecord({ id: "r", value: { state: "TX", claim: "personal_injury", date: 5 } }, "2026-01-15"),
    ).toEqual({ id: "r", error: "date is not text." });
  });
});

describe("the command line", () => {
  it("analyses JSON Lines, with errors on their own lines", async () => {
    const input = [
      {
        id: "a",
        description: "My landlord in Ohio kept my $900 security deposit after I moved out on July 31, 2026.",
        as_of: "2026-11-20",
      },
      { id: "b" },
      { id: "c", description: "", as_of: "2026-11-20" },
    ];
    const { code, out } = await run(
      ["analyze", "-"],
      `${input.map((one) => JSON.stringify(one)).join("\n")}\nbroken\n`,
    );
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(code).toBe(0);
    expect(lines.map(({ id }) => id)).toEqual(["a", "b", "c", "line 4"]);
    expect(Object.keys(lines[0] ?? {})).toEqual(
      expect.arrayContaining([
        "id",
        "legal_category",
        "categories",
        "issues",
        "claim_types",
        "ai_analysis_result",
        "similar_cases_found",
        "confidence_score",
        "deadlines",
        "trace",
        "elapsed_ms",
      ]),
    );
    expect(Object.keys(lines[1] ?? {})).toEqual(["id", "error"]);
    expect(lines[2]).toMatchObject({ scope: "empty" });
  });

  it("computes one deadline from options", async () => {
    const { out } = await run([
      "deadlines",
      "--state",
      "CA",
      "--claim",
      "personal_injury",
      "--date",
      "2025-03-01",
      "--as-of",
      "2026-11-20",
      "--json",
    ]);
    expect(JSON.parse(out)).toMatchObject({
      abstained: null,
      deadlines: [{ date: "2027-03-01", days_left: 101 }],
    });
  });

  it("finds precedents by everyday words", async () => {
    const { out } = await run([
      "precedents",
      "search",
      "police slammed me to the ground in handcuffs",
      "--category",
      "civil_rights",
      "--limit",
      "3",
      "--json",
    ]);
    const found = JSON.parse(out) as { decision: { legal_category: string } }[];
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ decision }) => decision.legal_category === "civil_rights")).toBe(true);
  });

  it.each([
    [["analyze", "/no/such/file"], /no such file/],
    [["deadlines", "--wrong"], /wrong/],
    [["precedents", "search", "x", "--state", "Narnia"], /not a US state/],
    [["dance"], /Usage/],
  ])("says in one line what was wrong: %j", async (args, message) => {
    const { code, err } = await run(args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n {4}at /);
  });
});
