import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const top = path.resolve(import.meta.dirname, "..");

/** Files that break one rule each: path, content, the rule. */
const PLANTED: [file: string, content: string, rule: string][] = [
  ["apps/web/app/routes/reaches-engine.tsx", `import "@standing/analysis";`, "no-restricted-imports"],
  ["apps/web/app/routes/reaches-server.tsx", `import "@standing/server";`, "no-restricted-imports"],
  ["apps/web/app/features/by-path.tsx", `import "../../../server/src/main.ts";`, "no-restricted-imports"],
  ["apps/web/app/features/database.ts", `import "pg";`, "no-restricted-imports"],
  [
    "apps/web/app/features/cases/climbs.tsx",
    `import type { loader } from "../../routes/cases/case.tsx";\nexport type Data = typeof loader;`,
    "no-restricted-imports",
  ],
  ["apps/web/app/features/cases/frames.tsx", `import "../../frame/header.tsx";`, "no-restricted-imports"],
  ["apps/web/app/routes/cases/borrows.tsx", `import "../billing/orders.tsx";`, "no-restricted-imports"],
  [
    "apps/web/app/routes/cases/neighbor.tsx",
    `import "../../routes/cases/case.tsx";`,
    "no-restricted-imports",
  ],
  ["apps/web/app/routes/cases/streams.tsx", `import { Await } from "react-router";`, "no-restricted-imports"],
  ["apps/web/app/shell/climbs.tsx", `import "../features/cases/card.tsx";`, "no-restricted-imports"],
  ["apps/web/app/ui/climbs.tsx", `import "../shell/theme.ts";`, "no-restricted-imports"],
  ["apps/web/app/ui/speaks.tsx", `import "../words/cases.ts";`, "no-restricted-imports"],
  ["packages/contract/src/leans-on-engine.ts", `import "@standing/analysis";`, "no-restricted-imports"],
  ["packages/contract/src/leans-on-hono.ts", `import "hono";`, "no-restricted-imports"],
  ["packages/contract/src/leaves.ts", `import "../../analysis/src/index.ts";`, "no-restricted-imports"],
  ["packages/analysis/src/leans-on-contract.ts", `import "@standing/contract";`, "no-restricted-imports"],
  ["packages/analysis/src/leans-on-zod.ts", `import "zod";`, "no-restricted-imports"],
  ["packages/analysis/src/law/reads-yaml.ts", `import "yaml";`, "no-restricted-imports"],
  ["packages/analysis/src/report/reads-files.ts", `import "node:fs";`, "no-restricted-imports"],
  ["packages/analysis/src/law/reads-net.ts", `import "node:net";`, "no-restricted-imports"],
  ["apps/server/src/http/sql-in-http.ts", `import "pg";`, "no-restricted-imports"],
  ["apps/server/src/http/inside.ts", `import "../features/cases/queries.ts";`, "no-restricted-imports"],
  ["apps/server/src/kernel/inside.ts", `import "../features/cases/rules.ts";`, "no-restricted-imports"],
  ["apps/server/src/db/inside.ts", `import "../features/cases/queries.ts";`, "no-restricted-imports"],
  ["apps/server/src/features/cases/sql-in-verb.ts", `import "drizzle-orm";`, "no-restricted-imports"],
  ["apps/server/src/features/cases/rules.ts", `import "drizzle-orm/pg-core";`, "no-restricted-imports"],
  ["apps/server/src/features/cases/sibling.ts", `import "../billing/queries.ts";`, "no-restricted-imports"],
  ["apps/server/src/features/cases/queries.ts", `import "../billing/rules.ts";`, "no-restricted-imports"],
  [
    "apps/server/src/features/cases/part/deep.ts",
    `import "../../billing/queries.ts";`,
    "no-restricted-imports",
  ],
  ["apps/server/src/features/cases/part.ts", `import "../ads/placements/rules.ts";`, "no-restricted-imports"],
  [
    "apps/server/src/http/deep.ts",
    `import "../features/ads/placements/queries.ts";`,
    "no-restricted-imports",
  ],
  ["apps/server/src/db/calls.ts", `import "../features/cases/submit-case.ts";`, "no-restricted-imports"],
  ["apps/server/src/kernel/calls.ts", `import "../features/cases/verb.ts";`, "no-restricted-imports"],
  ["apps/server/src/ports/mail/calls.ts", `import "../../features/cases/verb.ts";`, "no-restricted-imports"],
  [
    "apps/server/src/features/cases/page.ts",
    `import "../../../../web/app/root.tsx";`,
    "no-restricted-imports",
  ],
  [
    "apps/server/src/by-path.ts",
    `import "../../../packages/contract/src/index.ts";`,
    "no-restricted-imports",
  ],
  ["apps/server/src/nameless.ts", `import "./utils/strings.ts";`, "no-restricted-imports"],
  ["apps/server/src/chicken.ts", `import "./egg.ts";\nexport const chicken = 1;`, "no-cycle"],
  ["apps/server/src/egg.ts", `import "./chicken.ts";`, "no-cycle"],
  [
    "apps/server/src/left.ts",
    `import type { Right } from "./right.ts";\nexport type Left = Right | 1;`,
    "no-cycle",
  ],
  [
    "apps/server/src/right.ts",
    `import type { Left } from "./left.ts";\nexport type Right = Left | 2;`,
    "no-cycle",
  ],
  [
    "apps/server/src/anything.ts",
    `export const anything = (value: any): unknown => value;`,
    "no-explicit-any",
  ],
  [
    "apps/server/src/forgotten.ts",
    `export function go(): void {\n  Promise.resolve(1);\n}`,
    "no-floating-promises",
  ],
  [
    "apps/server/src/later.ts",
    `// ${["fix", "me"].join("")}: later\nexport const later = 1;`,
    "no-warning-comments",
  ],
  ["apps/server/src/long.ts", `export const long = 1;\n${"// line\n".repeat(400)}`, "max-lines"],
];

/** Files that keep the rules, so that a rule which refuses everything is found out. */
const LAWFUL: [file: string, content: string][] = [
  [
    "apps/web/app/routes/cases/page.tsx",
    `import "@standing/contract";\nimport "react-router";\nimport "../../features/part.tsx";`,
  ],
  ["apps/web/app/features/part.tsx", `import "react";`],
  ["apps/web/app/features/cases/part.tsx", `import "../../shell/theme.ts";\nimport "../part.tsx";`],
  ["apps/web/app/shell/theme.ts", `import "../ui/button.tsx";`],
  ["apps/web/app/ui/button.tsx", `import "../words/ui.ts";`],
  ["apps/web/app/words/ui.ts", `export const ui = 1;`],
  ["apps/server/src/features/billing/part/verb.ts", `import "../queries.ts";\nimport "../../cases/verb.ts";`],
  ["packages/contract/src/lawful.ts", `import "zod";\nimport "@orpc/contract";\nimport "./other.ts";`],
  ["packages/contract/src/other.ts", `export const other = 1;`],
  ["packages/analysis/src/main.ts", `import "node:fs";\nimport "./report/lawful.ts";`],
  ["packages/analysis/src/report/lawful.ts", `import "../law/rule.ts";`],
  ["packages/analysis/src/law/rule.ts", `export const rule = 1;`],
  ["packages/analysis/scripts/knowledge/lawful.ts", `import "yaml";\nimport "zod";`],
  ["apps/server/src/db/lawful.ts", `import "pg";\nimport "drizzle-orm";`],
  ["apps/server/src/features/billing/queries.ts", `import "drizzle-orm";`],
  [
    "apps/server/src/features/billing/verb.ts",
    `import "./queries.ts";\nimport "./rules.ts";\nimport "../cases/verb.ts";`,
  ],
  ["apps/server/src/features/billing/rules.ts", `export const limit = 2;`],
  ["apps/server/src/features/cases/verb.ts", `export const verb = 1;`],
  ["apps/server/src/features/cases/procedures.ts", `import "../../kernel/lawful.ts";\nimport "./verb.ts";`],
  ["apps/server/src/kernel/lawful.ts", `import "drizzle-orm";\nimport "@standing/analysis";`],
];

interface Diagnostic {
  code: string;
  filename: string;
}

describe("the boundaries that lint enforces", { timeout: 60_000 }, () => {
  let tree: string;
  let found: Map<string, string[]>;

  beforeAll(() => {
    tree = mkdtempSync(path.join(tmpdir(), "standing-boundaries-"));
    for (const file of ["oxlint.config.ts", "tsconfig.base.json", "package.json"]) {
      cpSync(path.join(top, file), path.join(tree, file));
    }
    symlinkSync(path.join(top, "node_modules"), path.join(tree, "node_modules"));
    writeFileSync(
      path.join(tree, "tsconfig.json"),
      `{ "extends": "./tsconfig.base.json", "include": ["apps", "packages"] }`,
    );
    for (const [file, content] of [...PLANTED, ...LAWFUL]) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      writeFileSync(path.join(tree, file), `${content}\n`);
    }
    const lint = spawnSync(
      process.execPath,
      [path.join(top, "node_modules/oxlint/bin/oxlint"), "-f", "json", "apps", "packages"],
      {
        cwd: tree,
        encoding: "utf8",
        maxBuffer: 50_000_000,
      },
    );
    if (lint.status === 0) throw new Error("Lint found nothing wrong at all");
    const { diagnostics } = JSON.parse(lint.stdout) as { diagnostics: Diagnostic[] };
    found = new Map();
    for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code]);
  }, 60_000);
  afterAll(() => rmSync(tree, { recursive: true }));

  it.each(PLANTED)("refuses %s", (file, _content, rule) => {
    expect(found.get(file)?.join(" ")).toContain(rule);
  });

  it.each(LAWFUL)("lets %s pass", (file) => {
    const boundaryRules =
      found.get(file)?.filter((code) => /no-restricted-imports|no-cycle/.test(code)) ?? [];
    expect(boundaryRules).toEqual([]);
  });
});

describe("the tree", () => {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: top,
    encoding: "utf8",
  }).split("\n");

  it("has no folder whose name says nothing", () => {
    const nameless = /(^|\/)(utils?|lib|helpers?|common|shared|types)\//;
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => nameless.test(file))).toEqual([]);
  });
});
