import { execFileSync } from "node:child_process";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";

const passwords = createPasswords();
const HASH = /^[\da-f]{32}:[\da-f]{128}$/;

/** The process ids of those that hash for this one. */
function children(): number[] {
  const rows = execFileSync("ps", ["-eo", "pid,ppid,args"], { encoding: "utf8" }).split("\n");
  return rows
    .filter((row) => row.includes("password-child"))
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === process.pid)
    .map(([pid = 0]) => pid);
}

test("a password is known again, and no other", async () => {
  const hash = await passwords.hash("know-where-you-stand");
  expect(await passwords.verify({ hash, password: "know-where-you-stand" })).toBe(true);
  expect(await passwords.verify({ hash, password: "know-where-you-sit" })).toBe(false);
  expect(await passwords.hash("know-where-you-stand")).not.toBe(hash);
});

test("hashes of Better Auth and ours are good for both, however an accent is typed", async () => {
  const password = "caf\u00e9 at noon";
  expect(await passwords.verify({ hash: await hashPassword(password), password })).toBe(true);
  expect(await verifyPassword({ hash: await passwords.hash("cafe\u0301 at noon"), password })).toBe(true);
});

test.each(["", "no colon", "salt:", "salt:00", ":"])("what is no hash (%j) lets nobody in", async (hash) => {
  expect(await passwords.verify({ hash, password: "" })).toBe(false);
});

test("while others wait, a process hashes that yields to all others", async () => {
  expect(children()).toEqual([]);
  const hashes = await Promise.all(["one", "two", "three"].map((password) => passwords.hash(password)));
  for (const hash of hashes) expect(hash).toMatch(HASH);
  expect(await passwords.verify({ hash: hashes[0] ?? "", password: "one" })).toBe(true);
  const [pid, ...others] = children();
  expect(others).toEqual([]);
  expect(execFileSync("ps", ["-o", "ni=", "-p", String(pid)], { encoding: "utf8" }).trim()).toBe("19");
});

test("who waited for a process that was killed hears of it, and the next are served", async () => {
  const asked = ["one", "two", "three"].map((password) => passwords.hash(password));
  const [first, second, third] = asked;
  await first;
  const killing = setInterval(() => {
    for (const pid of children()) process.kill(pid, "SIGKILL");
  }, 10);
  try {
    await expect(second).rejects.toThrow("ended");
  } finally {
    clearInterval(killing);
  }
  expect(await third).toMatch(HASH);
  const after = await Promise.all(["four", "five", "six"].map((password) => passwords.hash(password)));
  for (const hash of after) expect(hash).toMatch(HASH);
});
