import { clientContext } from "../request-context.ts";
import { pageTitle } from "../shell/page-title.ts";
import { Section } from "../ui/prose.tsx";
import { Badge, EmptyState, Notice } from "../ui/states.tsx";
import { DateText } from "../ui/values.tsx";
import * as words from "../words/forum.ts";
import type { Route } from "./+types/forum.ts";

export const meta: Route.MetaFunction = () => pageTitle(words.title());

export function loader({ context }: Route.LoaderArgs) {
  return context.get(clientContext).client.forum.list({});
}

export default function Forum({ loaderData: { posts } }: Route.ComponentProps) {
  return (
    <div className="page flex flex-col gap-10 pt-12">
      <div>
        <h1>{words.title()}</h1>
        <p className="prose mt-4">{words.lead()}</p>
      </div>
      <Notice tone="accent" title={words.disclaimerTitle()} className="max-w-3xl">
        <p className="mt-1">{words.disclaimer()}</p>
      </Notice>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[2fr_1fr]">
        <Section title={words.postsTitle()}>
          {posts.length === 0 ? (
            <EmptyState title={words.empty()} text={words.emptyText()} />
          ) : (
            <ul>
              {posts.map((post) => (
                <li key={post.id} className="border-b border-rule py-4">
                  <h3>{post.title}</h3>
                  <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet tabular">
                    {post.is_question && <Badge tone="accent">{words.question()}</Badge>}
                    <DateText value={post.created_at} />
                    <span>{words.answers({ n: post.comment_count })}</span>
                    <span>{words.upvotes({ n: post.upvote_count })}</span>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section title={words.rulesTitle()}>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {words.rules().map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Section>
      </div>
    </div>
  );
}
