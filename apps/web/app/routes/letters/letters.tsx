import { Link } from "react-router";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import * as words from "../../words/letters.ts";
import type { Route } from "./+types/letters.ts";

export const meta: Route.MetaFunction = () => [
  ...pageTitle(words.title()),
  { name: "description", content: words.description() },
];

export const loader = ({ context }: Route.LoaderArgs) => context.get(clientContext).client.letters.list();

export default function Letters({ loaderData: { letters } }: Route.ComponentProps) {
  return (
    <div className="page flex flex-col gap-8 pt-10">
      <div>
        <h1>{words.title()}</h1>
        <p className="prose mt-3">{words.lead()}</p>
        <p className="mt-2 text-sm text-quiet">{words.notAdvice()}</p>
      </div>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {letters.map((letter) => (
          <li key={letter.id} className="border-t border-rule py-5">
            <h2 className="text-xl">
              <Link to={`/letters/${letter.id}`} className="link">
                {letter.title}
              </Link>
            </h2>
            <p className="mt-1">{letter.plain}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
