import { safe } from "@orpc/client";
import type { Insight } from "@standing/contract";
import { Link, data, redirect } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { articleData } from "../../features/content/library/article-data.ts";
import { AuthorLine, authorName } from "../../features/content/library/author.tsx";
import { Engagement } from "../../features/content/library/engagement.tsx";
import { Picture } from "../../features/content/library/picture.tsx";
import { Sources } from "../../features/content/library/sources.tsx";
import { TextBody } from "../../features/content/library/text-body.tsx";
import { TypeIcon } from "../../features/resources/type-icon.tsx";
import { VideoArea } from "../../features/content/library/video-area.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { flash } from "../../shell/flash.server.ts";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { refusalOf } from "../../shell/refusal.server.ts";
import { toastWords } from "../../shell/toast-words.ts";
import { LinkButton } from "../../ui/button.tsx";
import { formatLongDate } from "../../ui/format.ts";
import { Section } from "../../ui/prose.tsx";
import { Badge, EmptyState } from "../../ui/states.tsx";
import * as words from "../../words/content-library.ts";
import * as shell from "../../words/shell.ts";
import type { Route } from "./+types/legal-insight.ts";

const LIST = "/legal-insights";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const insight = loaderData?.insight;
  if (!insight) return pageTitle(words.notFoundTitle());
  return [
    ...pageTitle(insight.title),
    { name: "description", content: insight.summary },
    { tagName: "link", rel: "canonical", href: loaderData.url },
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: words.feedTitle(),
      href: `${LIST}/feed.xml`,
    },
    { property: "og:type", content: "article" },
    { property: "og:title", content: insight.title },
    { property: "og:description", content: insight.summary },
    articleData({
      headline: insight.title,
      description: insight.summary,
      url: loaderData.url,
      published: insight.published_at,
      changed: insight.last_checked,
      author: insight.author && authorName(insight.author),
      house: shell.product(),
      image: insight.featured_image_url,
      section: insight.practice_areas[0],
    }),
  ];
};

/** Only where the reader has asked for a player may the page show one; the server puts that into its policy. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { client, origin } = context.get(clientContext);
  const url = `${origin}${LIST}/${params.slug}`;
  const { slug } = params;
  const { data: insight, error } = await safe(client.content.insight({ slug }));
  if (errorCode(error) === "NOT_FOUND" || errorCode(error) === "BAD_REQUEST") {
    return data({ insight: null, url, playing: false }, { status: 404 });
  }
  if (error !== null) throw error;
  const counts = await client.content.countView({ slug });
  const player = insight.video?.kind === "player" ? insight.video.provider : null;
  const playing = player !== null && new URL(request.url).searchParams.get("play") === "1";
  return data(
    { insight: { ...insight, ...counts }, url, playing },
    { headers: playing ? { "x-frame-player": player } : {} },
  );
}

const INTENTS = ["like", "share"];

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  const engagement_type = (await pageForm(request, INTENTS)).get("intent") === "share" ? "share" : "like";
  const { error } = await safe(standing.client.content.engage({ slug: params.slug, engagement_type }));
  if (errorCode(error) === "NOT_FOUND") throw data(null, { status: 404 });
  if (error !== null) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return data({ toast: toastWords(refusal.toast) }, { status: refusal.status });
  }
  if (engagement_type === "share") return { toast: null };
  const byScript = request.headers.get("sec-fetch-dest") === "empty";
  if (byScript) return { toast: toastWords("contentLiked") };
  flash(standing, "contentLiked");
  return redirect(`${LIST}/${params.slug}`);
}

export default function LegalInsight({ loaderData: { insight, url, playing } }: Route.ComponentProps) {
  if (insight === null) {
    return (
      <div className="page pt-12">
        <h1 className="sr-only">{words.notFoundTitle()}</h1>
        <EmptyState title={words.notFoundTitle()} text={words.notFoundText()}>
          <LinkButton to={LIST}>{words.insightsBack()}</LinkButton>
        </EmptyState>
      </div>
    );
  }
  return (
    <article className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to={LIST} label={words.insightsBack()} />
      <InsightHead insight={insight} />
      <Engagement
        views={insight.view_count}
        likes={insight.like_count}
        shares={insight.share_count}
        isLiked={insight.is_liked}
        url={url}
      />
      {insight.video !== null ? (
        <VideoArea video={insight.video} title={insight.title} playing={playing} />
      ) : (
        insight.featured_image_url !== null && (
          <Picture url={insight.featured_image_url} sizes="(min-width: 48rem) 45rem, 100vw" />
        )
      )}
      <TextBody text={insight.content} />
      {insight.tags.length > 0 && (
        <ul aria-label={words.tags()} className="flex flex-wrap gap-2">
          {insight.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Sources sources={insight.sources} lastChecked={insight.last_checked} />
      <AboutAuthor author={insight.author} />
    </article>
  );
}

function InsightHead({ insight }: { insight: Insight }) {
  return (
    <header className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-quiet">
        <span className="inline-flex items-center gap-1.5">
          <TypeIcon type={insight.content_type} />
          {words.type(insight.content_type)}
        </span>
        {insight.is_sponsored && <Badge tone="time">{words.sponsored()}</Badge>}
        {insight.practice_areas.map((area) => (
          <Badge key={area} tone="accent">
            {area}
          </Badge>
        ))}
        <span>{words.minutes({ n: insight.read_minutes })}</span>
      </p>
      <h1>{insight.title}</h1>
      <p className="prose text-quiet">{insight.summary}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <AuthorLine author={insight.author} />
        <time dateTime={insight.published_at} className="text-quiet">
          {formatLongDate(insight.published_at)}
        </time>
      </p>
    </header>
  );
}

function AboutAuthor({ author }: { author: Insight["author"] }) {
  if (author === null || author.bio.trim() === "") return null;
  return (
    <Section title={words.aboutAuthor()}>
      <p className="font-semibold">{authorName(author)}</p>
      <p className="prose mt-2 whitespace-pre-line">{author.bio}</p>
      {author.specialties.length > 0 && (
        <ul aria-label={words.specialties()} className="mt-3 flex flex-wrap gap-2">
          {author.specialties.map((specialty) => (
            <li key={specialty}>
              <Badge>{spaced(specialty)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Link to={`/attorney/${author.attorney_id}`} className="link mt-3 inline-flex min-h-11 items-center">
        {words.toProfile()}
      </Link>
    </Section>
  );
}

/** `real_estate` as `Real Estate`. */
const spaced = (key: string) =>
  key
    .split("_")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");
