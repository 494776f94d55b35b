export type TextBlock = { kind: "heading" | "paragraph"; text: string } | { kind: "list"; items: string[] };

/**
 * A text in blocks: empty lines part paragraphs, `## ` begins a heading, lines that begin with `- ` are a list. Line
 * breaks inside a paragraph stay. Nothing else has a meaning.
 */
export function blocksOf(text: string): TextBlock[] {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n+/)
    .flatMap(blocksOfPart);
}

function blocksOfPart(part: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of part.split("\n")) {
    const last = blocks.at(-1);
    if (line.startsWith("## ")) blocks.push({ kind: "heading", text: line.slice(3).trim() });
    else if (/^[-•*] /.test(line)) {
      if (last?.kind === "list") last.items.push(line.slice(2).trim());
      else blocks.push({ kind: "list", items: [line.slice(2).trim()] });
    } else if (last?.kind === "paragraph") last.text += `\n${line}`;
    else if (line.trim() !== "") blocks.push({ kind: "paragraph", text: line });
  }
  return blocks;
}
