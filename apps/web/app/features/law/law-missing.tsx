import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/law.ts";

/** In place of a page of the law that the library does not have; `text` says what to do instead. */
export function LawMissing({ text }: { text: string }) {
  return (
    <div className="page pt-12">
      <h1 className="sr-only">{words.missing()}</h1>
      <EmptyState title={words.missing()} text={text}>
        <LinkButton to="/law">{words.back()}</LinkButton>
      </EmptyState>
    </div>
  );
}
