import type { ReactNode } from "react";
import { TermNotes } from "../terms/term-notes.tsx";
import { Bullets } from "./precedents.tsx";

/** A part of the report with its own small heading; left out when it is empty. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6 first:mt-0">
      <h3>{title}</h3>
      <div className="mt-2 max-w-prose">{children}</div>
    </div>
  );
}

export function ListPart({ title, items }: { title: string; items: readonly string[] }) {
  return items.length === 0 ? null : (
    <Part title={title}>
      <Bullets items={items} />
    </Part>
  );
}

export function TextPart({ title, text }: { title: string; text: string }) {
  return text === "" ? null : (
    <Part title={title}>
      <p>{text}</p>
      <TermNotes text={text} />
    </Part>
  );
}
