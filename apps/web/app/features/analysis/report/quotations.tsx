/** What the person told, each quotation whole and once. */
export function Quotations({ texts }: { texts: readonly string[] }) {
  return [...new Set(texts)].map((text) => (
    <blockquote key={text} className="mt-1 border-l-2 border-rule pl-3 font-serif italic wrap-anywhere">
      {text}
    </blockquote>
  ));
}
