import { isRouteErrorResponse } from "react-router";
import { FailedPage } from "../../shell/error-pages.tsx";
import { LinkButton } from "../../ui/button.tsx";
import * as words from "../../words/attorneys.ts";

/** In the place of a profile that is missing; any other failure shows the usual page. */
export function AttorneyNotFound({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailedPage error={error} />;
  return (
    <div className="page py-24 text-center">
      <h1>{words.missingTitle()}</h1>
      <p className="mt-3 text-quiet">{words.missingText()}</p>
      <LinkButton className="mt-8" to="/attorneys">
        {words.back()}
      </LinkButton>
    </div>
  );
}
