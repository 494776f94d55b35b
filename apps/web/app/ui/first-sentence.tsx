interface FirstSentenceProps {
  text: string;
  /** Everywhere, and not on a phone only. */
  alone?: boolean;
}

/** The first sentence of a text, and what follows it. */
export function splitSentence(text: string): [first: string, rest: string] {
  const [, first = text, rest = ""] = /^(.+?[.!?])(\s+[A-Z].*)$/s.exec(text) ?? [];
  return [first, rest];
}

/** A text of which a phone shows the first sentence; the rest stands elsewhere on the page. */
export function FirstSentence({ text, alone = false }: FirstSentenceProps) {
  const [first, rest] = splitSentence(text);
  return (
    <>
      {first}
      {rest !== "" && !alone && <span className="max-sm:hidden">{rest}</span>}
    </>
  );
}
