import { safe } from "@orpc/client";
import { data } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { articleData } from "../../features/content/library/article-data.ts";
import { Sources } from "../../features/content/library/sources.tsx";
import { TextBody } from "../../features/content/library/text-body.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { LinkButton } from "../../ui/button.tsx";
import { formatLongDate } from "../../ui/format.ts";
import { Badge, EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/content-library.ts";
import * as shell from "../../words/shell.ts";
import type { Route } from "./+types/legal-resource.ts";

const LIST = "/legal-resources";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const resource = loaderData?.resource;
  if (!resource) return pageTitle(words.notFoundTitle());
  return [
    ...pageTitle(resource.title),
    { name: "description", content: resource.description ?? words.noDescription() },
    { tagName: "link", rel: "canonical", href: loaderData.url },
    articleData({
      headline: resource.title,
      description: resource.description ?? "",
      url: loaderData.url,
      published: resource.created_at,
      changed: resource.last_checked,
      author: null,
      house: shell.product(),
      image: null,
      section: resource.category,
    }),
  ];
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, origin } = context.get(clientContext);
  const url = `${origin}${LIST}/${params.slug}`;
  const { data: resource, error } = await safe(client.resources.get({ slug: params.slug }));
  if (errorCode(error) === "NOT_FOUND" || errorCode(error) === "BAD_REQUEST") {
    return data({ resource: null, url }, { status: 404 });
  }
  if (error !== null) throw error;
  return data({ resource, url });
}

export default function LegalResource({ loaderData: { resource } }: Route.ComponentProps) {
  if (resource === null) {
    return (
      <div className="page pt-12">
        <h1 className="sr-only">{words.notFoundTitle()}</h1>
        <EmptyState title={words.notFoundTitle()} text={words.notFoundText()}>
          <LinkButton to={LIST}>{words.resourcesBack()}</LinkButton>
        </EmptyState>
      </div>
    );
  }
  const { title, description, category, resource_type, external_url, file_url, created_at } = resource;
  return (
    <article className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to={LIST} label={words.resourcesBack()} />
      <header className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-3 text-sm text-quiet">
          <Badge tone="accent">{category}</Badge>
          <span>{resource_type}</span>
          <span>{words.added({ date: formatLongDate(created_at) })}</span>
        </p>
        <h1>{title}</h1>
        {description !== null && <p className="prose text-quiet">{description}</p>}
        {(external_url !== null || file_url !== null) && (
          <p className="flex flex-wrap gap-3">
            {external_url !== null && (
              <LinkButton to={external_url} look="secondary" target="_blank" rel="noreferrer">
                {words.officialPage()} <span className="text-sm font-normal">{words.newTab()}</span>
              </LinkButton>
            )}
            {file_url !== null && (
              <LinkButton to={file_url} look="secondary" reloadDocument>
                {words.download()}
              </LinkButton>
            )}
          </p>
        )}
      </header>
      <TextBody text={resource.content} />
      <Sources sources={resource.sources} lastChecked={resource.last_checked} />
    </article>
  );
}
