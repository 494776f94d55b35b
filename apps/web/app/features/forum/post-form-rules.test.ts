import { expect, test } from "vitest";
import { NO_POST, detailsIn, masked, problemOf, readPostDraft, readReplyDraft } from "./post-form-rules.ts";

const whole = { ...NO_POST, title: "Title", content: "Content", disclaimer: true };

test("a post needs title, content and the disclaimer, in its limits", () => {
  expect(problemOf(whole)).toBeNull();
  expect(problemOf({ ...whole, title: " " })).toEqual({ field: "title", problem: "title" });
  expect(problemOf({ ...whole, content: "\n" })).toEqual({ field: "content", problem: "content" });
  expect(problemOf({ ...whole, disclaimer: false })).toEqual({ field: "disclaimer", problem: "disclaimer" });
  expect(problemOf({ ...whole, title: "t".repeat(200), content: "c".repeat(5000) })).toBeNull();
  expect(problemOf({ ...whole, title: "t".repeat(201) })).toMatchObject({ problem: "titleLong" });
  expect(problemOf({ ...whole, content: "c".repeat(5001) })).toMatchObject({ problem: "contentLong" });
  expect(problemOf({ ...whole, categories: ["1", "2", "3", "4"] })).toMatchObject({ problem: "categories" });
});

test("details of title and text are asked about once each, and masked in both", () => {
  const values = { ...whole, title: "My boss Karim", content: "My boss Karim has 510-555-0134" };
  expect(detailsIn(values.title, values.content)).toEqual([
    { kind: "name", text: "Karim" },
    { kind: "phone", text: "510-555-0134" },
  ]);
  expect(masked(values)).toMatchObject({
    title: "My boss [name]",
    content: "My boss [name] has [phone number]",
  });
  expect(masked({ content: "x".repeat(4999) + " a@b.example" }).content.length).toBe(5000);
});

test("only a draft of ours is read", () => {
  expect(readPostDraft({ title: "t", content: "c", categories: ["a", 1], disclaimer: "yes" })).toEqual({
    title: "t",
    content: "c",
    categories: ["a"],
    disclaimer: false,
  });
  expect([readPostDraft(null), readPostDraft("x"), readPostDraft({ title: 1 })]).toEqual([null, null, null]);
  expect([readReplyDraft("x"), readReplyDraft(4)]).toEqual(["x", null]);
});
