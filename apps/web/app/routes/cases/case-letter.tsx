import { safe } from "@orpc/client";
import { data } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { CaseNotFound } from "../../features/cases/case-not-found.tsx";
import { LetterView } from "../../features/letters/letter-view.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import * as words from "../../words/letters.ts";
import type { Route } from "./+types/case-letter.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(loaderData?.letter?.title ?? words.missing());

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const {
    data: letter,
    error,
    isDefined,
  } = await safe(standing.client.cases.letter({ id: params.id, letter: params.letter }));
  if (isDefined) return data({ letter: null, id: params.id }, { status: 404 });
  if (error !== null) throw error;
  return data({ letter, id: params.id });
}

/** A letter filled from a case. */
export default function CaseLetter({ loaderData: { letter, id } }: Route.ComponentProps) {
  if (letter === null) return <CaseNotFound />;
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <BackLink to={`/case/${id}#letters`} label={words.backToCase()} />
      <LetterView
        letter={letter}
        files={`/case/${id}/letters/${letter.id}`}
        note={letter.is_filled ? words.filledNote() : words.openNote()}
      />
    </div>
  );
}
