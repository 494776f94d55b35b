import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { validateDecision } from "../../bench/validate-corpus.ts";
import { loadShippedDecisions } from "../retrieval/shipped.ts";
import { addDecisions } from "./add-command.ts";
import { importRecords } from "./import-command.ts";

const OPINION =
  "The plaintiff slipped on a wet floor in a grocery store and broke her wrist when she fell near the entrance. " +
  "She said that an employee had walked past the puddle twice that morning and had put up no sign of any kind. " +
  "The trial court gave judgment for the store without a trial, and the plaintiff asked this court to reverse it. " +
  "We reverse the judgment and send the case back for trial.";

function capCase(id: number) {
  return {
    id,
    name_abbreviation: `Jones v. Store ${id}`,
    decision_date: "2001-05-01",
    docket_number: `No. ${id}`,
    citations: [{ type: "official", cite: `${id} Cal. App. 4th 12` }],
    court: { name: "California Court of Appeal" },
    jurisdiction: { name_long: "California" },
    casebody: { opinions: [{ type: "majority", text: OPINION }] },
  };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "precedents-"));
});
afterEach(() => rm(folder, { recursive: true }));

function request(source: string, path: string) {
  return { source, path, output: join(folder, "out.jsonl"), courts: [], today: "2026-11-21" };
}

describe("import", () => {
  it("reads a packed file, keeps what can be searched, and names bad rows by number", async () => {
    const path = join(folder, "cases.jsonl.gz");
    const lines = [capCase(1), { id: 2 }, capCase(3)].map((one) => JSON.stringify(one));
    await writeFile(path, gzipSync(lines.join("\n")));
    const said: string[] = [];
    const done = await importRecords(request("cap", path), (line) => said.push(line));
    expect(done).toMatchObject({ rows: 3, kept: 2, faulty: 1, resumed_after: 0 });
    expect(said).toEqual(["3 read, 2 kept, 0 passed over, 1 bad"]);
    expect(await readFile(join(folder, "out.jsonl.faults"), "utf8")).toMatch(/^row 2: /);
    const first = JSON.parse(
      (await readFile(join(folder, "out.jsonl"), "utf8")).split("\n")[0] ?? "",
    ) as object;
    expect(first).toMatchObject({ legal_category: "personal_injury", state: "CA", year: 2001 });
  });

  it("goes on where a cut run was", async () => {
    const path = join(folder, "cases.jsonl");
    await writeFile(path, [capCase(1), capCase(2), capCase(3)].map((one) => JSON.stringify(one)).join("\n"));
    await writeFile(join(folder, "out.jsonl"), '{"id":"cap-1"}\n{"id":"half');
    await writeFile(
      join(folder, "out.jsonl.checkpoint"),
      JSON.stringify({ rows: 1, output_bytes: 15, fault_bytes: 0 }),
    );
    const done = await importRecords(request("cap", path), () => undefined);
    expect(done).toMatchObject({ kept: 2, resumed_after: 1 });
    const ids = (await readFile(join(folder, "out.jsonl"), "utf8"))
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { id: string }).id);
    expect(ids).toEqual(["cap-1", "cap-2", "cap-3"]);
  });

  it.each([
    ["nothing", "x", /not a source/],
    ["fjc", "/no/such/file", /no file/],
    ["courtlistener", "/no/such/folder", /courts to take/],
  ])("says what is wrong: %s %s", async (source, path, message) => {
    await expect(importRecords(request(source, path), () => undefined)).rejects.toThrow(message);
  });

  it("asks for each of CourtListener's tables", async () => {
    await writeFile(join(folder, "courts-2026-01-01.csv"), "id,full_name\n");
    await expect(
      importRecords({ ...request("courtlistener", folder), courts: ["scotus"] }, () => undefined),
    ).rejects.toThrow(/no table of dockets/);
  });

  it("runs from the command line", async () => {
    const path = join(folder, "cases.jsonl");
    const output = join(folder, "cap.jsonl");
    await writeFile(path, JSON.stringify(capCase(1)));
    const main = join(import.meta.dirname, "..", "main.ts");
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      main,
      "precedents",
      "import",
      "cap",
      path,
      "--out",
      output,
    ]);
    expect(JSON.parse(stdout)).toMatchObject({ output, kept: 1 });
    expect(stderr).toBe("1 read, 1 kept, 0 passed over, 0 bad\n");
  });
});

describe("add", () => {
  it("takes a sound decision once, and nothing when one has a fault", async () => {
    const [sound] = await loadShippedDecisions();
    if (!sound) throw new Error("The corpus is empty.");
    const whole = JSON.stringify(sound);
    const faulty = await addDecisions(`[${whole},{"id":"x"}]`, folder, validateDecision);
    expect(faulty.added).toEqual([]);
    expect(faulty.faults[0]).toMatch(/^record 2: /);
    expect(await loadShippedDecisions(folder)).toEqual([]);
    expect(await addDecisions(whole, folder, validateDecision)).toEqual({ added: [sound.id], faults: [] });
    expect((await addDecisions(whole, folder, validateDecision)).faults[0]).toMatch(/in the corpus already/);
    expect(await loadShippedDecisions(folder)).toEqual([sound]);
  });
});
