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
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines, version: "1.2" });
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
  const fault = (at: readonly PropertyKey[], message: string) => {
    for (let depth = at.length; depth >= 0; depth--) {
      const node = depth === 0 ? document.contents : document.getIn(at.slice(0, depth), true);
      const range = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
      if (Array.isArray(range)) {
        say(Number(range[0]), message);
        return;
      }
    }
    say(0, message);
  };
  const parsed = shape.safeParse(document.toJS());
  if (!parsed.success)
    for (const issue of parsed.error.issues)
      fault(placeOf(issue), `${issue.path.join(".")}: ${messageOf(issue)}`);
  return parsed.success && faults.length === before ? { path: name, content: parsed.data, fault } : null;
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
