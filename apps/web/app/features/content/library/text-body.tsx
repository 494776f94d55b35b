import { blocksOf } from "./text-blocks.ts";

/** A text as people read it: headings, paragraphs with their line breaks, lists. */
export function TextBody({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-4">
      {blocksOf(text).map((block, at) => {
        const key = `${at}`;
        if (block.kind === "heading") {
          return (
            <h2 key={key} className="mt-4 max-w-prose">
              {block.text}
            </h2>
          );
        }
        if (block.kind === "list") {
          return (
            <ul key={key} className="prose flex list-disc flex-col gap-1.5 pl-6 marker:text-accent">
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          );
        }
        return (
          <p key={key} className="prose break-words whitespace-pre-line">
            {block.text}
          </p>
        );
      })}
    </div>
  );
}
