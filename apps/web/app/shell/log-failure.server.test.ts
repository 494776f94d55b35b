import { ORPCError } from "@orpc/client";
import { afterEach, expect, test, vi } from "vitest";
import { logFailure } from "./log-failure.server.ts";

afterEach(() => vi.restoreAllMocks());

test("a line names the error, its code and the request, and never quotes its message", () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  logFailure("page_failed", Object.assign(new TypeError("my wife hit me"), { code: "23505" }), "r1");
  logFailure("page_failed", "my wife hit me", "r2");
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: "error", event: "page_failed", request_id: "r1", error: "TypeError", code: "23505" },
    { request_id: "r2", error: "string" },
  ]);
  expect(lines.join()).not.toContain("wife");
});

test("what the API refused is no fault", () => {
  const levels: unknown[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => {
    levels.push((JSON.parse(String(line)) as { level: unknown }).level);
    return true;
  });
  logFailure("vote_failed", new ORPCError("NOT_FOUND"), "r1");
  logFailure("checkout_failed", new ORPCError("BAD_REQUEST"), "r2");
  logFailure("checkout_failed", new ORPCError("PAYMENT_FAILED", { status: 502 }), "r3");
  logFailure("checkout_failed", new ORPCError("UNAVAILABLE", { status: 503 }), "r4");
  expect(levels).toEqual(["info", "info", "error"]);
});
