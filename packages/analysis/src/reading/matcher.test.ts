import { describe, expect, it } from "vitest";
import { CueIndex } from "./matcher.ts";
import { readText } from "./text.ts";

function places(cue: string, text: string): number {
  return new CueIndex([cue]).scan(readText(text)).of(cue).length;
}

describe("cue patterns", () => {
  it("match whole words only", () => {
    expect(places("fell", "I fell down.")).toBe(1);
    expect(places("fell", "a fellow")).toBe(0);
  });

  it("allow any ending where a star stands", () => {
    expect(places("pregnan*", "She is PREGNANT; a pregnancy.")).toBe(2);
    expect(places("slip* and fell", "he slipped and fell")).toBe(1);
    expect(places("slip* and fell", "he slipped then fell")).toBe(0);
  });

  it("allow up to four words where a tilde stands, and no more", () => {
    expect(places("fired~pregnan*", "fired pregnant")).toBe(1);
    expect(places("fired~pregnan*", "fired because I was so pregnant")).toBe(1);
    expect(places("fired~pregnan*", "fired because I was so very pregnant")).toBe(0);
  });

  it("find a later word when a nearer one does not lead on", () => {
    expect(places("a*~b~c", "apple b x x b x x x x c")).toBe(1);
  });

  it("read curly quotes, apostrophes, accents, case and hyphens alike", () => {
    expect(places("didn't pay", "He DIDN’T  pay")).toBe(1);
    expect(places("didn't pay", "he didnt pay")).toBe(1);
    expect(places("landlord", "my landlord's dog")).toBe(1);
    expect(places("fiance", "my fiancé left")).toBe(1);
    expect(places("x ray*", "an X-ray")).toBe(1);
  });

  it("mark a cue as negated after a no or not, but not when the cue itself begins so", () => {
    const found = new CueIndex(["injured", "no sign"]).scan(
      readText("I was not injured. There was no sign. She was injured."),
    );
    expect(found.affirmed(["injured"])).toHaveLength(1);
    expect(found.affirmed(["no sign"])).toHaveLength(1);
    expect(new CueIndex(["hurt"]).scan(readText("I said no. Hurt badly.")).affirmed(["hurt"])).toHaveLength(
      1,
    );
  });

  it("refuse a cue without words", () => {
    expect(() => new CueIndex(["~"])).toThrow(/no words/);
  });
});

describe("hostile text", () => {
  it("is read in bounded steps, whatever it repeats", () => {
    const index = new CueIndex(["a~a~a~a", "a*~b", "aa*"]);
    const story = readText("a ".repeat(25_000));
    expect(story.tokens.length).toBeLessThan(25_000);
    expect(index.scan(story).of("a*~b")).toHaveLength(0);
    expect(index.scan(story).of("a~a~a~a").length).toBeGreaterThan(0);
  });

  it("keeps the offsets of quotes exact", () => {
    const text = "<b>I’m hurt</b> — “broke my arm” 😀 end";
    for (const token of readText(text).tokens)
      expect(text.slice(token.start, token.end).length).toBeGreaterThan(0);
    const story = readText(text);
    const arm = story.tokens.find((token) => token.word === "arm");
    expect(arm && text.slice(arm.start, arm.end)).toBe("arm");
  });
});
