import type { SuggestionCard } from "@standing/contract";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/support.ts";
import { SuggestionStatusBadge } from "./badges.tsx";

const PAUSE_MS = 300;

/** Suggestions that look like the title, looked up when the writer pauses; until then those that the server named. */
export function useLookAlikes(title: string, named: readonly SuggestionCard[]): readonly SuggestionCard[] {
  const { load, data } = useFetcher<{ suggestions: SuggestionCard[] }>();
  const [asked, setAsked] = useState(title);
  useEffect(() => {
    if (title === asked) return;
    const pause = setTimeout(() => {
      setAsked(title);
      void load(`/suggestions/similar?${new URLSearchParams({ title })}`);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [title, asked, load]);
  return data?.suggestions ?? named;
}

/** What others have suggested already, to vote for instead. */
export function LookAlikes({ suggestions }: { suggestions: readonly SuggestionCard[] }) {
  return (
    <div aria-live="polite">
      {suggestions.length > 0 && (
        <Notice tone="accent" title={words.similarTitle()}>
          <p className="text-sm">{words.similarText()}</p>
          <input type="hidden" name="seen" value="1" />
          <ul className="mt-2 flex flex-col gap-2">
            {suggestions.map((suggestion) => (
              <li key={suggestion.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <a
                  href={`/suggestions/${suggestion.id}`}
                  target="_blank"
                  rel="noreferrer"
                  className="link wrap-anywhere"
                >
                  {suggestion.title}
                </a>
                <span className="text-sm text-quiet tabular">{words.votes({ n: suggestion.votes })}</span>
                <SuggestionStatusBadge status={suggestion.status} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
