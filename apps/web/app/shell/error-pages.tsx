import { useState } from "react";
import { useLocation } from "react-router";
import { useDocumentParts } from "../document-parts.ts";
import { LinkButton } from "../ui/button.tsx";
import { useHydrated } from "../ui/hydrated.ts";
import { LookAgain, isServerAway } from "./look-again.tsx";
import { SentFormPage } from "./sent-form-page.tsx";
import { readSignedOut } from "./signed-out.ts";
import * as words from "../words/shell.ts";

export function NotFoundPage() {
  return (
    <div className="page py-24 text-center">
      <h1>
        <span className="block font-sans text-lg font-medium text-quiet tabular">{words.notFoundCode()}</span>
        {words.notFoundTitle()}
      </h1>
      <p className="mt-3 text-quiet">{words.notFoundText()}</p>
      <LinkButton className="mt-8" to="/">
        {words.notFoundHome()}
      </LinkButton>
    </div>
  );
}

/** What any page shows that failed: a form that was sent by a signed-out person comes back, everything else is ours. */
export function FailedPage({ error }: { error: unknown }) {
  const sent = readSignedOut(error)?.sent;
  return sent ? <SentFormPage sent={sent} /> : <ErrorPage error={error} />;
}

function ErrorPage({ error }: { error: unknown }) {
  const { requestId } = useDocumentParts();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const [cameFromServer] = useState(!hydrated);
  return (
    <div className="page py-24">
      <h1>{words.errorTitle()}</h1>
      <p className="mt-4 max-w-prose">{words.errorText()}</p>
      {cameFromServer && (
        <p className="mt-2 text-sm text-quiet tabular">{words.errorReference({ id: requestId })}</p>
      )}
      <LinkButton className="mt-8" to={pathname + search} reloadDocument>
        {words.errorRetry()}
      </LinkButton>
      {!cameFromServer && isServerAway(error) && <LookAgain />}
    </div>
  );
}
