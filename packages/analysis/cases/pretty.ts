import type { Json } from "./differences.ts";

const WIDTH = 110;

/** JSON as the formatter of the project leaves it: objects one key to a line, short lists on one line. */
export function pretty(value: Json): string {
  return `${print(value, "", 0)}\n`;
}

/** `before`: how many characters already stand on the line. */
function print(value: Json, indent: string, before: number): string {
  if (Array.isArray(value)) return printList(value, indent, before);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  const deeper = `${indent}  `;
  const lines = entries.map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${deeper}${name}${print(item, deeper, deeper.length + name.length)}`;
  });
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

function printList(list: readonly Json[], indent: string, before: number): string {
  const plain = list.every((item) => typeof item !== "object" || item === null);
  const line = `[${list.map((item) => JSON.stringify(item)).join(", ")}]`;
  if (plain && (list.length === 0 || before + line.length < WIDTH)) return line;
  const deeper = `${indent}  `;
  return `[\n${list.map((item) => deeper + print(item, deeper, deeper.length)).join(",\n")}\n${indent}]`;
}
