import { expect, test } from "vitest";
import { outageOf } from "./outage.ts";

const coded = (code: string, more: object = {}) => Object.assign(new Error("x"), { code, ...more });

test.each([
  coded("ECONNREFUSED"),
  coded("ENOENT", { syscall: "connect" }),
  coded("57P03"),
  coded("57P01"),
  coded("08006"),
  coded("53300"),
  new Error("Connection terminated unexpectedly"),
  new Error("Failed query", { cause: coded("57P02") }),
  new AggregateError([coded("ECONNREFUSED"), coded("ECONNREFUSED")]),
  { code: "ECONNREFUSED", message: "x (Queue: a, Worker: b)" },
])("what does not answer is unreachable: %o", (error) => {
  expect(outageOf(error)).toBe("unreachable");
});

test.each([coded("53100"), coded("ENOSPC"), new Error("Failed query", { cause: coded("53100") })])(
  "a full disk has no space: %o",
  (error) => {
    expect(outageOf(error)).toBe("no_space");
  },
);

test.each([
  coded("23505"),
  coded("ENOENT", { syscall: "open" }),
  coded("22021"),
  new Error("My landlord said: Connection terminated"),
  new TypeError("x is not a function"),
  "ECONNREFUSED",
  null,
  undefined,
])("a fault of ours, or of what was sent, is no outage: %o", (error) => {
  expect(outageOf(error)).toBeNull();
});
