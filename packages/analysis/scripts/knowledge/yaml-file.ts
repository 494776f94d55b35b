import { readFileSync } from "node:fs";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";

/** What is wrong with the knowledge: each fault with its file and line. */
export class KnowledgeFaults extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.faults = faults;
  }
}

/** Faults found so far, so that one run names all of them. */
export type Faults = string[];

/** A file of knowledge that was read: its content, and where each part of it stands. */
export interface KnowledgeFile<T> {
  /** Path as a person would open it. */
  path: string;
  content: T;
  /** Notes a fault at a part of the file, by the path of keys that leads to it. */
  fault: (at: readonly PropertyKey[], message: string) => void;
}

/** How a file of a shape is read, by its path under `knowledge`; null where it has faults. */
export type ReadOne = <T>(path: string, shape: z.ZodType<T>) => KnowledgeFile<T> | null;

/** Fields whose text a computer may take for a number (18.10), so that they must stand in quotes. */
const QUOTED = new Set(["citation", "statute", "quote"]);

/** What was read without a fault: the same text under the same name is not parsed again. */
const clean = new Map<string, { text: string; shape: z.ZodType; content: unknown }>();

/**
 * Reads a YAML file and checks its shape.
 * @param name the path to be named in faults
 * @returns null where the file has faults; they are then in `faults`, each as `file:line: what`
 */
export function readKnowledge<T>(
  file: string,
  name: string,
  shape: z.ZodType<T>,
  faults: Faults,
): KnowledgeFile<T> | null {
  const text = readFileSync(file, "utf8");
  const known = clean.get(name);
  const content =
    known?.text === text && known.shape === shape
      ? { value: known.content as T }
      : checked(text, name, shape, faults);
  if (!content) return null;
  clean.set(name, { text, shape, content: content.value });
  // Hundreds of parsed documents would stay in memory for the few that have a fault found later.
  let document: Parsed | undefined;
  const fault = (at: readonly PropertyKey[], message: string) => {
    document ??= parsed(text);
    faults.push(`${name}:${lineOf(document, at)}: ${message}`);
  };
  return { path: name, content: content.value, fault };
}

type Parsed = ReturnType<typeof parsed>;

function parsed(text: string) {
  const lines = new LineCounter();
  return { lines, document: parseDocument(text, { lineCounter: lines, version: "1.2" }) };
}

/** The content of a file without faults; those of any other are noted. */
function checked<T>(text: string, name: string, shape: z.ZodType<T>, faults: Faults): { value: T } | null {
  const file = parsed(text);
  const { document, lines } = file;
  const before = faults.length;
  const say = (offset: number, message: string) =>
    faults.push(`${name}:${lines.linePos(offset).line}: ${message}`);
  for (const error of [...document.errors, ...document.warnings]) say(error.pos[0], error.message);
  if (faults.length > before) return null;
  if (!name.includes("/words/"))
    visit(document, {
      Pair(_, { key, value }) {
        if (!isScalar(key) || !QUOTED.has(String(key.value)) || !isScalar(value)) return;
        if (value.type === "PLAIN") say(value.range?.[0] ?? 0, `${String(key.value)} must stand in quotes.`);
      },
    });
  const { success, data, error } = shape.safeParse(document.toJS());
  for (const issue of error?.issues ?? [])
    faults.push(`${name}:${lineOf(file, placeOf(issue))}: ${issue.path.join(".")}: ${messageOf(issue)}`);
  return success && faults.length === before ? { value: data } : null;
}

/** The line of the nearest part that there is. */
function lineOf({ document, lines }: Parsed, at: readonly PropertyKey[]): number {
  for (let depth = at.length; depth >= 0; depth--) {
    const node = depth === 0 ? document.contents : document.getIn(at.slice(0, depth), true);
    const range = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
    if (Array.isArray(range)) return lines.linePos(Number(range[0])).line;
  }
  return lines.linePos(0).line;
}

/** Where it is wrong: a key that is not known stands on a line of its own. */
function placeOf(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

/** What is wrong, and for a part of several forms what keeps it from being each of them. */
function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return issue.message;
  const forms = issue.errors.map((form) =>
    form.map((one) => [...one.path.map(String), messageOf(one)].join(": ")).join(" "),
  );
  return `It has none of its forms. ${forms.join(" Or: ")}`;
}
