import { describe, expect, it } from "vitest";
import { CLAIM_TYPES } from "../compiled/claims.js";
import { countScenes } from "./scenes.ts";
import { readText } from "./text.ts";

function scenesOf(story: string): string[] {
  return [...countScenes(readText(story)).keys()];
}

describe("scenes", () => {
  it("are told by words that stand apart, without the name of the claim", () => {
    expect(scenesOf("He let go of the leash. Their big lab then tore my calf open.")).toContain("dog_bite");
    expect(scenesOf("The dentist said it was fine. A month later it turned out to be cancer.")).toContain(
      "misdiagnosis",
    );
  });

  it("may need two sentences, each in one of its own", () => {
    expect(scenesOf("She sent me home from the ER.")).not.toContain("misdiagnosis");
    expect(scenesOf("The doctor sent me home from the ER. It was sepsis.")).toContain("misdiagnosis");
  });

  it("are not told where a word stands that rules them out", () => {
    const shove = "He slammed my face into the sidewalk.";
    expect(scenesOf(shove)).toContain("assault_injury");
    expect(scenesOf(`${shove} He was a deputy.`)).not.toContain("assault_injury");
    expect(scenesOf(`${shove} He was a deputy.`)).toContain("excessive_force");
  });

  it("are known for every claim type", () => {
    expect(CLAIM_TYPES.filter(({ scenes }) => !scenes || scenes.length === 0).map(({ id }) => id)).toEqual(
      [],
    );
  });
});
