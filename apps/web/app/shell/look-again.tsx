import { useEffect, useEffectEvent } from "react";
import { isRouteErrorResponse, useMatches, useRevalidator } from "react-router";

interface Outcome {
  type: "data" | "error";
  result: unknown;
}

const AGAIN_MS = 3000;

/** What the parts of the page show, by route. */
let shown: ReadonlyMap<string, unknown> = new Map();
let looks = 0;

/** Remembers what is shown, for a look that fails. */
export function useShownData(): void {
  const matches = useMatches();
  useEffect(() => {
    const read = matches.filter(({ loaderData }) => loaderData !== undefined);
    shown = new Map(read.map(({ id, loaderData }) => [id, loaderData]));
    return () => {
      shown = new Map();
    };
  }, [matches]);
}

/** Looks again at what the page shows. A look that fails, because the server is away, leaves the page as it is. */
export function useLookAgain(): () => void {
  const { revalidate } = useRevalidator();
  return () => {
    looks += 1;
    void revalidate().finally(() => {
      looks -= 1;
    });
  };
}

/** What a look found; what is shown where it found nothing. */
export function keepPageWhenLookFails(found: Record<string, Outcome>): Record<string, Outcome> {
  const failed = looks > 0 && shown.size > 0 && Object.values(found).some(isOurFailure);
  if (!failed) return found;
  return Object.fromEntries([...shown].map(([route, result]) => [route, { type: "data", result }]));
}

const isOurFailure = ({ type, result }: Outcome): boolean => type === "error" && isServerAway(result);

/** The server could not be asked, or could not answer. */
export function isServerAway(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
}

/** Stands where something could not be read, and reads it again until it can. */
export function LookAgain(): null {
  const look = useLookAgain();
  const again = useEffectEvent(() => {
    if (document.visibilityState === "visible") look();
  });
  useEffect(() => {
    const timer = setInterval(() => again(), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}
