import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { cookieValue, verifiedToken } from "./session-user.ts";

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

test("a cookie is found by its whole name and decoded", () => {
  expect(cookieValue("a=1; standing.session_token=x%3D; b=2", "standing.session_token")).toBe("x=");
  expect(cookieValue("xstanding.session_token=x", "standing.session_token")).toBeNull();
  expect(cookieValue("standing.session_token=%E0%A4%A", "standing.session_token")).toBeNull();
  expect(cookieValue(null, "standing.session_token")).toBeNull();
});
