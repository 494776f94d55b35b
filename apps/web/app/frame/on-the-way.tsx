import { type ReactNode, useEffect, useState } from "react";
import { matchPath, useLocation, useNavigation } from "react-router";

/** A page that comes sooner is not announced by another. */
const AT_ONCE_MS = 150;

/** Pages whose shape is shown while they are on their way. The shapes are fetched when one is first needed. */
const SHAPED = [
  "/dashboard",
  "/case/:id",
  "/enhanced-case/:id",
  "/legal-resources",
  "/legal-insights",
] as const;
export type ShapedPattern = (typeof SHAPED)[number];

interface Shown {
  there: string;
  shape: () => ReactNode;
}

/** The shape of the page that a link leads to, while it is on its way; null when the page before stays in view. */
export function useOnTheWay(): ReactNode {
  const here = useLocation().pathname;
  const { state, location, formData } = useNavigation();
  const there = state === "loading" && formData === undefined ? location.pathname : here;
  const pattern = there === here ? undefined : SHAPED.find((one) => matchPath(one, there));
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (pattern === undefined) return;
    let left = false;
    const shapes = import("./page-shapes.tsx").catch(() => null);
    const timer = setTimeout(async () => {
      const found = await shapes;
      if (!left && found !== null) setShown({ there, shape: found.SHAPES[pattern] });
    }, AT_ONCE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      setShown(null);
    };
  }, [pattern, there]);
  return pattern !== undefined && shown?.there === there ? shown.shape() : null;
}
