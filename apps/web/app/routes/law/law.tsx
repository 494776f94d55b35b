import { STATES } from "@standing/contract";
import { Link } from "react-router";
import { stateAddress, topicAddress } from "../../features/law/address.ts";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/law.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/law.ts";

export const meta: Route.MetaFunction = () => [
  ...pageTitle(words.title()),
  { name: "description", content: words.lead() },
];

export const loader = ({ context }: Route.LoaderArgs) => context.get(clientContext).client.law.topics();

export default function Law({ loaderData: { groups } }: Route.ComponentProps) {
  const states = STATES.toSorted((a, b) => vocabulary.state(a).localeCompare(vocabulary.state(b)));
  return (
    <div className="page flex flex-col gap-8 pt-10">
      <div>
        <h1>{words.title()}</h1>
        <p className="prose mt-3">{words.lead()}</p>
      </div>
      <Section title={words.states()}>
        <ul className="columns-2 gap-x-8 sm:columns-3 lg:columns-5">
          {states.map((state) => (
            <li key={state}>
              <Link to={stateAddress(state)} className="link inline-flex min-h-9 items-center">
                {vocabulary.state(state)}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.topics()}>
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {groups.map(({ id, label, topics }) => (
            <div key={id}>
              <h3>{label}</h3>
              <ul className="mt-2">
                {topics.map(({ topic, asks }) => (
                  <li key={topic}>
                    <Link to={topicAddress(topic)} className="link my-1.5 inline-flex min-h-6 items-center">
                      {asks}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </div>
  );
}
