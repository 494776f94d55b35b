import { paragraphsOf } from "../paragraphs-of.ts";
import type { Block } from "./block.ts";

export function heading(level: 2 | 3, text: string): Block {
  return { kind: "heading", level, text };
}

export function paragraph(text: string, look?: "quiet" | "strong" | "large"): Block {
  return { kind: "paragraph", text, ...(look === undefined ? {} : { look }) };
}

/** Paragraphs of a text that parts them by blank lines. */
export function paragraphs(text: string): Block[] {
  return paragraphsOf(text).map((part) => paragraph(part.trim()));
}

export function list(items: readonly string[]): Block {
  return { kind: "list", items };
}

export function link(text: string, url: string): Block {
  return { kind: "link", text, url };
}

/** Labels with their values; those without a value are left out. */
export function facts(rows: readonly (readonly [label: string, value: string | null])[]): Block {
  return {
    kind: "facts",
    rows: rows.flatMap(([label, value]) => (value === null || value === "" ? [] : [{ label, value }])),
  };
}

/** A titled section; nothing at all when it would be empty. */
export function section(title: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [heading(2, title), ...blocks];
}

/** A small titled text; nothing when there is no text. */
export function textPart(title: string, text: string): Block[] {
  return text === "" ? [] : [heading(3, title), paragraph(text)];
}

/** A small titled list; nothing when there is no item. */
export function listPart(title: string, items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [heading(3, title), list(items)];
}
