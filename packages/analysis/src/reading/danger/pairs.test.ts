import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readDates } from "../dates.ts";
import type { CrisisKind } from "../../knowledge.ts";
import { readText } from "../text.ts";
import { readDangers } from "./read-dangers.ts";

/**
 * Dangers told in indirect words and near misses that borrow their words (`bench/told/dangers.txt`), seen while the
 * patterns were written. A door for four in five, and for one in twenty near misses at most.
 */

const AS_OF = "2026-11-22";
const FILE = join(import.meta.dirname, "..", "..", "..", "bench", "told", "dangers.txt");
const KINDS: Record<string, CrisisKind> = {
  su: "suicide",
  vi: "violence_now",
  ca: "child_abuse",
  dv: "domestic_violence",
  sa: "sexual_assault",
  ev: "eviction_now",
  de: "detained_now",
};

const told = readFileSync(FILE, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [kinds = "", text = ""] = line.split("|");
    return { text, kinds: kinds === "no" ? [] : kinds.split("+").map((kind) => KINDS[kind]) };
  });

function doors(text: string): CrisisKind[] {
  const story = readText(text);
  return readDangers(story, readDates(story, AS_OF), AS_OF)
    .filter(({ level }) => level === "door")
    .map(({ kind }) => kind);
}

describe("dangers in indirect words", () => {
  const dangers = told.filter(({ kinds }) => kinds.length > 0);
  const nearMisses = told.filter(({ kinds }) => kinds.length === 0);

  it("get their door in four of five", () => {
    const missed = dangers.filter(({ text, kinds }) => !doors(text).some((kind) => kinds.includes(kind)));
    expect(dangers.length).toBeGreaterThan(150);
    expect(missed.length / dangers.length).toBeLessThanOrEqual(0.2);
  });

  it("and what borrows their words gets one in one of twenty at most", () => {
    const alarms = nearMisses.filter(({ text }) => doors(text).length > 0);
    expect(nearMisses.length).toBeGreaterThan(140);
    expect(alarms.length / nearMisses.length).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ["suicide", "I bought a bus ticket and left the house keys on the counter", false],
    ["suicide", "I counted the pills in the cabinet twice and there is enough", true],
    ["violence_now", "the fence man comes in the morning to fix the gate", false],
    ["violence_now", "He said my name is first on his list and showed me the pistol in his waistband", true],
    ["child_abuse", "the coach says the meet is a secret from the other team", false],
    ["child_abuse", "my niece says the tickling is a secret from her mom", true],
    ["domestic_violence", "my husband sleeps in front of the fan because of the heat", false],
    ["domestic_violence", "my husband sleeps in front of the door so I cannot leave", true],
    ["sexual_assault", "I told him no and he still sent the bill", false],
    ["sexual_assault", "I woke up in his room with my underwear in my bag", true],
    ["eviction_now", "the landlord is painting and my key works fine", false],
    ["eviction_now", "I came home and my key does not work and my bags are on the curb", true],
    ["detained_now", "the dealer wants his signature on the title", false],
    ["detained_now", "A mi hermano lo agarraron en el trabajo ayer y no aparece en el sistema", true],
  ] as const)("%s: %s", (kind, text, isDanger) => {
    expect(doors(text).includes(kind)).toBe(isDanger);
  });
});
