import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type Plugin, parseAst, transformWithOxc } from "vite";

const MODULE = /\/packages\/contract\/src\/[\w-]+\.ts(\?part=(?:plain|schemas))?$/;
/** A module of the contract that passes its two parts on. */
export const WHOLE = /\/packages\/contract\/src\/[\w-]+\.ts$/;
/** What schemas are made with. */
const MAKERS = /^(zod|@orpc\/contract)$/;
const CALLS: ReadonlySet<string> = new Set([
  "CallExpression",
  "NewExpression",
  "MemberExpression",
  "ObjectExpression",
]);

type Node = { type: string; start: number; end: number };

interface Declared {
  names: string[];
  exported: boolean;
  /** The declaration without `export`. */
  code: string;
  /** Names of this module that it reads. */
  reads: Set<string>;
}

interface Parts {
  /** The module that stands for both. */
  whole: string;
  /** Numbers, names and functions without schemas. */
  plain: string;
  /** Everything else, made for its own sake alone: what nobody reads is left out. */
  schemas: string;
}

/** Every name that a piece of code mentions. A name of a property counts too, which is on the safe side. */
const mentioned = (code: string): Set<string> => new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** A value that is made by a call, so that it is left out where nobody reads it. */
function madeForItself(code: string, { start, end }: Node, from: number): string {
  return `${code.slice(from, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()`;
}

/**
 * Splits a module of the contract into what a page of the browser may carry at no cost, and its schemas.
 * @param name of the module's file
 * @param code plain JavaScript
 */
export function partsOf(name: string, code: string): Parts {
  const imports: string[] = [];
  const passed: string[] = [];
  const makers = new Set<string>();
  const declared: Declared[] = [];
  const cut = ({ start, end }: Node) => code.slice(start, end);
  for (const statement of parseAst(code).body) {
    if (statement.type === "ImportDeclaration") {
      imports.push(cut(statement));
      if (MAKERS.test(statement.source.value) || statement.source.value === "./errors.ts")
        for (const { local } of statement.specifiers) makers.add(local.name);
      continue;
    }
    if (
      statement.type === "ExportAllDeclaration" ||
      (statement.type === "ExportNamedDeclaration" && !statement.declaration)
    ) {
      passed.push(cut(statement));
      continue;
    }
    const exported = statement.type === "ExportNamedDeclaration";
    const inner = exported ? statement.declaration : statement;
    if (inner?.type === "VariableDeclaration") {
      const texts = inner.declarations.map((one) =>
        one.init && CALLS.has(one.init.type) ? madeForItself(code, one.init, one.start) : cut(one),
      );
      const names = inner.declarations.map(({ id }) => (id.type === "Identifier" ? id.name : ""));
      declared.push({
        names,
        exported,
        code: `${inner.kind} ${texts.join(", ")};`,
        reads: mentioned(cut(inner)),
      });
    } else if (inner?.type === "FunctionDeclaration" || inner?.type === "ClassDeclaration") {
      declared.push({
        names: [inner.id?.name ?? ""],
        exported,
        code: cut(inner),
        reads: mentioned(cut(inner)),
      });
    } else throw new Error(`${name}: a module of the contract only declares things`);
  }
  const schemas = new Set(makers);
  for (let before = -1; before !== schemas.size;) {
    before = schemas.size;
    for (const { names, reads } of declared)
      if ([...reads].some((read) => schemas.has(read))) for (const one of names) schemas.add(one);
  }
  const isSchema = ({ names }: Declared) => names.some((one) => schemas.has(one));
  const write = (all: readonly Declared[]) => all.map((one) => `export ${one.code}`).join("\n");
  const [plain, rest] = [declared.filter((one) => !isSchema(one)), declared.filter(isSchema)];
  const list = (all: readonly Declared[]) => all.flatMap(({ names }) => names).join(", ");
  const shown = (all: readonly Declared[]) => list(all.filter(({ exported }) => exported));
  return {
    whole: [
      ...passed,
      `export { ${shown(plain)} } from "./${name}?part=plain";`,
      `export { ${shown(rest)} } from "./${name}?part=schemas";`,
    ].join("\n"),
    plain: [...imports.filter((one) => !/from "(zod|@orpc\/contract)"/.test(one)), write(plain)].join("\n"),
    schemas: [...imports, `import { ${list(plain)} } from "./${name}?part=plain";`, write(rest)].join("\n"),
  };
}

/** The names that a module takes from others by name. */
export function importedNames(code: string): ReadonlySet<string> {
  const lists = [...code.matchAll(/\bimport\s*\{([^}]*)\}/g)].map((found) => found[1] ?? "");
  return new Set(lists.flatMap((list) => list.split(",").map((one) => one.trim().split(/\s/)[0] ?? "")));
}

/** Whether a part declares one of these names. */
export function exportsAny(code: string, names: ReadonlySet<string>): boolean {
  return [...code.matchAll(/\bexport (?:const|let|function|class) ([\w$]+)/g)].some((found) =>
    names.has(found[1] ?? ""),
  );
}

/** Schemas of the contract stay on the server, but for those that a page of the browser reads. */
export function contractParts(): Plugin {
  return {
    name: "standing:contract-parts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: MODULE },
      async handler(id) {
        const [file = "", part = ""] = id.split("?part=");
        const { code } = await transformWithOxc(await readFile(file, "utf8"), file, { sourcemap: false });
        const parts = partsOf(basename(file), code);
        const asked = part === "plain" ? parts.plain : part === "schemas" ? parts.schemas : parts.whole;
        return { code: asked, moduleSideEffects: false };
      },
    },
  };
}
