import { expect, test } from "vitest";
import { isRobot } from "./visitor.ts";

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
