import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { WHOLE, exportsAny, importedNames } from "./contract-parts.ts";
import { type Piece, bitsOf, shareOut } from "./shared-files.ts";
import { CATALOGUE, wordsIn } from "./single-words.ts";

type Groups = NonNullable<Rolldown.CodeSplittingOptions["groups"]>;
type NameOf = Extract<Groups[number]["name"], (...all: never[]) => unknown>;
type Graph = Parameters<NameOf>[1];

const FRAMEWORK = /\/node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/;
/** What the few pages carry whose forms are checked in the browser by the contract's own schemas. */
const SCHEMAS = /\/node_modules\/(zod|@orpc)\/|\?part=schemas$/;
const PAGE = "?__react-router-build-client-route";

/**
 * What a module imports; of a catalogue of words, those that it says, and of the contract the parts that it names: what
 * only passes on is not carried.
 */
function importsOf(id: string, graph: Graph): string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => {
    const passedOn = () => graph.getModuleInfo(imported)?.importedIds ?? [];
    if (CATALOGUE.test(imported)) return wordsIn(code ?? "", imported, passedOn());
    if (!WHOLE.test(imported)) return [imported];
    const named = importedNames(code ?? "");
    return partsUnder(imported, graph).filter((part) =>
      exportsAny(graph.getModuleInfo(part)?.code ?? "", named),
    );
  });
}

/** The parts that a module of the contract passes on. */
function partsUnder(id: string, graph: Graph): string[] {
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  return imported.flatMap((one) => (WHOLE.test(one) ? partsUnder(one, graph) : [one]));
}

/** Everything that a module imports, and what that imports, but for what is fetched when it is needed. */
function reached(from: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([from]);
  for (const id of found) for (const imported of importsOf(id, graph)) found.add(imported);
  return found;
}

/** Most people begin here, with nothing in the browser's store: it counts as so many pages. */
const FIRST = { page: "/routes/landing/home.tsx", weight: 256 };

/** The file of each module that stands on every page or on several. */
function filesOf(app: string, graph: Graph, all: readonly string[]): Map<string, string> {
  const pages = all.flatMap((page) =>
    Array.from({ length: page.includes(FIRST.page) ? FIRST.weight : 1 }, () => page),
  );
  const files = new Map<string, string>();
  for (const root of ["root.tsx", "entry.client.tsx"])
    for (const id of reached(join(app, root), graph)) files.set(id, "frame");
  const users = new Map<string, Uint32Array>();
  for (const [place, page] of pages.entries())
    for (const id of reached(page, graph)) {
      const used = users.get(id) ?? new Uint32Array(Math.ceil(pages.length / 32));
      users.set(id, used);
      used[place >>> 5] = (used[place >>> 5] ?? 0) | (1 << (place & 31));
    }
  const pieces = [...users].flatMap(([id, used]): Piece[] => {
    const count = used.reduce((sum, word) => sum + bitsOf(word), 0);
    const isShared = count > FIRST.weight || (count > 1 && count !== FIRST.weight);
    if (!isShared || files.has(id) || FRAMEWORK.test(id) || SCHEMAS.test(id)) return [];
    const bytes = graph.getModuleInfo(id)?.code?.length ?? 0;
    return [{ id, bytes, pages: used, imports: importsOf(id, graph) }];
  });
  for (const [id, number] of shareOut(pieces)) files.set(id, `shared-${number}`);
  return files;
}

function codeSplitting(app: string): Rolldown.CodeSplittingOptions {
  const pages: string[] = [];
  let files: Map<string, string> | undefined;
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: "framework", test: FRAMEWORK, priority: 2 },
      { name: "schemas", test: SCHEMAS, priority: 2 },
      {
        // All modules are seen here before the first is asked for its file.
        test(id) {
          if (id.endsWith(PAGE) && id.includes("/routes/")) pages.push(id);
          return !id.endsWith(PAGE);
        },
        name(id, graph) {
          files ??= filesOf(app, graph, pages);
          return files.get(id) ?? null;
        },
        priority: 1,
      },
    ],
  };
}

/**
 * The files of the browser's build: the framework, what every page has, what some pages share, and a file for each
 * page. A page asks for few files, and a change of one page leaves the others' in the browser's store.
 * @param app folder of the pages
 */
export function chunks(app: string): Plugin {
  return {
    name: "standing:chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    outputOptions: (options) => ({ ...options, codeSplitting: codeSplitting(app) }),
  };
}
