import { safe } from "@orpc/client";
import { REVIEW_STATES } from "@standing/contract";
import { Link, data } from "react-router";
import { Denied } from "../../features/content/denied.tsx";
import { Dated } from "../../features/content/content-list.tsx";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { choice, listAddress, pageUpTo } from "../../shell/list-address.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { cx } from "../../ui/class-names.ts";
import { Badge, EmptyState } from "../../ui/states.tsx";
import * as content from "../../words/content.ts";
import * as words from "../../words/content-review.ts";
import type { Route } from "./+types/moderation-content.ts";

const PATH = "/moderation/content";
const LIST = listAddress(PATH, { state: choice(REVIEW_STATES), page: pageUpTo(10_000) });

export const meta: Route.MetaFunction = () => pageTitle(words.title());

export async function loader({ request, context }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const { state, page } = LIST.read(request.url);
  const { data: found, error } = await safe(standing.client.content.reviews({ state, page }));
  if (errorCode(error) === "FORBIDDEN") return data({ found: null, state }, { status: 403 });
  if (error !== null) throw error;
  return data({ found, state });
}

export default function ContentReviews({ loaderData: { found, state } }: Route.ComponentProps) {
  if (found === null) return <Denied />;
  const to = (page: number) => LIST.to({ state, page });
  return (
    <div className="page flex flex-col gap-8 pt-12">
      <div>
        <h1>{words.title()}</h1>
        <p className="mt-3 text-quiet">
          {words.lead()} <span className="tabular">{words.waitingCount({ n: found.waiting })}.</span>
        </p>
      </div>
      <nav aria-label={words.states()} className="flex flex-wrap border-b border-rule">
        {REVIEW_STATES.map((name) => (
          <Link
            key={name}
            to={LIST.to({ state: name })}
            aria-current={name === state ? "page" : undefined}
            className={cx(
              "inline-flex min-h-11 items-center border-b-2 px-4",
              name === state
                ? "border-accent font-semibold text-accent"
                : "border-transparent hover:text-accent",
            )}
          >
            {words.state(name)}
          </Link>
        ))}
      </nav>
      {found.items.length === 0 ? (
        <EmptyState title={words.empty(state)} />
      ) : (
        <ul className="flex flex-col">
          {found.items.map((item) => (
            <li key={item.id} className="border-t border-rule py-4">
              <p className="flex flex-wrap gap-2">
                <Badge>{content.type(item.content_type)}</Badge>
                {item.is_change && <Badge tone="time">{words.isChange()}</Badge>}
                {item.decision !== null && <Badge tone="accent">{words.decision(item.decision)}</Badge>}
              </p>
              <p className="mt-2 font-serif text-lg font-semibold break-words">
                <Link to={`${PATH}/${item.id}`} className="hover:text-accent hover:underline">
                  {item.title}
                </Link>
              </p>
              <p className="flex flex-wrap gap-x-4 text-sm text-quiet">
                <span>{words.by({ name: item.author_name })}</span>
                <span>
                  <Dated text={words.sent} value={item.submitted_at} time />
                </span>
                {item.decided_at !== null && (
                  <span>
                    <Dated text={words.decidedOn} value={item.decided_at} time />
                  </span>
                )}
                {state === "approved" && (
                  <span>
                    {item.publish_at === null ? (
                      words.noDate()
                    ) : (
                      <Dated text={words.publishOn} value={item.publish_at} time />
                    )}
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {(found.page > 1 || found.has_more) && (
        <nav
          aria-label={words.pages()}
          className="flex items-center justify-between border-t border-rule pt-4"
        >
          <span>
            {found.page > 1 && (
              <Link to={to(found.page - 1)} className="link inline-flex min-h-11 items-center">
                {words.previous()}
              </Link>
            )}
          </span>
          <span className="text-sm text-quiet tabular">{words.page({ page: found.page })}</span>
          <span>
            {found.has_more && (
              <Link to={to(found.page + 1)} className="link inline-flex min-h-11 items-center">
                {words.next()}
              </Link>
            )}
          </span>
        </nav>
      )}
    </div>
  );
}
