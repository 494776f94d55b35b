import { LinkButton } from "../../ui/button.tsx";
import { formatDate } from "../../ui/format.ts";
import * as words from "../../words/legal.ts";

interface LegalTextProps {
  title: string;
  lead: string;
  version: string;
  inForceFrom: string;
  parts: readonly { id: string; heading: string; paragraphs: readonly string[] }[];
}

/** A long text with a heading for each part, made to be read and printed. */
export function LegalText({ title, lead, version, inForceFrom, parts }: LegalTextProps) {
  return (
    <article className="page max-w-3xl pt-12">
      <h1>{title}</h1>
      <p className="prose mt-4">{lead}</p>
      <p className="mt-2 text-sm text-quiet">{words.updated({ version, date: formatDate(inForceFrom) })}</p>
      {parts.map(({ id, heading, paragraphs }) => (
        <section key={id} id={id} className="mt-10">
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="prose mt-3">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <LinkButton look="secondary" to="/" className="mt-12">
        {words.backHome()}
      </LinkButton>
    </article>
  );
}
