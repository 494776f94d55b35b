import { useDocumentParts } from "../document-parts.ts";

/** Structured data for search engines (schema.org), as a data block of the page. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const { nonce } = useDocumentParts();
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
