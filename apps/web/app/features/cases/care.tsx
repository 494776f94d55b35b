import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/cases.ts";
import type { SensitiveCategory } from "./submission-rules.ts";

/** Who reads a story, said before its first keystroke. */
export function CareNotice() {
  return (
    <Notice tone="accent" title={words.careTitle()}>
      {words.careText().map((paragraph) => (
        <p key={paragraph} className="mt-1">
          {paragraph}
        </p>
      ))}
    </Notice>
  );
}

const LINKS = {
  criminal_defense: [{ id: "lawhelp", url: "https://www.lawhelp.org/" }],
  immigration_law: [
    { id: "eoir", url: "https://www.justice.gov/eoir/list-pro-bono-legal-service-providers" },
    { id: "locator", url: "https://locator.ice.gov/" },
    { id: "lawhelp", url: "https://www.lawhelp.org/" },
  ],
} as const;

/** Free help, shown before anything is asked, where writing about the facts may do harm. */
export function FirstHelp({ category }: { category: SensitiveCategory }) {
  return (
    <Notice tone="accent" title={words.firstHelpTitle(category)}>
      {words.firstHelpText(category).map((paragraph) => (
        <p key={paragraph} className="mt-1">
          {paragraph}
        </p>
      ))}
      <ul className="mt-3 flex flex-col">
        {LINKS[category].map(({ id, url }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
              {words.firstHelpLink(id)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
