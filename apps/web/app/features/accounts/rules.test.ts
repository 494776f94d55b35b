import { expect, test } from "vitest";
import { signUpProblem } from "./rules.ts";

const good = { email: "a@b.co", password: "secret", confirmation: "secret", agreed: true };

test("a good form has no problem", () => expect(signUpProblem(good)).toBeNull());

test("rules are checked in order: terms, match, length, address", () => {
  const worst = { email: "", password: "a", confirmation: "b", agreed: false };
  expect(signUpProblem(worst)?.code).toBe("termsRequired");
  expect(signUpProblem({ ...worst, agreed: true })?.code).toBe("passwordMismatch");
  expect(signUpProblem({ ...worst, agreed: true, confirmation: "a" })?.code).toBe("passwordTooShort");
  expect(signUpProblem({ ...good, email: "nobody" })?.code).toBe("invalidEmail");
});

test("a password may have 128 characters, and a longer one is called too long, not the address wrong", () => {
  const long = "a".repeat(128);
  expect(signUpProblem({ ...good, password: long, confirmation: long })).toBeNull();
  expect(signUpProblem({ ...good, password: `${long}a`, confirmation: `${long}a` })).toEqual({
    code: "passwordTooLong",
    field: "password",
  });
});

test("five characters are too short and six are enough", () => {
  expect(signUpProblem({ ...good, password: "12345", confirmation: "12345" })?.code).toBe("passwordTooShort");
  expect(signUpProblem({ ...good, password: "123456", confirmation: "123456" })).toBeNull();
});
