import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { FONTS_AT_ONCE } from "./fonts.ts";

function classesOn(line: { downlink: number } | undefined, seen: string | null): string[] {
  const classes: string[] = [];
  runInNewContext(FONTS_AT_ONCE, {
    navigator: { connection: line },
    sessionStorage: { getItem: () => seen },
    document: { documentElement: { classList: { add: (name: string) => classes.push(name) } } },
  });
  return classes;
}

test.each([
  ["a fast line", { downlink: 10 }, null, ["fonts"]],
  ["a browser that does not tell", undefined, null, ["fonts"]],
  ["a slow line", { downlink: 1.6 }, null, []],
  ["a slow line, on the second page", { downlink: 1.6 }, "", ["fonts"]],
] as const)("our letters are asked for at once: %s", (_, line, seen, expected) => {
  expect(classesOn(line, seen)).toEqual(expected);
});

test("without a store for the tab they come all the same", () => {
  const classes: string[] = [];
  runInNewContext(FONTS_AT_ONCE, {
    navigator: {},
    document: { documentElement: { classList: { add: (name: string) => classes.push(name) } } },
  });
  expect(classes).toEqual(["fonts"]);
});
