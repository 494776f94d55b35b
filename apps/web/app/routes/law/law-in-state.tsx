import { data, redirect } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { stateAddress, stateFrom } from "../../features/law/address.ts";
import { LawMissing } from "../../features/law/law-missing.tsx";
import { LawNotes } from "../../features/law/law-notes.tsx";
import { LimitList, RuleList } from "../../features/law/rule-list.tsx";
import { clientContext } from "../../request-context.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { formatLongDate } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/law.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/law-in-state.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const law = loaderData?.law;
  if (!law) return pageTitle(words.missing());
  const state = vocabulary.state(law.state);
  return [
    ...pageTitle(words.inState({ state })),
    { name: "description", content: words.inStateDescription({ state }) },
    { tagName: "link", rel: "canonical", href: loaderData.url },
  ];
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, origin } = context.get(clientContext);
  const state = stateFrom(params.state);
  if (state === null) return data({ law: null, url: "" }, { status: 404 });
  const address = stateAddress(state);
  if (address !== `/law/in/${params.state}`) throw redirect(address, 301);
  return data({ law: await client.law.ofState({ state }), url: origin + address });
}

export default function LawInState({ loaderData: { law } }: Route.ComponentProps) {
  if (law === null) return <LawMissing text={words.missingText()} />;
  const state = vocabulary.state(law.state);
  const parts = [{ id: "limits", label: words.limits() }, ...law.groups];
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <BackLink to="/law" label={words.back()} />
      <div>
        <h1>{words.inState({ state })}</h1>
        <p className="prose mt-3">{words.inStateLead({ state })}</p>
        <p className="mt-1 text-sm text-quiet">{words.asOf({ date: formatLongDate(law.as_of) })}</p>
      </div>
      <nav aria-label={words.contents()}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {parts.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-flex min-h-9 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Section id="limits" title={words.limits()} lead={words.limitsLead()}>
        <LimitList limits={law.limits} />
      </Section>
      {law.groups.map(({ id, label, rules }) => (
        <Section key={id} id={id} title={label}>
          <RuleList rules={rules} />
        </Section>
      ))}
      <LawNotes />
    </div>
  );
}
