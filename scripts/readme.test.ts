import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { settings } from "../apps/server/src/config.ts";

it("the README's table names every setting as the code knows it", () => {
  const readme = readFileSync(path.resolve(import.meta.dirname, "../README.md"), "utf8");
  const table = /<!-- settings -->([\s\S]*)<!-- \/settings -->/.exec(readme)?.[1] ?? "";
  const rows = table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const shown = rows.map(([, name = "", usual, description]) => ({
    name: name.replaceAll("`", ""),
    usual,
    description,
  }));
  expect(shown).toEqual(settings());
});
