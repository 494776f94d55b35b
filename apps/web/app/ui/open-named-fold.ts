import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the folds around what the address names: browsers do so for a link, not for a page that comes by script. */
export function useOpenNamedFold(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    const named = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (named === null || named.closest("details") === null) return;
    openAround(named);
    named.scrollIntoView();
  }, [hash]);
}

function openAround(element: Element): void {
  const fold = element.closest("details");
  if (fold === null) return;
  fold.open = true;
  if (fold.parentElement !== null) openAround(fold.parentElement);
}
