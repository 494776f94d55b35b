import { Link } from "react-router";
import { clientContext } from "../../request-context.ts";
import { listAddress, pageUpTo } from "../../shell/list-address.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { Section } from "../../ui/prose.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as forumWords from "../../words/forum.ts";
import * as words from "../../words/moderation.ts";
import type { Route } from "./+types/moderation-log.ts";

type Reason = Parameters<typeof forumWords.reason>[0];
const REASONS: ReadonlySet<string> = new Set<Reason>([
  "spam",
  "private_information",
  "harassment",
  "harmful",
  "solicitation",
  "off_topic",
  "other",
]);

const LIST = listAddress("/moderation-log", { page: pageUpTo(500) });

export const meta: Route.MetaFunction = () => pageTitle(words.logTitle());

export async function loader({ request, context }: Route.LoaderArgs) {
  const { page } = LIST.read(request.url);
  return { ...(await context.get(clientContext).client.moderation.log({ page })), page };
}

export default function ModerationLog({ loaderData: { entries, has_more, page } }: Route.ComponentProps) {
  return (
    <div className="page flex max-w-4xl flex-col gap-8 pt-10">
      <div>
        <h1>{words.logTitle()}</h1>
        <p className="prose mt-3">{words.logLead()}</p>
      </div>
      {entries.length === 0 ? (
        <EmptyState title={words.logEmpty()} text={words.logEmptyText()} />
      ) : (
        <ul>
          {entries.map((entry) => (
            <li
              key={entry.id}
              className="grid gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[8rem_8rem_12rem_1fr]"
            >
              <DateText value={entry.created_at} />
              <span>{words.logEntity(entry.entity as Parameters<typeof words.logEntity>[0])}</span>
              <span className="font-medium">
                {words.action(entry.action as Parameters<typeof words.action>[0])}
              </span>
              <span className="break-words text-quiet">
                {REASONS.has(entry.reason) ? forumWords.reason(entry.reason as Reason) : entry.reason}
              </span>
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || has_more) && (
        <nav aria-label={words.logTitle()} className="flex gap-6">
          {page > 1 && (
            <Link to={LIST.to({ page: page - 1 })} className="link min-h-11 content-center">
              {forumWords.newer()}
            </Link>
          )}
          {has_more && (
            <Link to={LIST.to({ page: page + 1 })} className="link min-h-11 content-center">
              {forumWords.older()}
            </Link>
          )}
        </nav>
      )}
      <Section title={words.howTitle()}>
        <p className="prose">{words.how()}</p>
      </Section>
    </div>
  );
}
