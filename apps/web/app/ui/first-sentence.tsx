interface FirstSentenceProps {
  text: string;
  /** Everywhere, and not on a phone only. */
  alone?: boolean;
}

/** A text of which a phone shows the first sentence; the rest stands elsewhere on the page. */
export function FirstSentence({ text, alone = false }: FirstSentenceProps) {
  const [, first = text, rest = ""] = /^(.+?[.!?])(\s+[A-Z].*)$/s.exec(text) ?? [];
  return (
    <>
      {first}
      {rest !== "" && !alone && <span className="max-sm:hidden">{rest}</span>}
    </>
  );
}
