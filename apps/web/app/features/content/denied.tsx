import { ErrorState } from "../../ui/states.tsx";
import * as words from "../../words/content-review.ts";

/** For people who hold none of the roles that may moderate. */
export function Denied() {
  return (
    <div className="page pt-12">
      <h1 className="sr-only">{words.deniedTitle()}</h1>
      <ErrorState title={words.deniedTitle()} text={words.deniedText()} />
    </div>
  );
}
