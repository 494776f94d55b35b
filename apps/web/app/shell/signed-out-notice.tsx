import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { data, useLocation } from "react-router";
import { LinkButton } from "../ui/button.tsx";
import { Notice } from "../ui/states.tsx";
import { toast } from "../ui/toast-queue.ts";
import * as words from "../words/shell.ts";
import { type SignedOut, readSignedOut } from "./signed-out.ts";

const listeners = new Set<() => void>();

/**
 * Takes the answer to a form whose sender is signed out off its way to the error page, so that the page and all that
 * was typed in it stay, and has the notice stand in that form.
 */
export function keepPageWhenSignedOut(results: Record<string, { type: "data" | "error"; result: unknown }>) {
  const kept = Object.entries(results).map(([route, outcome]) => {
    const answer = outcome.type === "error" ? readSignedOut(outcome.result) : null;
    if (answer === null) return [route, outcome] as const;
    announce(answer);
    return [route, { type: "data" as const, result: data(undefined, { status: 401 }) }] as const;
  });
  return Object.fromEntries(kept);
}

function announce({ toast: said }: SignedOut): void {
  toast(said);
  for (const listener of listeners) listener();
}

/** Says, in the form that was sent last, that its sender is signed out and how to go on. */
export function SignedOutNotice() {
  const { pathname } = useLocation();
  const sent = useRef<Element | null>(null);
  const [shown, setShown] = useState<{ place: Element; pathname: string } | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      sent.current = target instanceof HTMLFormElement ? target : null;
      setShown(null);
    };
    const show = () => {
      const form = sent.current?.isConnected ? sent.current : null;
      setShown({ place: form ?? document.querySelector("main") ?? document.body, pathname });
    };
    document.addEventListener("submit", remember, true);
    listeners.add(show);
    return () => {
      document.removeEventListener("submit", remember, true);
      listeners.delete(show);
    };
  }, [pathname]);
  if (shown === null || shown.pathname !== pathname) return null;
  return createPortal(
    <Notice tone="danger" alert title={words.signedOutTitle()} className="basis-full">
      <p>{words.signedOutText()}</p>
      <LinkButton to="/login" target="_blank" look="secondary" className="mt-3">
        {words.signIn()}
      </LinkButton>
    </Notice>,
    shown.place,
  );
}
