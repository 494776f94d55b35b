import { describe, expect, test } from "vitest";
import type { RequestContext } from "../request-context.ts";
import { titleKeys } from "../words/toasts.ts";
import { flash, takeFlash } from "./flash.server.ts";

/** One visitor whose browser sends back what it was given. */
function visitor(sent: Record<string, string> = {}): RequestContext {
  const kept = new Map(Object.entries(sent));
  const cookies: RequestContext["cookies"] = {
    get: (name) => kept.get(name) ?? null,
    set: (name, value, seconds) => void (seconds > 0 ? kept.set(name, value) : kept.delete(name)),
  };
  return { cookies } as RequestContext;
}

describe("a message for the next page", () => {
  test.each(titleKeys)("%s comes there, once", (code) => {
    const standing = visitor();
    flash(standing, code, { about: "a-case", detail: "3:30 p.m." });
    expect(takeFlash(standing)).toMatchObject({ code, about: "a-case" });
    expect(takeFlash(standing)).toBeNull();
  });

  test("says the time that it names", () => {
    const standing = visitor();
    flash(standing, "consultationBooked", { detail: "Nov 3, 3:30 p.m. (CT)" });
    expect(takeFlash(standing)?.description).toContain("Nov 3, 3:30 p.m. (CT)");
  });

  test.each(["", "nonsense", "constructor", "toString..", "<b>."])(
    "a cookie that names none says nothing: %j",
    (value) => {
      expect(takeFlash(visitor({ standing_flash: value }))).toBeNull();
    },
  );
});
