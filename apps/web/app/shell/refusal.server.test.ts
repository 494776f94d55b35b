import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ORPCError } from "@orpc/client";
import { expect, test, vi } from "vitest";
import type { RequestContext } from "../request-context.ts";
import { answerTo, flashOutcome, refusalOf } from "./refusal.server.ts";

/** What is set on the answer of one request. */
function visit() {
  const kept = new Map<string, string>();
  const cookies: RequestContext["cookies"] = {
    get: (name) => kept.get(name) ?? null,
    set: (name, value) => void kept.set(name, value),
  };
  return { kept, standing: { cookies, requestId: "r1" } as RequestContext };
}

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

test("what has no words of its own is told by the page's usual message, with the status of the contract", () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const { standing } = visit();
  const words = { event: "vote_failed", otherwise: "voteFailed" } as const;
  expect(answerTo(new ORPCError("NOT_FOUND"), standing, words)).toEqual({
    code: null,
    toast: "voteFailed",
    status: 404,
  });
  expect(answerTo(new Error("broken"), standing, words)).toMatchObject({ toast: "voteFailed", status: 502 });
  expect(answerTo(new ORPCError("RATE_LIMITED"), standing, words)).toMatchObject({
    toast: "tooManyAttempts",
  });
  expect(write).toHaveBeenCalledTimes(2);
  write.mockRestore();
});

test("the next page says what became of a call, a refusal as well as what was done", () => {
  const words = { done: "replySaved", event: "reply_failed", otherwise: "saveFailed" } as const;
  const told = (error: unknown) => {
    const { kept, standing } = visit();
    flashOutcome(error, standing, words);
    return kept.get("standing_flash");
  };
  expect(told(null)).toBe("replySaved..");
  expect(told(new ORPCError("ACCOUNT_SUSPENDED"))).toBe("accountSuspended..");
});

/** A page that logs a fault and chooses a message for it by itself has forgotten the refusals among the faults. */
test("no page chooses a message for a failed call but by the table", () => {
  const app = path.join(import.meta.dirname, "..");
  const source = (file: string) => readFileSync(path.join(app, file), "utf8");
  const files = globSync("{features,routes}/**/*.{ts,tsx}", { cwd: app }).filter(
    (file) => !file.includes(".test."),
  );
  const byThemselves = files.filter((file) => {
    const text = source(file);
    return /\blogFailure\(/.test(text) && /\b(flash|toastWords)\(/.test(text);
  });
  // The sentence about a file that was refused stands beside its field, from a table of its own.
  expect(byThemselves).toEqual(["features/documents/documents.server.ts"]);
  const limits = files.filter((file) =>
    /=== "(RATE_LIMITED|UNAUTHORIZED|ACCOUNT_SUSPENDED)"/.test(source(file)),
  );
  expect(limits).toEqual([]);
});
