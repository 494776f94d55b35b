import { safe } from "@orpc/client";
import { Form, Link, data } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { AuthorLine } from "../../features/forum/author-line.tsx";
import { Comment } from "../../features/forum/comment.tsx";
import { LinkedWords } from "../../features/forum/linked-words.tsx";
import { PostPanel } from "../../features/forum/open-panel.tsx";
import { DecisionNotice, type Panel, ReplyForm } from "../../features/forum/panels.tsx";
import { postAction } from "../../features/forum/post-actions.server.ts";
import { RelativeTime } from "../../features/forum/relative-time.tsx";
import { questionData } from "../../features/forum/structured-data.ts";
import type { ThreadPlace } from "../../features/forum/thread-place.ts";
import { ACTS, Actions, StateNote, panelAddress } from "../../features/forum/writing.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Section } from "../../ui/prose.tsx";
import { Badge, EmptyState, Notice } from "../../ui/states.tsx";
import * as words from "../../words/forum.ts";
import type { Route } from "./+types/forum-post.ts";

const PANELS: readonly Panel[] = ["reply", "edit", "delete", "report", "appeal"];

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const found = loaderData?.found;
  if (!found) return pageTitle(words.notFound());
  return [
    ...pageTitle(found.post.title === "" ? words.deletedPost() : found.post.title),
    ...(found.structured === null
      ? [{ name: "robots", content: "noindex" }]
      : [{ "script:ld+json": found.structured }]),
  ];
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  const { searchParams } = new URL(request.url);
  const comment = searchParams.get("comment");
  const page = Number.parseInt(searchParams.get("page") ?? "1", 10);
  const { error, data: thread } = await safe(
    standing.client.forum.get({
      id: params.id,
      page: page >= 1 && page <= 500 ? page : 1,
      ...(comment === null ? {} : { comment }),
    }),
  );
  if (error !== null) {
    const code = errorCode(error);
    if (code !== "NOT_FOUND" && code !== "BAD_REQUEST") throw error;
    return data({ found: null, userId: null }, { status: 404 });
  }
  const { post, comments } = thread;
  const structured =
    post.state === "visible" && post.is_question ? questionData(post, comments, standing.origin) : null;
  const panel = PANELS.find((name) => searchParams.has(name));
  const userId = standing.session.user?.id ?? null;
  return data({
    found: { ...thread, structured, now: new Date().toISOString() },
    open: panel && userId !== null ? { panel, id: searchParams.get(panel) ?? "" } : null,
    userId,
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return postAction(context.get(clientContext), request, params.id);
}

export default function Post({ loaderData, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  if (loaderData.found === null) return <NotFound />;
  const { found, open, userId } = loaderData;
  const { post, comments, page, pages, now } = found;
  const here = `/forum/post/${post.id}${page === 1 ? "" : `?page=${page}`}`;
  const mayReply = userId !== null && post.state === "visible" && !post.is_locked;
  const place: ThreadPlace = {
    postId: post.id,
    here,
    now,
    userId,
    ownsPost: post.is_mine,
    mayReply,
    open,
    answer: actionData,
  };
  return (
    <div className="page flex flex-col gap-8 pt-6">
      <BackLink to="/forum" label={words.backToForum()} />
      {userId !== null && (
        <Form id={ACTS} method="post" action={here} preventScrollReset className="hidden" />
      )}
      <PostBody found={found} place={place} />
      <Section title={words.answersTitle()}>
        {comments.length === 0 ? (
          <EmptyState title={words.noAnswers()} text={words.noAnswersText()} />
        ) : (
          <ol className="flex flex-col gap-2">
            {comments.map((comment) => (
              <Comment key={comment.id} comment={comment} place={place} />
            ))}
          </ol>
        )}
        <ThreadPages id={post.id} page={page} pages={pages} />
      </Section>
      <div id="answer" className="max-w-2xl scroll-mt-20">
        {mayReply && open?.panel !== "reply" && (
          <ReplyForm
            key={comments.at(-1)?.id}
            postId={post.id}
            parent={null}
            userId={userId}
            answer={actionData}
            close={null}
          />
        )}
        {post.is_locked && <Notice>{words.locked()}</Notice>}
        {userId === null && post.state === "visible" && !post.is_locked && (
          <Notice tone="accent">
            <p>{words.replySignInText()}</p>
            <LinkButton to={`/login?next=${encodeURIComponent(`/forum/post/${post.id}`)}`} className="mt-3">
              {words.replySignIn()}
            </LinkButton>
          </Notice>
        )}
      </div>
      <p className="max-w-prose text-sm text-quiet">{words.disclaimer()}</p>
    </div>
  );
}

type Found = NonNullable<Route.ComponentProps["loaderData"]["found"]>;

function PostBody({ found, place }: { found: Found; place: ThreadPlace }) {
  const { post, now } = found;
  const { open, here } = place;
  if (post.content === null || post.author === null) {
    return (
      <div>
        <h1 className="text-2xl text-quiet">{words.deletedPost()}</h1>
      </div>
    );
  }
  return (
    <article className="flex flex-col gap-4">
      <h1 className="break-words">{post.title}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
        <AuthorLine author={post.author} />
        <RelativeTime value={post.created_at} now={now} />
        {post.is_question && <Badge>{words.question()}</Badge>}
        {post.categories.map(({ id, name }) => (
          <Link key={id} to={`/forum?category=${id}`} className="link">
            {name}
          </Link>
        ))}
        <StateNote writing={post} />
      </div>
      <DecisionNotice writing={post} appealAt={panelAddress(here, "appeal", post.id)} />
      <div className="prose break-words whitespace-pre-line">
        <LinkedWords text={post.content} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Actions
          writing={post}
          entity="post"
          here={here}
          postId={post.id}
          signedIn={place.userId !== null}
          mayReply={false}
        />
        {place.userId !== null && post.state === "visible" && (
          <Follow isFollowed={post.is_followed} here={here} />
        )}
      </div>
      {open?.id === post.id && <PostPanel post={post} panel={open.panel} place={place} close={here} />}
    </article>
  );
}

function Follow({ isFollowed, here }: { isFollowed: boolean; here: string }) {
  return (
    <Form method="post" action={here} preventScrollReset>
      <Button
        type="submit"
        name="intent"
        value={isFollowed ? "unfollow" : "follow"}
        look="secondary"
        className="text-sm"
      >
        {isFollowed ? words.unfollow() : words.follow()}
      </Button>
    </Form>
  );
}

function ThreadPages({ id, page, pages }: { id: string; page: number; pages: number }) {
  if (pages === 1) return null;
  const link = "link inline-flex min-h-11 items-center";
  return (
    <nav aria-label={words.threadPages()} className="mt-6 flex items-center gap-6">
      {page > 1 && (
        <Link to={`/forum/post/${id}?page=${page - 1}`} className={link}>
          {words.older()}
        </Link>
      )}
      <span className="text-quiet tabular">{words.pages({ n: page, of: pages })}</span>
      {page < pages && (
        <Link to={`/forum/post/${id}?page=${page + 1}`} className={link}>
          {words.newer()}
        </Link>
      )}
    </nav>
  );
}

function NotFound() {
  return (
    <div className="page py-12">
      <h1 className="sr-only">{words.notFound()}</h1>
      <EmptyState title={words.notFound()} text={words.notFoundText()}>
        <LinkButton to="/forum">{words.backToForum()}</LinkButton>
      </EmptyState>
    </div>
  );
}
