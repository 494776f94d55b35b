import { defineConfig } from "oxlint";

/** Patterns are Rust's: a look-ahead such as (?!x) would be dropped without a word, and the ban with it. */
type Ban = { message: string; importNamePattern?: string } & ({ regex: string } | { group: string[] });

/** Bans every import but files of one's own and the packages named. */
const nothingBut = (packages: string[], message: string): Ban => ({
  group: ["**", "!.", "!..", "!./**", "!../**", ...packages.map((name) => `!${name}`)],
  message,
});

/** An override replaces the imports banned by a wider one, so each names the whole list. */
const bans = (...patterns: Ban[]): { "no-restricted-imports": ["error", { patterns: Ban[] }] } => ({
  "no-restricted-imports": ["error", { patterns: [namelessFolder, ...patterns] }],
});

/** Of folders of ours; packages name theirs as they like. */
const namelessFolder: Ban = {
  regex: "^[.](.*/)?(utils?|lib|helpers?|common|shared|types)/",
  message: "Name a folder after what it holds.",
};
const sql: Ban = {
  regex: "^(pg|drizzle-orm|drizzle-kit)(/|$)",
  message: "SQL stands in queries.ts, db and kernel only.",
};
const pageSources: Ban = {
  regex: "^(@standing/web|(\\.\\./)+web/)",
  message: "The server gets the pages as a build, not as sources.",
};
const packageByPath: Ban = { regex: "^(\\.\\./)+packages/", message: "Import a package by its name." };
const insideOfFeature: Ban = {
  regex: "features/([^/]+/)+(queries|rules)\\.ts$",
  message: "A feature is entered through its verbs.",
};
/** A way up that goes down again into a folder leads to another feature, or to a part with verbs of its own. */
const insideOfSibling: Ban = {
  regex: "^(\\.\\./)+([^./][^/]*/)+(queries|rules|procedures)\\.ts$",
  message: "Another feature is entered through its verbs.",
};
const featureFromBelow: Ban = {
  regex: "(^|/)(features|demo|http)/",
  message: "This lies below the features: they know it, it knows none of them.",
};
const otherWorkspace: Ban = {
  regex: "^(\\.\\./)+(apps|packages|analysis|contract|server|web)/",
  message: "This package imports nothing of ours.",
};

const webBans: Ban[] = [
  { regex: "^@standing/(analysis|server|web)", message: "The web knows the contract only." },
  { regex: "^(\\.\\./)+(server|apps|packages)/", message: "The web knows the contract only, by its name." },
  { regex: "^(pg|pg-boss|drizzle-orm|hono|better-auth)(/|$)", message: "Only the server uses this." },
];
/** Pages stand on features, features on the shell, the shell on the primitives: no import goes up. */
const upInWeb = (...above: string[]): Ban => ({
  regex: `^\\.\\.?/(.*/)?(${above.join("|")})/`,
  message: "Pages, then features, then shell, then ui, then words: no import goes up.",
});
const anotherPage: Ban = {
  regex: "^(\\./[^+]|\\.\\./[^.])",
  message: "A page imports no other page: what two of them need stands in a feature.",
};
/** A promise that a loader leaves to the page must not end the process when the visitor has gone. */
const bareStream: Ban = {
  regex: "^react-router$",
  importNamePattern: "^Await$",
  message: "A part that comes later is made by streamed() and shown by <StreamedPart>.",
};
/** The primitives know the words of their own buttons, and no others. */
const productWords: Ban = {
  regex: "words/([a-tv-z]|u[a-hj-z]|ui[^.])[^/]*\\.ts$",
  message: "Primitives know no product words: take them as a property.",
};

export default defineConfig({
  plugins: ["typescript", "import", "react", "jsx-a11y", "promise", "unicorn", "oxc", "vitest", "node"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  env: { es2024: true, node: true },
  options: { typeAware: true },
  ignorePatterns: [
    "**/build/**",
    "packages/analysis/src/compiled/**",
    "**/.react-router/**",
    "**/migrations/**",
  ],
  rules: {
    eqeqeq: ["error", "always", { null: "ignore" }],
    "max-lines": ["error", { max: 400 }],
    // Playwright's fixtures name what they need by destructuring, and some need nothing.
    "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    "no-warning-comments": [
      "error",
      { terms: ["todo", "fixme", "xxx", "oxlint-disable", "eslint-disable"], location: "anywhere" },
    ],
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": ["error", { checksVoidReturn: false }],
    "typescript/switch-exhaustiveness-check": "error",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],

    "consistent-return": "off",
    "import/namespace": "off",
    "import/no-named-as-default-member": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "no-await-in-loop": "off",
    "no-control-regex": "off",
    "oxc/no-map-spread": "off",
    "react/react-in-jsx-scope": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "unicorn/consistent-function-scoping": "off",
    "unicorn/no-array-reverse": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/prefer-set-has": "off",
    "vitest/no-conditional-expect": "off",
    "vitest/require-to-throw-message": "off",
  },
  overrides: [
    {
      files: ["apps/web/**/*.{ts,tsx}"],
      rules: bans(...webBans),
    },
    {
      files: ["apps/web/app/routes/**"],
      rules: bans(...webBans, bareStream, upInWeb("frame", "routes"), anotherPage),
    },
    { files: ["apps/web/app/features/**"], rules: bans(...webBans, bareStream, upInWeb("frame", "routes")) },
    { files: ["apps/web/app/shell/**"], rules: bans(...webBans, upInWeb("frame", "routes", "features")) },
    {
      files: ["apps/web/app/ui/**"],
      rules: bans(...webBans, upInWeb("frame", "routes", "features", "shell"), productWords),
    },
    {
      files: ["packages/contract/**/*.ts"],
      rules: bans(
        otherWorkspace,
        nothingBut(
          ["zod", "@orpc", "@orpc/contract", "vitest"],
          "The contract rests on zod and @orpc/contract alone.",
        ),
      ),
    },
    {
      files: ["packages/analysis/**/*.ts"],
      rules: bans(
        otherWorkspace,
        nothingBut(["node:*", "node:*/*", "vitest", "fast-check"], "The engine imports nothing but itself."),
      ),
    },
    {
      // The knowledge is checked before it runs; the engine sees the compiled module only.
      files: ["packages/analysis/scripts/{compile-knowledge.ts,knowledge/**}"],
      rules: bans(
        otherWorkspace,
        nothingBut(["node:*", "vitest", "yaml", "zod"], "The knowledge is checked by yaml and zod alone."),
      ),
    },
    {
      files: ["packages/analysis/src/{deadlines,estimate,law,reading,report,retrieval,rules}/**/*.ts"],
      // shipped.ts reads the corpus that ships, for the command line and for whoever loads a database.
      excludeFiles: ["**/*.test.ts", "packages/analysis/src/retrieval/shipped.ts"],
      rules: bans(
        otherWorkspace,
        nothingBut([], "The engine imports nothing but itself, and reaches no clock, file or network."),
      ),
    },
    { files: ["apps/server/**/*.ts"], rules: bans(pageSources, packageByPath, insideOfFeature, sql) },
    {
      files: ["apps/server/src/ports/**/*.ts"],
      rules: bans(pageSources, packageByPath, insideOfFeature, featureFromBelow, sql),
    },
    {
      files: ["apps/server/src/{db,kernel}/**/*.ts"],
      rules: bans(pageSources, packageByPath, insideOfFeature, featureFromBelow),
    },
    {
      files: ["apps/server/*.ts", "apps/server/src/testing/**/*.ts", "apps/server/src/**/*.test.ts"],
      rules: bans(pageSources, packageByPath, insideOfFeature),
    },
    {
      files: ["apps/server/src/features/**/*.ts"],
      rules: bans(pageSources, packageByPath, insideOfSibling, sql),
    },
    {
      files: ["apps/server/src/features/**/queries.ts", "apps/server/src/features/**/*.test.ts"],
      rules: bans(pageSources, packageByPath, insideOfSibling),
    },
  ],
});
