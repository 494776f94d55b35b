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
