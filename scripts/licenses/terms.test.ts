import { expect, test } from "vitest";
import { isFree, productionPackages } from "./terms.ts";

const licensed = (license: string | null) => isFree({ name: "a", version: "1.0.0", license });

test.each(["MIT", "(MIT OR GPL-3.0-or-later)", "(MIT AND Zlib)", "Apache-2.0 AND LGPL-3.0-or-later"])(
  "%s may be part of the product",
  (license) => expect(licensed(license)).toBe(true),
);

test.each(["GPL-3.0-only", "AGPL-3.0", "MIT AND GPL-2.0", "UNLICENSED", "SEE LICENSE IN x", "", null])(
  "%s may not",
  (license) => expect(licensed(license)).toBe(false),
);

test("what only tests and tools need is left out, and each package is named once", () => {
  const found = productionPackages({
    packages: {
      "": { version: "1.0.0" },
      "apps/web": { version: "1.0.0" },
      "node_modules/@standing/web": { link: true },
      "node_modules/b": { version: "2.0.0", license: "MIT" },
      "node_modules/x/node_modules/b": { version: "2.0.0", license: "MIT" },
      "node_modules/x": { version: "1.0.0" },
      "node_modules/tool": { version: "1.0.0", license: "GPL-3.0-only", dev: true },
    },
  });
  expect(found).toEqual([
    { name: "b", version: "2.0.0", license: "MIT" },
    { name: "x", version: "1.0.0", license: null },
  ]);
});
