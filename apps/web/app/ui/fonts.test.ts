import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { FONTS_AT_ONCE } from "./fonts-at-once.ts";
import { fetchOurFonts, showOurFonts } from "./fonts.ts";

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

test("letters that come late change no line of the page that is being read; the next page has them", async () => {
  const classes = new Set<string>();
  const store = new Map<string, string>();
  const asked: string[] = [];
  vi.stubGlobal("document", {
    documentElement: {
      classList: { add: (name: string) => classes.add(name), contains: (name: string) => classes.has(name) },
    },
    fonts: { load: async (face: string) => asked.push(face) },
  });
  vi.stubGlobal("sessionStorage", { setItem: (key: string, value: string) => store.set(key, value) });
  showOurFonts();
  await fetchOurFonts();
  expect(asked).toEqual(['1em "Inter"', '1em "Source Serif 4"']);
  expect([...classes]).toEqual([]);
  expect(store.has("fonts")).toBe(true);
  showOurFonts();
  expect([...classes]).toEqual(["fonts"]);
  await fetchOurFonts();
  expect(asked).toHaveLength(2);
  vi.unstubAllGlobals();
});
