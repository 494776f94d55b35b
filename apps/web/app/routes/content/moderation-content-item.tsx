import { safe } from "@orpc/client";
import { data } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { ContentView } from "../../features/content/content-view.tsx";
import { Dated } from "../../features/content/content-list.tsx";
import { decideContent } from "../../features/content/decide.server.ts";
import { DecideForm } from "../../features/content/decide-form.tsx";
import { Denied } from "../../features/content/denied.tsx";
import { TextBody } from "../../features/content/library/text-body.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { Section } from "../../ui/prose.tsx";
import { Badge, Notice } from "../../ui/states.tsx";
import * as words from "../../words/content-review.ts";
import type { Route } from "./+types/moderation-content-item.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(words.title(), loaderData?.review?.title);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { data: review, error } = await safe(standing.client.content.review({ id: params.id }));
  const code = errorCode(error);
  if (code === "FORBIDDEN") return data({ review: null }, { status: 403 });
  if (code === "NOT_FOUND" || code === "BAD_REQUEST") throw data(null, { status: 404 });
  if (error !== null) throw error;
  return data({ review });
}

const INTENTS = ["publish", "approve", "schedule", "reject"];

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return decideContent(standing, await pageForm(request, INTENTS), params.id);
}

export default function ContentReview({ loaderData: { review }, actionData }: Route.ComponentProps) {
  if (review === null) return <Denied />;
  const open = review.status === "submitted" || review.status === "approved" || review.is_change;
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <BackLink to="/moderation/content" label={words.back()} />
      <div>
        <h1>{words.title()}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet">
          <span>{words.by({ name: review.author_name })}</span>
          <span>
            <Dated text={words.sent} value={review.submitted_at} time />
          </span>
          {review.is_change && <Badge tone="time">{words.isChange()}</Badge>}
        </p>
      </div>
      {review.embed_refused && (
        <Notice tone="time">
          <p>{words.embedRefused()}</p>
        </Notice>
      )}
      <ContentView content={review} />
      {review.target_locations.length > 0 && (
        <p className="text-quiet">{words.locations({ list: review.target_locations.join(", ") })}</p>
      )}
      {review.public_version !== null && (
        <details className="max-w-3xl border-t border-rule pt-4">
          <summary className="link inline-flex min-h-11 items-center">{words.publicVersion()}</summary>
          <div className="mt-4 flex flex-col gap-4">
            <p className="font-serif text-2xl font-semibold">{review.public_version.title}</p>
            <p className="prose text-quiet">{review.public_version.summary}</p>
            <TextBody text={review.public_version.content} />
          </div>
        </details>
      )}
      {open ? (
        <Section title={words.decideTitle()}>
          <DecideForm review={review} answer={actionData} />
        </Section>
      ) : (
        <Notice>
          <p>
            {review.decision === null
              ? words.withdrawn()
              : words.decided({ decision: words.decision(review.decision) })}
          </p>
          {review.reason !== null && <p>{words.reasonGiven({ reason: review.reason })}</p>}
        </Notice>
      )}
    </div>
  );
}
