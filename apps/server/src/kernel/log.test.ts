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

test("an outage is one line, not one for each request; what was left out is counted in the next", () => {
  const lines: string[] = [];
  let now = 0;
  const log = createLog(
    "info",
    (line) => lines.push(line),
    () => now,
  );
  const told = () => lines.splice(0).map((line) => JSON.parse(line));
  const away = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const starting = new Error("Failed query", { cause: Object.assign(new Error("x"), { code: "57P03" }) });
  for (let n = 0; n < 11_000; n += 1) {
    log.error("unavailable", n % 2 ? away : starting, { request_id: `r${n}` });
    log.error("job_failed", away, { job: "send-mail", job_id: `j${n}` });
    now += 38;
  }
  expect(told()).toMatchObject([
    { event: "unavailable", request_id: "r0", outage: "unreachable" },
    { event: "job_failed", job: "send-mail" },
  ]);
  now += 60_000;
  log.error("unavailable", away);
  expect(told()).toMatchObject([{ event: "unavailable", repeated: 10_999 }]);
});

test("an outage that goes on is told again every ten minutes; other errors are told each", () => {
  const lines: string[] = [];
  let now = 0;
  const log = createLog(
    "info",
    (line) => lines.push(line),
    () => now,
  );
  const full = Object.assign(new Error("x"), { code: "53100" });
  for (let seconds = 0; seconds < 25 * 60; seconds += 1) {
    log.error("unavailable", full);
    now += 1000;
  }
  expect(lines).toHaveLength(3);
  log.error("request_failed", new TypeError("x"), { request_id: "a" });
  log.error("request_failed", new TypeError("x"), { request_id: "b" });
  expect(lines).toHaveLength(5);
});
