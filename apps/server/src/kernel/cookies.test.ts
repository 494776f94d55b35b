import { expect, test } from "vitest";
import { cookieValue, ownCookie } from "./cookies.ts";

test("a cookie is found by its whole name and decoded", () => {
  expect(cookieValue("a=1; standing.session_token=x%3D; b=2", "standing.session_token")).toBe("x=");
  expect(cookieValue("xstanding.session_token=x", "standing.session_token")).toBeNull();
  expect(cookieValue(null, "standing.session_token")).toBeNull();
});

test("a cookie of ours is read back as it was, by nobody else's script or site", () => {
  const line = ownCookie("__Host-standing.x", "a+b/c=;é", { seconds: 60, secure: true });
  expect(cookieValue(line.split("; ")[0] ?? "", "__Host-standing.x")).toBe("a+b/c=;é");
  expect(line.split("; ").slice(1).toSorted()).toEqual([
    "HttpOnly",
    "Max-Age=60",
    "Path=/",
    "SameSite=Lax",
    "Secure",
  ]);
  expect(ownCookie("x", "y", { seconds: 0, secure: false })).not.toContain("Secure");
});
