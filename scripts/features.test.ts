import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const top = path.resolve(import.meta.dirname, "..");

/** Features by the table of docs/architecture.md. */
const FEATURES = [
  ...readFileSync(path.join(top, "docs/architecture.md"), "utf8").matchAll(/^\| `([a-z]+)` \|/gmu),
].map(([, name = ""]) => name);

/** What stands beside the features and serves all of them, by place. */
const PLACES: [place: string, beside: string[]][] = [
  ["apps/server/src/features", []],
  ["apps/web/app/features", []],
  ["apps/web/app/routes", ["shell"]],
  ["apps/web/messages/en", ["shell", "toasts", "ui", "vocabulary"]],
  ["apps/server/src/db/schema", ["columns", "index", "policies"]],
  [
    "packages/contract/src",
    [
      "errors",
      "given-names",
      "index",
      "private-details",
      "sound-texts",
      "specialties",
      "lengths",
      "vocabulary",
    ],
  ],
];

describe("one name for each feature", () => {
  it("is given to at least twenty features", () => expect(FEATURES.length).toBeGreaterThan(19));

  it.each(PLACES)("in %s every folder and file is named after one of them", (place, beside) => {
    const names = readdirSync(path.join(top, place)).map((name) => name.replace(/(\.test)?\.\w+$/u, ""));
    const strange = names.filter(
      (name) =>
        !beside.includes(name) &&
        !FEATURES.some((feature) => name === feature || name.startsWith(`${feature}-`)),
    );
    expect(strange).toEqual([]);
  });

  it.each(FEATURES)("%s stands somewhere", (feature) => {
    const places = PLACES.filter(([place]) =>
      readdirSync(path.join(top, place)).some((name) => name.replace(/\.\w+$/u, "") === feature),
    );
    expect(places.length).toBeGreaterThan(0);
  });
});
