import fc from "fast-check";
import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

const ORIGIN = "https://standing.example";

test.each([
  ["/case/1?x=1", "/case/1?x=1"],
  ["/case/1?next=//evil.example", "/case/1?next=//evil.example"],
  ["https://standing.example/forum", "/forum"],
  ["https://evil.example/", "/"],
  ["//evil.example/path", "/"],
  ["/\\evil.example", "/"],
  ["/.//evil.example", "/"],
  ["/x/..//evil.example", "/"],
  ["/%2e//evil.example", "/"],
  ["/%2E%2e/.//evil.example", "/"],
  ["https://standing.example//evil.example", "/"],
  ["https://standing.example/.//evil.example", "/"],
  ["https://standing.example@evil.example/", "/"],
  ["\t//evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["", "/"],
  [null, "/"],
])("%s leads to %s", (address, path) => expect(localPath(address, ORIGIN)).toBe(path));

/** Addresses made of what has fooled such checks before. */
const part = fc.constantFrom(
  ..."/ // \\ . .. %2e %2E%2e %2f %5c ; ? # @ : \t \n \r \0 evil.example standing.example https: http: javascript: data: x".split(
    " ",
  ),
);
const address = fc.array(fc.oneof(part, fc.string({ unit: "binary", maxLength: 4 })), { maxLength: 12 });
const start = fc.constantFrom("", "/", "//", ORIGIN, `${ORIGIN}/`, "https://evil.example");

test("whatever is asked for, what comes back is a path of this site, for every reader of it", () => {
  fc.assert(
    fc.property(start, address, (first, parts) => {
      const path = localPath(first + parts.join(""), ORIGIN);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(path).not.toMatch(/[\0-\x1f\x7f]/);
      for (const base of [ORIGIN, `${ORIGIN}/login?next=x`, `${ORIGIN}/a/b/c`])
        expect(new URL(path, base).origin).toBe(ORIGIN);
      expect(localPath(path, ORIGIN)).toBe(path);
    }),
    { numRuns: 5_000 },
  );
});

test("a plain path of this site is kept", () => {
  const name = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), fc.option(name), (names, query) => {
      const path = `/${names.join("/")}${query === null ? "" : `?q=${query}`}`;
      expect(localPath(path, ORIGIN)).toBe(path);
      expect(localPath(ORIGIN + path, ORIGIN)).toBe(path);
    }),
  );
});
