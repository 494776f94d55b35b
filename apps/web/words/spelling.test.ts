import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const TOP = path.resolve(import.meta.dirname, "../../..");

/** Spellings that readers in the United States take for slips. */
const BRITISH =
  /\b(?:un)?(?:licen[c]es?d?|defen[c]es?|offen[c]es?|judgement\w*|cheques?|(?:colou|favou|behaviou|honou|neighbou|labou|harbou)r\w*|organis\w+|recognis\w+|apologis\w+|analys(?:ed|es the|ing)|centres?|enquir\w+|whilst|instalments?|fulfil)\b/giu;

/** The texts of a file, without keys, names and imports. */
function textsOf(file: string): string {
  const source = readFileSync(path.join(TOP, file), "utf8");
  if (file.endsWith(".json")) return Object.values(flat(JSON.parse(source))).join("\n");
  return Array.from(source.matchAll(/(["`])((?:\\.|(?!\1)[^\\])*)\1/gu), ([, , text = ""]) => text)
    .filter((text) => /\s/u.test(text))
    .map((text) => text.replaceAll(/\$\{[^}]*\}/gu, ""))
    .join("\n");
}

function flat(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(flat) : [];
}

const files = globSync(["apps/web/messages/en/*.json", "apps/server/src/**/*.en.ts"], { cwd: TOP }).sort();

test("what people in the United States read is spelled as they spell it", () => {
  expect(files.length).toBeGreaterThan(20);
  const slips = files.flatMap((file) =>
    [...new Set(textsOf(file).match(BRITISH) ?? [])].map((word) => `${word}: ${file}`),
  );
  expect(slips).toEqual([]);
});
