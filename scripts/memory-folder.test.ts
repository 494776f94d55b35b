import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const script = path.join(import.meta.dirname, "memory-folder.mjs");
const left = "/dev/shm/standing-tests-4194400-left";
afterAll(() => rmSync(left, { recursive: true, force: true }));

/** What a process does that asks for the folder, says its name and whether it is there, and ends. */
function ask(): { name: string; isThere: boolean } | null {
  const says = `import { existsSync } from "node:fs";
    const { memoryFolder } = await import(${JSON.stringify(script)});
    const name = memoryFolder();
    console.log(JSON.stringify(name && { name, isThere: existsSync(name) }));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", says], { encoding: "utf8" });
  return JSON.parse(stdout) as { name: string; isThere: boolean } | null;
}

test("a folder in memory goes with its process, and so does what a killed one has left", ({ skip }) => {
  const found = ask();
  if (found === null) return skip("This machine keeps no folders in memory.");
  expect(found.isThere).toBe(true);
  expect(existsSync(found.name)).toBe(false);
  // No process has this number: it is beyond the largest of Linux.
  mkdirSync(left);
  ask();
  expect(existsSync(left)).toBe(false);
});
