// The coverage table: lines of the specification, each with the test that proves it.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const KINDS = [
  "screen",
  "route",
  "field",
  "rule",
  "message",
  "constant",
  "call",
  "state",
  "permission",
] as const;

const row = z.strictObject({
  document: z.enum(["claimant", "attorney", "ours"]),
  section: z.string().regex(/^(?:[1-9]|[A-Z][a-z ]+)$/u),
  kind: z.enum(KINDS),
  line: z.string().min(3),
  words: z.array(z.string().min(1)).optional(),
  route: z.string().startsWith("/").optional(),
  test: z.union([z.string(), z.array(z.string()).min(1)]),
});

export type CoverageRow = z.infer<typeof row> & { file: string };

/** Where the texts for people stand: catalogues, mails and the contract. */
const TEXT_PLACES = ["apps/web/messages/en", "apps/server/src", "packages/contract/src"];
const TEXT_FILE = /(?:\/messages\/en\/[^/]+\.json|\.en\.ts|packages\/contract\/src\/[^/]+\.ts)$/u;

/** Reads every file of rows under `docs/coverage`; throws where one has not the shape that its README tells. */
export function readRows(root: string): CoverageRow[] {
  const folder = path.join(root, "docs/coverage");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .flatMap((name) => {
      const content: unknown = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
      const parsed = z.array(row).safeParse(content);
      if (!parsed.success) throw new Error(`docs/coverage/${name}: ${z.prettifyError(parsed.error)}`);
      return parsed.data.map((found) => Object.assign(found, { file: name }));
    });
}

/** The tests that a row names, as file and title. */
function testsOf({ test }: CoverageRow): { file: string; title: string }[] {
  return [test].flat().map((name) => {
    const [file = "", ...title] = name.split(" > ");
    return { file, title: title.join(" > ") };
  });
}

/** Sentences about rows that point at nothing: a missing file, title, text or route. Empty when all is well. */
export function faultsOf(rows: readonly CoverageRow[], root: string): string[] {
  const sources = new Map<string, string>();
  const read = (file: string): string => {
    const known = sources.get(file);
    if (known !== undefined) return known;
    const full = path.join(root, file);
    const text = existsSync(full) ? readFileSync(full, "utf8") : "";
    sources.set(file, text);
    return text;
  };
  const texts = plain(textFiles(root).map(read).join("\n"));
  const routes = routePaths(read("apps/web/app/routes.ts"));
  return rows.flatMap((found) =>
    [
      ...testsOf(found).flatMap(({ file, title }) => missingTest(read(file), file, title)),
      ...(found.words ?? [])
        .filter((words) => !texts.includes(plain(words)))
        .map((words) => `no text '${words}'`),
      ...(found.route && !routes.has(found.route) ? [`no route ${found.route}`] : []),
    ].map((fault) => `${found.file}: ${found.line}: ${fault}`),
  );
}

function missingTest(source: string, file: string, title: string): string[] {
  if (!source) return [`no file ${file}`];
  return title && plain(source).includes(plain(title)) ? [] : [`no test '${title}' in ${file}`];
}

function textFiles(root: string): string[] {
  return TEXT_PLACES.flatMap((place) =>
    readdirSync(path.join(root, place), { recursive: true, encoding: "utf8" }).map(
      (name) => `${place}/${name}`,
    ),
  ).filter((file) => TEXT_FILE.test(file));
}

/** Paths of the route table, written as the specification writes them: `/case/{id}`. */
function routePaths(source: string): Set<string> {
  const named = [...source.matchAll(/route\("([^"]+)"/gu)].map(([, found = ""]) => `/${found}`);
  return new Set(["/", ...named.map((found) => found.replaceAll(/:(\w+)/gu, "{$1}"))]);
}

/** One kind of apostrophe and quotation mark, and no difference of escapes. */
function plain(text: string): string {
  return text
    .replaceAll(/\\(?=["'])/gu, "")
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[“”]/gu, '"');
}

const DOCUMENTS = {
  claimant: "Claimant side",
  attorney: "Attorneys, community and administration",
  ours: "What we add",
} as const;

/** The page `docs/coverage.md`: a table for each section of both documents. */
export function renderCoverage(rows: readonly CoverageRow[]): string {
  const lines = [
    "# Coverage",
    "",
    "One row for each line of the two specifications, and of what we add to them, with the test that proves it. Written by",
    "`npm run coverage` from `docs/coverage/*.json`; `npm run verify` fails when a row points at nothing or this page is out",
    "of date.",
    "",
    `${rows.length} rows.`,
  ];
  for (const document of ["claimant", "attorney", "ours"] as const) {
    lines.push("", `## ${DOCUMENTS[document]}`);
    const own = rows.filter((found) => found.document === document);
    for (const section of [...new Set(own.map((found) => found.section))].toSorted()) {
      lines.push(
        "",
        document === "ours" ? `### ${section}` : `### Section ${section}`,
        "",
        "| Kind | Line | Words to the letter | Test |",
        "| --- | --- | --- | --- |",
      );
      lines.push(
        ...own
          .filter((found) => found.section === section)
          .toSorted(byKind)
          .map(renderRow),
      );
    }
  }
  return `${lines.join("\n")}\n`;
}

function byKind(one: CoverageRow, other: CoverageRow): number {
  return KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind);
}

function renderRow(found: CoverageRow): string {
  const tests = testsOf(found).map(({ file, title }) => `[${cell(title)}](../${file})`);
  const words = (found.words ?? []).map((text) => `‘${cell(text)}’`);
  return `| ${found.kind} | ${cell(found.line)} | ${words.join("<br>")} | ${tests.join("<br>")} |`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}
