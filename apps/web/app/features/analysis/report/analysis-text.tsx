import { Fragment } from "react";
import { TermNotes } from "../terms/term-notes.tsx";
import { paragraphsOf } from "./paragraphs-of.ts";

/** Prose in paragraphs, each with what its terms mean. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph) => (
    <Fragment key={paragraph}>
      <p className="prose mt-3 first:mt-0 wrap-anywhere">{paragraph}</p>
      <TermNotes text={paragraph} />
    </Fragment>
  ));
}
