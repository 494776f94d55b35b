import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { useLookAgain } from "../../shell/look-again.tsx";
import { Notice } from "../../ui/states.tsx";
import { LinkButton } from "../../ui/button.tsx";
import * as words from "../../words/billing.ts";

const POLL_MS = 3000;

/** Says that a payment is awaited and asks again until it is known; without JavaScript the person asks. */
export function AwaitedPayment() {
  const look = useLookAgain();
  const { pathname, search } = useLocation();
  const ask = useEffectEvent(look);
  useEffect(() => {
    const poll = setInterval(() => ask(), POLL_MS);
    return () => clearInterval(poll);
  }, []);
  return (
    <Notice tone="time" title={words.awaitedTitle()}>
      <p role="status">{words.awaitedText()}</p>
      <p className="mt-3">
        <LinkButton look="secondary" to={`${pathname}${search}`}>
          {words.awaitedAsk()}
        </LinkButton>
      </p>
    </Notice>
  );
}
