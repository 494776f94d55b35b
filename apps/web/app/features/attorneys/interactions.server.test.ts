import { expect, test } from "vitest";
import { interactionOf } from "./interactions.server.ts";

const ORIGIN = "https://standing.example";
const ID = "0b0f5c38-2c1e-4d51-9b07-0d4c6f5f8f11";
const opened = (path: string, referer?: string) =>
  interactionOf(
    new Request(`${ORIGIN}${path}`, { headers: referer === undefined ? {} : { referer } }),
    ORIGIN,
  )?.type ?? null;

test("a profile counts from wherever one comes, by page or by data", () => {
  expect(opened(`/attorney/${ID}`)).toBe("profile_view");
  expect(opened(`/attorney/${ID}.data`, "https://elsewhere.example/")).toBe("profile_view");
  expect(opened("/attorney/nobody")).toBeNull();
});

test("clicks count from the directory or a profile only", () => {
  const directory = `${ORIGIN}/attorneys?area=tax_law`;
  expect(opened(`/attorney/${ID}/book`, directory)).toBe("consultation_click");
  expect(opened(`/book-consultation/${ID}`, `${ORIGIN}/attorney/${ID}`)).toBe("consultation_click");
  expect(opened(`/forum?attorney=${ID}`, directory)).toBe("forum_activity_view");
  expect(opened(`/attorney/${ID}/contact`, directory)).toBe("contact_click");
  expect(opened(`/attorney/${ID}/book`)).toBeNull();
  expect(opened(`/attorney/${ID}/book`, "https://elsewhere.example/attorneys")).toBeNull();
  expect(opened(`/forum?attorney=${ID}`, `${ORIGIN}/forum`)).toBeNull();
});
