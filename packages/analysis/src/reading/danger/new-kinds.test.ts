import { describe, expect, it } from "vitest";
import type { CrisisKind } from "../../knowledge.ts";
import { readDates } from "../dates.ts";
import { readText } from "../text.ts";
import { readDangers } from "./read-dangers.ts";

const AS_OF = "2026-11-22";

function doors(text: string): CrisisKind[] {
  const story = readText(text);
  return readDangers(story, readDates(story, AS_OF), AS_OF)
    .filter(({ level }) => level === "door")
    .map(({ kind }) => kind);
}

describe("signs that are a danger together", () => {
  it.each<[CrisisKind, string, string]>([
    [
      "medical_emergency",
      "My stitches from the hernia smell and I have chills since last night. Do I owe the bill?",
      "My stitches from the hernia came out in May 2021 and it healed. Do I owe the bill?",
    ],
    [
      "medical_emergency",
      "The newborn is floppy and won't nurse since this morning, can they bill me without insurance?",
      "The newborn gained a pound and the hospital billed me twice.",
    ],
    [
      "trafficking",
      "The lady keeps my passport in her desk. She says I work until the ticket is paid. Is there a rule on rest days?",
      "The consulate keeps my passport for the stamp. I paid the ticket myself.",
    ],
    [
      "stalking",
      "He shows up at my gym and my church. I blocked him and he writes from new numbers every week.",
      "My brother shows up at my gym and my church. I changed my number and gave it to him.",
    ],
    [
      "elder_abuse",
      "Grandma is 88. There are bruises on her wrists. The aide never lets her use the phone.",
      "Grandma is 88. The doctor is pleased with her wrists. The aide lets her use the phone all day.",
    ],
  ])("%s", (kind, danger, nearMiss) => {
    expect(doors(danger)).toContain(kind);
    expect(doors(nearMiss)).toEqual([]);
  });

  it("are told of a body as it is now, not as it was", () => {
    expect(doors("In 2023 my face was drooping on one side and the doctor missed it.")).toEqual([]);
  });

  it("do not meet across a long story", () => {
    const between = "The roof was mended and the yard was mowed and the fence was painted. ".repeat(8);
    const far = doors(`He shows up at my church. ${between} He sends texts from new numbers every week.`);
    expect(far).not.toContain("stalking");
  });
});
