import * as words from "../words/ui.ts";
import { LinkButton } from "./button.tsx";

interface OlderAndNewestProps {
  /** Address of the list. */
  path: string;
  /** The id after which the older ones come; null at the end of the list. */
  next: string | null;
  /** This is the page of the newest. */
  first: boolean;
}

/** The way through a list that is read page by page, newest first; nothing where one page holds it all. */
export function OlderAndNewest({ path, next, first }: OlderAndNewestProps) {
  if (next === null && first) return null;
  return (
    <p className="flex flex-wrap gap-3">
      {next !== null && (
        <LinkButton look="secondary" to={`${path}?before=${next}`}>
          {words.older()}
        </LinkButton>
      )}
      {!first && (
        <LinkButton look="plain" to={path}>
          {words.newest()}
        </LinkButton>
      )}
    </p>
  );
}
