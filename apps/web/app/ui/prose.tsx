import type { ReactNode } from "react";
import { Link } from "react-router";

export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
    >
      {children}
    </a>
  );
}

interface SectionProps {
  id?: string | undefined;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, set off by a rule and white space instead of a box. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} className="border-t border-rule pt-6">
      <h2>{title}</h2>
      {lead !== undefined && <p className="mt-1 max-w-prose text-quiet">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}

interface LinkedTextProps {
  text: string;
  /** Address of each `<name>words</name>` place. */
  links: Readonly<Record<string, string>>;
  newTab?: boolean;
}

/** A message whose `<name>words</name>` places are links. */
export function LinkedText({ text, links, newTab = false }: LinkedTextProps) {
  const [before, name, inside, after] = text.split(/<(\w+)>(.*?)<\/\1>(.*)/s);
  if (name === undefined || inside === undefined || after === undefined) return text;
  return (
    <>
      {before}
      <Link to={links[name] ?? "/"} target={newTab ? "_blank" : undefined} className="link">
        {inside}
      </Link>
      <LinkedText text={after} links={links} newTab={newTab} />
    </>
  );
}

/** A sentence or number that opens to show what it rests on. */
export function Opens({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="link inline-flex min-h-6 items-center gap-1 text-sm">{summary}</summary>
      <div className="mt-2 border-l-2 border-rule pl-4 text-sm text-quiet">{children}</div>
    </details>
  );
}
