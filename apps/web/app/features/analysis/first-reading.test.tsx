import type { FirstReading } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FirstReadingView } from "./first-reading.tsx";

const reading: FirstReading = {
  claim_type: null,
  claim_type_label: null,
  legal_category: "other",
  deadline: null,
  missing: ["state", "date"],
  comparable_cases: 1,
  doors: [],
  questions: [],
  conflicts: [],
  answers: [],
};

const shown = (changes: Partial<FirstReading>) =>
  renderToStaticMarkup(<FirstReadingView reading={{ ...reading, ...changes }} />);

test("what is missing for a deadline is said", () => {
  const page = shown({});
  expect(page).toContain("we need the state where it happened");
  expect(page).toContain("we need the date it happened");
});

test("the number of cases is never more than it is", () => {
  expect(shown({})).toContain("1 case in our collection");
  expect(shown({ comparable_cases: 0 })).toContain("None yet in our collection");
});

test("urgent help comes before other help, with its number to call", () => {
  const door = (name: string, urgent: boolean) => ({
    id: name,
    name,
    plain: "",
    phone: "1-800-799-7233",
    url: null,
    urgent,
  });
  const page = shown({ doors: [door("Later", false), door("Now", true)] });
  expect(page.indexOf("Now")).toBeLessThan(page.indexOf("Later"));
  expect(page.indexOf("Later"), "help stands before the kind of claim").toBeLessThan(page.indexOf("<dl"));
  expect(page).toContain('href="tel:18007997233"');
});

test("a story that is not read for its language is answered in that language, with help and nothing else", () => {
  const unread = { language: "es" as const, title: "Solo inglés", sentences: ["Por ahora."], help: "Ayuda" };
  const help = {
    id: "lsc",
    name: "Ayuda legal",
    plain: "",
    phone: null,
    url: "https://www.lsc.gov/find",
    urgent: false,
  };
  const page = shown({ unread, doors: [help] });
  expect(page).toContain('<section lang="es"');
  for (const text of ["Solo inglés", "Por ahora.", "Ayuda legal", "www.lsc.gov"])
    expect(page).toContain(text);
  for (const text of ["First reading", "in our collection", "Open the site"])
    expect(page).not.toContain(text);
});
