import { safe } from "@orpc/client";
import { useEffect } from "react";
import { Form, data, redirect } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { CONTENT_PATH } from "../../features/content/content-answer.ts";
import { ContentForm } from "../../features/content/content-form.tsx";
import { Dated, StatusBadge } from "../../features/content/content-list.tsx";
import { valuesOfContent } from "../../features/content/content-values.ts";
import { loadOwn } from "../../features/content/load-own.server.ts";
import { saveContent } from "../../features/content/save-content.server.ts";
import { clientContext } from "../../request-context.ts";
import { contentDraftKey, keepDraft } from "../../shell/drafts.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Badge, Notice } from "../../ui/states.tsx";
import * as words from "../../words/content.ts";
import type { Route } from "./+types/attorney-dashboard-content-item.ts";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageTitle(words.editTitle(), loaderData?.own.title);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  const { user, own } = await loadOwn(standing, request, params.id);
  const { categories } = await standing.client.content.categories();
  const query = new URL(request.url).searchParams;
  return {
    userId: user.id,
    own,
    categories,
    asksToDelete: query.has("delete"),
    isNew: query.has("created"),
  };
}

const INTENTS = ["submit", "draft", "delete"];

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const form = await pageForm(request, INTENTS);
  if (form.get("intent") !== "delete") return saveContent(standing, form, params.id);
  const { data: done, error } = await safe(standing.client.content.remove({ id: params.id }));
  if (errorCode(error) === "NOT_FOUND") throw data(null, { status: 404 });
  if (error !== null) throw error;
  flash(standing, done.removed === "revision" ? "revisionDeleted" : "contentDeleted");
  return redirect(done.removed === "revision" ? `${CONTENT_PATH}/${params.id}` : `${CONTENT_PATH}?tab=mine`);
}

export default function AttorneyContentEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, own, categories, asksToDelete, isNew } = loaderData;
  useEffect(() => {
    if (isNew) keepDraft(contentDraftKey(userId, "new"), null);
  }, [isNew, userId]);
  const here = `${CONTENT_PATH}/${own.id}`;
  const saved = valuesOfContent(own);
  return (
    <div className="page flex flex-col gap-6 pt-6">
      <BackLink to={`${CONTENT_PATH}?tab=mine`} label={words.back()} />
      <div className="flex flex-col gap-3">
        <h1>{words.editTitle()}</h1>
        <p className="flex flex-wrap items-center gap-2">
          <StatusBadge status={own.status} />
          {own.revision !== null && <Badge tone="time">{words.revision(own.revision)}</Badge>}
        </p>
        <State own={own} />
        <p className="flex flex-wrap gap-3">
          <LinkButton to={`${here}/preview`} look="secondary">
            {words.preview()}
          </LinkButton>
          {own.status === "published" && (
            <LinkButton to={`/legal-insights/${own.slug}`} look="secondary">
              {words.openPublic()}
            </LinkButton>
          )}
          <LinkButton to={`${here}?delete`} look="plain" preventScrollReset>
            {words.remove()}
          </LinkButton>
        </p>
      </div>
      {asksToDelete && <DeleteQuestion isRevision={own.revision !== null} here={here} />}
      <ContentForm
        key={JSON.stringify([own.id, saved])}
        userId={userId}
        contentId={own.id}
        categories={categories}
        saved={saved}
        answer={actionData}
      />
    </div>
  );
}

function State({ own }: { own: Route.ComponentProps["loaderData"]["own"] }) {
  const reason = own.status === "rejected" || own.revision === "rejected" ? own.rejection_reason : null;
  return (
    <>
      {reason !== null && (
        <Notice tone="danger" title={words.reason()}>
          <p className="whitespace-pre-line">{reason}</p>
        </Notice>
      )}
      {own.status === "published" && <p className="max-w-prose text-quiet">{words.isPublished()}</p>}
      {own.status === "submitted" && <p className="max-w-prose text-quiet">{words.isWaiting()}</p>}
      {own.status === "approved" && (
        <p className="max-w-prose text-quiet">
          {words.isApproved()}{" "}
          {own.publish_at !== null && <Dated text={words.publishOn} value={own.publish_at} time />}
        </p>
      )}
    </>
  );
}

function DeleteQuestion({ isRevision, here }: { isRevision: boolean; here: string }) {
  return (
    <Notice tone="danger" title={isRevision ? words.deleteRevisionTitle() : words.deleteTitle()}>
      <p>{isRevision ? words.deleteRevisionText() : words.deleteText()}</p>
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="delete" look="danger">
          {words.deleteYes()}
        </Button>
        <LinkButton to={here} look="secondary" preventScrollReset>
          {words.cancel()}
        </LinkButton>
      </Form>
    </Notice>
  );
}
