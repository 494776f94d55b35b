import { safe } from "@orpc/client";
import { STATES, state as stateOf } from "@standing/contract";
import { data, Form } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { LetterView } from "../../features/letters/letter-view.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/letters.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/letter.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const letter = loaderData?.letter;
  if (!letter) return pageTitle(words.missing());
  return [
    ...pageTitle(letter.title),
    { name: "description", content: letter.plain },
    { tagName: "link", rel: "canonical", href: loaderData.url },
  ];
};

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { client, origin } = context.get(clientContext);
  const state = stateOf.safeParse(new URL(request.url).searchParams.get("state")).data;
  const { data: letter, error, isDefined } = await safe(client.letters.get({ letter: params.letter, state }));
  if (isDefined) return data({ letter: null, url: "", state: null }, { status: 404 });
  if (error !== null) throw error;
  return data({ letter, url: `${origin}/letters/${letter.id}`, state: state ?? null });
}

/** A letter with every blank open. */
export default function OpenLetter({ loaderData: { letter, state } }: Route.ComponentProps) {
  if (letter === null)
    return (
      <div className="page pt-10">
        <EmptyState title={words.missing()} text={words.missingText()} />
      </div>
    );
  const address = `/letters/${letter.id}`;
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <BackLink to="/letters" label={words.back()} />
      <LetterView letter={letter} files={address} search={state === null ? "" : `?state=${state}`}>
        <Form method="get" action={address} className="flex flex-wrap items-end gap-3">
          <label className="flex flex-col gap-1">
            <span className="font-medium">{words.forState()}</span>
            <select
              name="state"
              defaultValue={state ?? ""}
              className="min-h-11 rounded-md border border-edge bg-raised px-3 py-2 text-base text-ink"
            >
              <option value="">{words.chooseState()}</option>
              {STATES.map((one) => (
                <option key={one} value={one}>
                  {vocabulary.state(one)}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" look="secondary">
            {words.show()}
          </Button>
        </Form>
      </LetterView>
    </div>
  );
}
