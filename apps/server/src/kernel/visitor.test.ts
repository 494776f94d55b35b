import { expect, test } from "vitest";
import { type Visitor, isRobot, visitorKey } from "./visitor.ts";

test("programs are told from readers by their name", () => {
  for (const name of [
    "",
    "curl/8.5.0",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/153.0.0.0 Safari/537.36",
    "facebookexternalhit/1.1",
    "Mozilla/5.0 (compatible; bingbot/2.0)",
  ]) {
    expect(isRobot(name, new Headers()), name).toBe(true);
  }
  for (const name of [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0",
  ]) {
    expect(isRobot(name, new Headers()), name).toBe(false);
    expect(isRobot(name, new Headers({ "sec-purpose": "prefetch;prerender" })), name).toBe(true);
  }
});

test("a visitor is an account wherever it is, and without one an address with a browser and its languages", () => {
  const visitor = (change: Partial<Visitor> = {}): Visitor => ({
    user: null,
    ip: "192.0.2.1",
    userAgent: "Firefox/143.0",
    headers: new Headers({ "accept-language": "en-US" }),
    ...change,
  });
  const key = (change?: Partial<Visitor>) => visitorKey(visitor(change), "a secret");
  const ann = { user: { id: "ann" } };
  expect(key()).toBe(key());
  expect(key({ ...ann, ip: "198.51.100.7", userAgent: "Safari" })).toBe(key(ann));
  const different = [
    key(),
    key(ann),
    key({ user: { id: "ben" } }),
    key({ ip: "192.0.2.2" }),
    key({ userAgent: "Safari" }),
    key({ headers: new Headers({ "accept-language": "es-US" }) }),
    visitorKey(visitor(), "another secret"),
  ];
  expect(new Set(different).size).toBe(different.length);
  expect(key()).not.toContain("192");
});
