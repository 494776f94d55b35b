import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { verifiedToken } from "./session-user.ts";

const secret = "a secret of at least thirty-two characters";
const sign = (token: string, key = secret) =>
  `${token}.${createHmac("sha256", key).update(token).digest("base64")}`;

test("a token is accepted only with our own signature", () => {
  expect(verifiedToken(sign("abc"), secret)).toBe("abc");
  expect(verifiedToken(sign("abc", "another secret of thirty-two characters"), secret)).toBeNull();
  expect(verifiedToken("abc", secret)).toBeNull();
  expect(verifiedToken("abc.", secret)).toBeNull();
  expect(verifiedToken(`${sign("abc")}x=`, secret)).toBeNull();
});
