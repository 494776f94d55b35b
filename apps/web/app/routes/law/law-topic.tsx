import { safe } from "@orpc/client";
import { data, redirect, Link } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { stateAddress, topicAddress, topicFrom } from "../../features/law/address.ts";
import { LawMissing } from "../../features/law/law-missing.tsx";
import { LawNotes } from "../../features/law/law-notes.tsx";
import { TileMap, tintOf } from "../../features/law/tile-map.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { formatLongDate } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import * as words from "../../words/law.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/law-topic.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const topic = loaderData?.topic;
  if (!topic) return pageTitle(words.missing());
  return [
    ...pageTitle(topic.label),
    { name: "description", content: words.topicDescription({ asks: topic.asks }) },
    { tagName: "link", rel: "canonical", href: loaderData.url },
  ];
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, origin } = context.get(clientContext);
  const { error, data: topic } = await safe(client.law.topic({ topic: topicFrom(params.topic) }));
  if (errorCode(error) === "NOT_FOUND" || errorCode(error) === "BAD_REQUEST")
    return data({ topic: null, url: "" }, { status: 404 });
  if (error !== null) throw error;
  const address = topicAddress(topic.topic);
  if (address !== `/law/topics/${params.topic}`) throw redirect(address, 301);
  return data({ topic, url: origin + address });
}

export default function LawTopic({ loaderData: { topic } }: Route.ComponentProps) {
  if (topic === null) return <LawMissing text={words.lead()} />;
  const rows = [
    ...topic.answers.map((answer, index) => ({ ...answer, tint: tintOf(index, topic.answers.length) })),
    ...(topic.unknown.length > 0
      ? [{ says: words.notKnown(), short: "", states: topic.unknown, tint: "tile-unknown" }]
      : []),
  ];
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <BackLink to="/law" label={words.back()} />
      <div>
        <h1>{topic.label}</h1>
        <p className="prose mt-3">{topic.asks}</p>
        <p className="mt-1 text-sm text-quiet">{words.asOf({ date: formatLongDate(topic.as_of) })}</p>
      </div>
      <TileMap answers={topic.answers} />
      <Section title={words.answers()}>
        <dl className="flex flex-col gap-5">
          {rows.map(({ says, states, tint }) => (
            <div key={says}>
              <dt className="flex max-w-prose gap-3 font-medium">
                <span aria-hidden="true" className={`tile ${tint} mt-1 size-4 shrink-0 rounded-sm`} />
                {says}
              </dt>
              <dd className="mt-1 flex flex-wrap gap-x-3 pl-7">
                {states.map((state) => (
                  <Link
                    key={state}
                    to={`${stateAddress(state)}#${topic.topic}`}
                    className="link inline-flex min-h-7 items-center"
                  >
                    {vocabulary.state(state)}
                  </Link>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <LawNotes />
    </div>
  );
}
