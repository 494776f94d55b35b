import { Opens } from "../../ui/prose.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/cases.ts";

/** Where sentences of an analysis are sent, and which, said before a story is. */
export function ModelNotice({ host }: { host: string }) {
  return (
    <Notice tone="accent" title={words.modelTitle()}>
      <p className="mt-1 mb-2">{words.modelText({ host })}</p>
      <Opens summary={words.modelOpen()}>
        {words.modelSent().map((paragraph) => (
          <p key={paragraph} className="mt-1">
            {paragraph}
          </p>
        ))}
      </Opens>
    </Notice>
  );
}
