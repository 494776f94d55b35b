import { readingGrade } from "@standing/analysis";
import { CONTENT, CONTENT_CATEGORIES } from "@standing/contract";
import { describe, expect, test } from "vitest";
import { ARTICLES, RESOURCES } from "./db/library/index.ts";

const EIGHTH_GRADE = 8;
const ADVICE = /\b(?:you should|you must sue|we recommend|we advise|you will win|guarantee)/i;

test("there are at least 24 resources and 12 articles, and each practice area has some of both", () => {
  expect(RESOURCES.length).toBeGreaterThanOrEqual(24);
  expect(ARTICLES.length).toBeGreaterThanOrEqual(12);
  for (const area of CONTENT_CATEGORIES) {
    expect(RESOURCES.filter(({ category }) => category === area).length, area).toBeGreaterThanOrEqual(3);
    expect(ARTICLES.filter(({ practice_areas }) => practice_areas[0] === area).length, area).toBeGreaterThan(
      0,
    );
  }
});

describe.each([...RESOURCES, ...ARTICLES])("$slug", (entry) => {
  const opening = "summary" in entry ? entry.summary : entry.description;

  test("reads at eighth grade or below", () => {
    const plain = `${opening}\n${entry.content}`.replace(/^(?:## |- )/gm, "");
    expect(readingGrade(plain)).toBeLessThanOrEqual(EIGHTH_GRADE);
  });

  test("names what it rests on and the day it was checked", () => {
    expect(entry.sources.length).toBeGreaterThan(0);
    expect(new Set(entry.sources.map(({ title }) => title)).size).toBe(entry.sources.length);
    for (const { url } of entry.sources) if (url !== null) expect(url).toMatch(/^https:\/\//);
    expect(entry.last_checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(entry.last_checked >= entry.published).toBe(true);
  });

  test("informs and does not advise", () => {
    expect(`${opening} ${entry.content}`).not.toMatch(ADVICE);
  });

  test("has an address of its own that fits", () => {
    const same = [...RESOURCES, ...ARTICLES].filter(({ slug }) => slug === entry.slug);
    expect(same).toHaveLength(1);
    expect(entry.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(entry.slug.length).toBeLessThanOrEqual(CONTENT.slug_max);
  });
});
