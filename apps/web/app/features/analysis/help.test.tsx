import type { Door } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Help } from "./help.tsx";

const door = (name: string, urgent: boolean, phone: string | null, url: string | null = null): Door => ({
  id: name,
  name,
  plain: "Free help.",
  phone,
  url,
  urgent,
});
const hotline = door("Hotline", true, "1-800-555-0100");
const legalAid = door("Legal aid", true, null, "https://legal.example");
const bar = door("State bar", false, null);

const at = (place: "first" | "second" | "last", doors: Door[]) =>
  renderToStaticMarkup(<Help doors={doors} place={place} />);

test("who can be called at once stands before all else, with the other urgent places", () => {
  expect(at("first", [legalAid, hotline, bar])).toContain("Hotline");
  expect(at("first", [legalAid, hotline, bar])).toContain("Legal aid");
  expect(at("first", [legalAid, hotline, bar])).not.toContain("State bar");
  expect(at("second", [legalAid, hotline, bar])).toBe("");
});

test("a day that is near is not pushed down by an office", () => {
  expect(at("first", [legalAid, bar])).toBe("");
  expect(at("second", [legalAid, bar])).toContain("Legal aid");
});

test("each place stands once", () => {
  expect(at("last", [legalAid, bar])).not.toContain("Legal aid");
  expect(at("last", [legalAid, bar])).toContain("More places that help");
  expect(at("last", [bar])).toContain("Help you can reach now");
  expect(at("last", [legalAid])).toBe("");
});

test("a place without a number or a site is not among those to reach now", () => {
  const desk = door("Help desk of the court", true, null);
  expect(at("first", [hotline, desk])).not.toContain("Help desk");
  expect(at("last", [hotline, desk])).toContain("Help desk");
});
