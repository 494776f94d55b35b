import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("an error's message is not logged, because it may quote a person", () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  const cause = Object.assign(new Error('duplicate key (email)=("jane@example.org")'), {
    code: "23505",
    constraint: "user_email",
  });
  log.error("request_failed", new Error("My landlord hit me", { cause }), { request_id: "r1" });
  const line = JSON.parse(lines[0] ?? "{}");
  expect(line).toMatchObject({
    event: "request_failed",
    request_id: "r1",
    code: "23505",
    constraint: "user_email",
  });
  expect(lines.join()).not.toContain("landlord");
  expect(lines.join()).not.toContain("jane@");
});

test("lines below the level are left out", () => {
  const lines: string[] = [];
  const log = createLog("warn", (line) => lines.push(line));
  log.info("quiet");
  log.warn("loud");
  expect(lines).toHaveLength(1);
});
