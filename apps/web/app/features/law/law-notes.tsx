import { LinkButton } from "../../ui/button.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/law.ts";

/** What holds for every page of the law, and the way to tell one's own story. */
export function LawNotes() {
  return (
    <>
      <Notice>
        <p>{words.notes()}</p>
      </Notice>
      <LinkButton to="/" className="self-start">
        {words.tell()}
      </LinkButton>
    </>
  );
}
