import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

const ORIGIN = "https://standing.example";

test.each([
  ["/case/1?x=1", "/case/1?x=1"],
  ["https://standing.example/forum", "/forum"],
  ["https://evil.example/", "/"],
  ["//evil.example/path", "/"],
  ["/\\evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["", "/"],
  [null, "/"],
])("%s leads to %s", (address, path) => expect(localPath(address, ORIGIN)).toBe(path));
