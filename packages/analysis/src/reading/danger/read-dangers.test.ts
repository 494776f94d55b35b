import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readDates } from "../dates.ts";
import type { CrisisKind } from "../../knowledge.ts";
import { readText } from "../text.ts";
import { readDangers } from "./read-dangers.ts";

const AS_OF = "2026-11-22";

const TELLINGS = join(import.meta.dirname, "../../../bench/told/dangers.jsonl");

function read(text: string) {
  const story = readText(text);
  return readDangers(story, readDates(story, AS_OF), AS_OF);
}

const doors = (text: string): CrisisKind[] =>
  read(text)
    .filter(({ level }) => level === "door")
    .map(({ kind }) => kind);

describe("what only resembles a danger", () => {
  it.each([
    "The hospital says they can't move him to the memory place without somebody official.",
    "Police came in our apartment looking for a man who never lived here. They broke the door.",
    "My wife filed for divorce and a deputy gave me the papers at my job.",
    "He gave $500 to the animal shelter and has a lady friend.",
  ])("opens no door: %s", (text) => {
    expect(doors(text)).toEqual([]);
  });

  it("counts the same word once, however often it is told", () => {
    expect(read("She drives with the kids. A judge can make us send the kids there. Sheriff.")).toEqual([]);
  });

  it("does not take a shop for a home to which somebody was let go", () => {
    expect(doors("ICE picked my husband up outside the Home Depot in Aurora on November 20.")).toContain(
      "detained_now",
    );
  });
});

describe("a danger and what resembles it", () => {
  it.each<[CrisisKind, string, string]>([
    [
      "child_abuse",
      "Her swim coach has been texting my daughter late at night, asking for pictures in her suit. She is 13.",
      "Her swim coach texted us pictures from the meet and asked for the form. My daughter is 13.",
    ],
    [
      "detained_now",
      "The police took my brother last night and are holding him, nobody will tell us the bail.",
      "The police stopped me on July 12. They held me nine hours and let me go with no charges.",
    ],
    [
      "suicide",
      "They fired me at 58. I don't see the point of being here anymore, my family would be better off with the insurance money.",
      "They fired me at 58. I don't see the point of filing anything, my family has good health insurance through my wife.",
    ],
    [
      "suicide",
      "He has been giving his tools away since the layoff and told our son to take care of the dog when he is gone.",
      "He has been selling his tools since the layoff and asked our son to walk the dog when he is at the store.",
    ],
    [
      "violence_now",
      "He says he'll kill me if I testify against his brother. He is parked across from my house again right now.",
      "This job is killing me. My boss says jump and I testify at every meeting, it is a long commute right now.",
    ],
    [
      "violence_now",
      "my ex is outside my door with a bat and hes yelling please what do i do",
      "my ex is outside counsel for the company now and he sends bills please what do i do",
    ],
    [
      "child_abuse",
      "The swim coach touched my daughter's private parts, she is nine and she told me last night.",
      "The swim coach cut my daughter from the team, she is nine and she told me last night she wants her fee back.",
    ],
    [
      "domestic_violence",
      "My husband choked me last week and took my phone. I am afraid to go home. How does divorce work?",
      "My husband choked up last week at the closing. We are happy to go home. How does a joint deed work?",
    ],
    [
      "sexual_assault",
      "I woke up and he was on top of me. I said no and he didn't stop. He is my manager.",
      "I woke up and the ceiling was on the floor. I said no to the repair and he didn't stop billing. He is my landlord.",
    ],
    [
      "eviction_now",
      "The sheriff is coming Tuesday to put us out of the apartment, I have two kids.",
      "I am the landlord and the sheriff is coming Tuesday to put my tenant out of the apartment.",
    ],
    [
      "detained_now",
      "ICE took my husband at work this morning and nobody tells me where he is.",
      "I slipped on ice at work this morning and nobody tells me who the insurer is.",
    ],
    [
      "domestic_violence",
      "Mi esposo me pega cuando toma y anoche me quitó el teléfono. Tengo miedo de regresar a la casa.",
      "Mi esposo se pegó en la cabeza en el trabajo anoche y perdió el teléfono. Ya regresó a la casa.",
    ],
    [
      "suicide",
      "Ya no quiero vivir, mis hijos estarían mejor sin mí. Perdí el trabajo y nos van a quitar la casa.",
      "Ya no quiero vivir en ese edificio, mis hijos estarían mejor en otra escuela. El dueño no arregla nada.",
    ],
  ])("%s: %s", (kind, danger, resembles) => {
    expect(doors(danger)).toContain(kind);
    expect(doors(resembles)).toEqual([]);
  });
});

describe("how a danger is told", () => {
  it.each([
    ["denied", "My husband never hit me and never threatened me, we just want an easy divorce."],
    [
      "long past",
      "My first husband used to beat me, we divorced in 2009. Today I sold the house and the buyer backed out.",
    ],
    [
      "over",
      "The man who raped my sister was convicted and is in prison now. She wants her stolen car back.",
    ],
    [
      "made up",
      "I am writing a mystery. In chapter 12 the husband says he will kill me if I leave, she thinks.",
    ],
    ["charged", "I am falsely accused of touching my niece. My brother's wife told police I molested her."],
    ["a bill", "The hospital hit me with a bill for $9,000 and it is killing me."],
  ])("%s: no door", (_way, text) => {
    expect(doors(text)).toEqual([]);
  });

  it("is a calm line where it is told as long past", () => {
    expect(read("My first husband beat me, that was in 2009.")).toMatchObject([
      { kind: "domestic_violence", level: "quiet" },
    ]);
  });

  it("points at whole clauses", () => {
    const [first] = read("I owe $18,500, and my husband choked me last night, so I left.");
    expect(first?.words.map(({ text }) => text)).toEqual(["and my husband choked me last night"]);
  });
});

describe("any text", () => {
  it("is read alike each time, empty and endless ones too", () => {
    const long = "he says he will kill me and i hid in the closet with no stop ".repeat(900);
    expect(read("")).toEqual([]);
    expect(read(long)).toEqual(read(long));
    expect(doors(long)).toContain("violence_now");
  });
});

describe("481 short tellings, dangers told around the word and near misses", () => {
  const tellings = readFileSync(TELLINGS, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { text: string; kinds: string[] });
  const isAlarmed = ({ text }: { text: string }): boolean => doors(text).length > 0;
  const dangers = tellings.filter(({ kinds }) => kinds.length > 0);
  const nearMisses = tellings.filter(({ kinds }) => kinds.length === 0);

  it("open a door for most dangers", () => {
    expect(dangers.length).toBeGreaterThan(250);
    expect(dangers.filter(isAlarmed).length / dangers.length).toBeGreaterThan(0.55);
  });

  it("open few for what only resembles one", () => {
    expect(nearMisses.length).toBeGreaterThan(150);
    expect(nearMisses.filter(isAlarmed).length / nearMisses.length).toBeLessThan(0.12);
  });
});
