import { safe } from "@orpc/client";
import { Form, data, redirect } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { LinkedWords } from "../../features/forum/linked-words.tsx";
import { clientContext } from "../../request-context.ts";
import { textOf } from "../../shell/form-data.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { flashOutcome } from "../../shell/refusal.server.ts";
import { requireUser } from "../../shell/session.server.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/forum.ts";
import type { Route } from "./+types/forum-post-history.ts";

export const meta: Route.MetaFunction = () => [
  ...pageTitle(words.historyTitle()),
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const comment = new URL(request.url).searchParams.get("comment");
  const { error, data: history } = await safe(
    context.get(clientContext).client.forum.history({
      id: params.id,
      ...(comment === null ? {} : { comment }),
    }),
  );
  if (error !== null) throw data(null, { status: 404 });
  return { ...history, comment };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { error } = await safe(
    standing.client.forum.forgetVersion({ id: textOf(await pageForm(request), "version") }),
  );
  flashOutcome(error, standing, {
    done: "versionForgotten",
    event: "version_not_forgotten",
    otherwise: "saveFailed",
  });
  const comment = new URL(request.url).searchParams.get("comment");
  const query = comment === null ? "" : `?comment=${encodeURIComponent(comment)}`;
  return redirect(`/forum/post/${params.id}/history${query}`);
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { post_id, title, now, is_mine, versions, comment } = loaderData;
  const back =
    comment === null
      ? `/forum/post/${post_id}`
      : `/forum/post/${post_id}?comment=${comment}#comment-${comment}`;
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to={back} label={words.backToPost()} />
      <div>
        <h1>{words.historyTitle()}</h1>
        <p className="prose mt-3 break-words">{comment === null ? title : words.historyOf()}</p>
        <p className="mt-1 text-quiet">{words.historyLead()}</p>
      </div>
      <Section title={words.now()}>
        <p className="break-words whitespace-pre-line">
          <LinkedWords text={now} />
        </p>
      </Section>
      {versions.map((version) => (
        <section key={version.id} className="border-t border-rule pt-6">
          <h2 className="text-lg">
            <DateText value={version.replaced_at} time />
          </h2>
          {version.content === null ? (
            <p className="mt-2 text-quiet italic">{words.versionGone()}</p>
          ) : (
            <>
              {version.title !== null && <p className="mt-2 font-semibold break-words">{version.title}</p>}
              <p className="mt-2 break-words whitespace-pre-line">
                <LinkedWords text={version.content} />
              </p>
              {is_mine && (
                <Form method="post" preventScrollReset className="mt-3">
                  <input type="hidden" name="version" value={version.id} />
                  <Button type="submit" look="secondary" className="text-sm">
                    {words.forget()}
                  </Button>
                  <p className="mt-1 text-sm text-quiet">{words.forgetNote()}</p>
                </Form>
              )}
            </>
          )}
        </section>
      ))}
    </div>
  );
}
