import { Skeleton } from "../../../ui/states.tsx";
import * as words from "../../../words/content-library.ts";

const CARDS = ["one", "two", "three", "four", "five", "six"];

/** Six cards that are on their way. */
export function SkeletonCards() {
  return (
    <div role="status">
      <span className="sr-only">{words.loading()}</span>
      <ul aria-hidden="true" className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {CARDS.map((card) => (
          <li key={card} data-skeleton="" className="flex flex-col gap-3 border-t border-rule pt-4">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-7 w-full" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-5 w-40" />
          </li>
        ))}
      </ul>
    </div>
  );
}
