import { ORPCError } from "@orpc/client";
import { expect, test } from "vitest";
import { refusalOf } from "./refusal.server.ts";

test("a refusal has the words of the table and the status of the contract", () => {
  expect(refusalOf(new ORPCError("RATE_LIMITED"))).toEqual({
    code: "RATE_LIMITED",
    toast: "tooManyAttempts",
    status: 429,
  });
  expect(refusalOf(new ORPCError("WRONG_PASSWORD"))).toMatchObject({ toast: "wrongPassword", status: 403 });
});

test("a page may have words of its own", () => {
  const own = { EMAIL_NOT_VERIFIED: "confirmEmailFirst", BAD_REQUEST: "wrongCode" } as const;
  expect(refusalOf(new ORPCError("EMAIL_NOT_VERIFIED"), own)).toMatchObject({
    toast: "confirmEmailFirst",
    status: 403,
  });
  expect(refusalOf(new ORPCError("BAD_REQUEST"), own)).toMatchObject({ toast: "wrongCode", status: 422 });
});

test("a fault is no refusal, nor is one without words", () => {
  expect(refusalOf(new Error("broken"))).toBeNull();
  expect(refusalOf(new ORPCError("INTERNAL_SERVER_ERROR"))).toBeNull();
  expect(refusalOf(new ORPCError("NOT_FOUND"))).toBeNull();
  expect(refusalOf(new ORPCError("toString"))).toBeNull();
});
