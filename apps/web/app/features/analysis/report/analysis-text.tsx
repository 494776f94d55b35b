/** Prose in paragraphs, which are parted by blank lines. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => (
      <p key={paragraph} className="prose mt-3 first:mt-0 wrap-anywhere">
        {paragraph}
      </p>
    ));
}
