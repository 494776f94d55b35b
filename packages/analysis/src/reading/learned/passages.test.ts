import { describe, expect, it } from "vitest";
import { mostOfEach } from "./learned-reader.ts";
import { passagesOf } from "./passages.ts";

describe("the passages of a story", () => {
  it("are each sentence by itself and with the one or two after it", () => {
    expect(passagesOf("He left. She stayed! Why? I know")).toEqual([
      "He left",
      "He left. She stayed",
      "He left. She stayed! Why",
      "She stayed",
      "She stayed! Why",
      "She stayed! Why? I know",
      "Why",
      "Why? I know",
      "I know",
    ]);
  });

  it("are pieces of about thirty words where nobody set a full stop", () => {
    const words = Array.from({ length: 70 }, (_, at) => `word${at}`);
    const passages = passagesOf(words.join(" "));
    expect(passages).toHaveLength(6);
    expect(passages[0]?.split(" ")).toHaveLength(24);
    expect(passages.at(-1)?.endsWith("word69")).toBe(true);
  });

  it("is the text itself where it has no word", () => {
    expect(passagesOf("?!")).toEqual(["?!"]);
  });

  it("speak as the one that is surest of each danger", () => {
    const most = mostOfEach([
      new Map([
        ["a", 0.2],
        ["b", 0.9],
      ]),
      new Map([["a", 0.4]]),
    ]);
    expect([...most]).toEqual([
      ["a", 0.4],
      ["b", 0.9],
    ]);
  });
});
