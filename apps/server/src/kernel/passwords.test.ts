import { hashPassword, verifyPassword } from "better-auth/crypto";
import { expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";

const passwords = createPasswords();

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

test("who waited for a process that failed hears of it, and the next is served", async () => {
  // A password that is no text cannot be hashed: the process fails as it would for want of memory.
  await expect(passwords.hash(null as unknown as string)).rejects.toThrow();
  expect(await passwords.hash("know-where-you-stand")).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
});
