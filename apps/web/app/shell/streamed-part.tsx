import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

/** A part of a page that is there, or that comes later; made by `streamed`. */
export type Streamed<T> = { now: T } | { later: Promise<T> };

interface StreamedPartProps<T> {
  part: Streamed<T>;
  waiting: ReactNode;
  failed: ReactNode;
  children: (part: Awaited<T>) => ReactNode;
}

/** Shows a part of a page as soon as it is there, and until then what waits in its place. */
export function StreamedPart<T>({ part, waiting, failed, children }: StreamedPartProps<T>) {
  return (
    <Suspense fallback={waiting}>
      <Await<T | Promise<T>> resolve={"now" in part ? part.now : part.later} errorElement={failed}>
        {children}
      </Await>
    </Suspense>
  );
}
