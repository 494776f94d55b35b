/** A text of which a phone shows the first sentence; the rest stands elsewhere on the page. */
export function FirstSentence({ text }: { text: string }) {
  const [, first = text, rest = ""] = /^(.+?[.!?])(\s+[A-Z].*)$/s.exec(text) ?? [];
  return (
    <>
      {first}
      {rest !== "" && <span className="max-sm:hidden">{rest}</span>}
    </>
  );
}
