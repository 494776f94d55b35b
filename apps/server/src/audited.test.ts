import { readFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@standing/contract";
import { expect, test } from "vitest";
import { LEAVES, LEAVES_NOTHING, LEAVES_ONCE } from "./testing/audited.ts";

/** Every operation that may write, as `feature.operation`. */
const writing = Object.entries(contract)
  .flatMap(([feature, operations]) =>
    Object.entries(operations).map(([name, operation]) => ({
      name: `${feature}.${name}`,
      method: operation["~orpc"].route.method,
    })),
  )
  .filter(({ method }) => method !== "GET")
  .map(({ name }) => name);

test("every writing operation says what it leaves in the audit log, or why nothing", () => {
  const said = [LEAVES, LEAVES_ONCE, LEAVES_NOTHING].flatMap((table) => Object.keys(table));
  expect(said.toSorted()).toEqual(writing.toSorted());
});

/** `testWorld` looks for the row after each call, so that each needs a test that calls it. */
test("every operation that leaves a row is called by a test", async () => {
  const files = globSync("**/*.{test,people,bed}.ts", { cwd: import.meta.dirname });
  const helpers = globSync("testing/*.ts", { cwd: import.meta.dirname });
  const sources = await Promise.all(
    [...files, ...helpers]
      .filter((file) => !/audited/.test(file))
      .map((file) => readFile(join(import.meta.dirname, file), "utf8")),
  );
  const all = sources.join("\n");
  const uncalled = [LEAVES, LEAVES_ONCE].flatMap((table) =>
    Object.keys(table).filter((operation) => {
      const name = operation.split(".")[1] ?? "";
      return !all.includes(`.${name}(`) && !all.includes(`["${name}"]`);
    }),
  );
  expect(uncalled).toEqual([]);
});
