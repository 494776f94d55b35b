import { type AttorneyActivity, FORUM, reputationTier } from "@standing/contract";
import { Form, Link } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/inputs.tsx";
import { Badge, EmptyState, Progress } from "../../ui/states.tsx";
import * as words from "../../words/forum.ts";
import { PostCard } from "./post-card.tsx";
import { RelativeTime } from "./relative-time.tsx";

const PERIODS = [7, 30, 90, 365] as const;
const TABS = ["questions", "activity", "reputation"] as const;
type Tab = (typeof TABS)[number];

export interface AttorneyForumTabProps {
  /** What `client.forum.attorneyActivity({ period })` answered. */
  activity: AttorneyActivity | null;
  /** Days that the figures cover. */
  period: number;
  /** The instant of the page. */
  now: string;
  /** The sub-tab, from the address's `forum`. */
  tab: string | null;
  /** The page that it stands in. */
  action: string;
  /** Fields of the address that stay when the period or the sub-tab changes, such as the dashboard's own tab. */
  keep: Readonly<Record<string, string>>;
}

/** The Community Forum tab of an attorney's dashboard. Needs no JavaScript: period and sub-tab are in the address. */
export function AttorneyForumTab(props: AttorneyForumTabProps) {
  const { activity, period, now, action, keep } = props;
  if (activity === null) {
    return (
      <EmptyState title={words.attorneyIncomplete()} text={words.attorneyIncompleteText()}>
        <LinkButton to="/attorney-onboarding">{words.completeProfile()}</LinkButton>
      </EmptyState>
    );
  }
  const tab: Tab = TABS.find((name) => name === props.tab) ?? "questions";
  const addressOf = (forum: Tab) =>
    `${action}?${new URLSearchParams({ ...keep, period: String(period), forum }).toString()}`;
  return (
    <div className="flex flex-col gap-6">
      <Form action={action} className="flex flex-wrap items-end gap-3">
        {Object.entries({ ...keep, forum: tab }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={words.period()}>
          {(wiring) => (
            <Select
              {...wiring}
              name="period"
              defaultValue={String(period)}
              options={PERIODS.map((days) => ({ value: String(days), label: words.periodDays({ n: days }) }))}
            />
          )}
        </Field>
        <Button type="submit" look="secondary">
          {words.show()}
        </Button>
      </Form>
      <Cards activity={activity} />
      <nav aria-label={words.title()} className="flex flex-wrap gap-x-1 border-b border-rule">
        {TABS.map((name) => (
          <Link
            key={name}
            to={addressOf(name)}
            preventScrollReset
            aria-current={name === tab ? "page" : undefined}
            className={cx(
              "flex min-h-11 items-center px-3",
              name === tab ? "border-b-2 border-accent font-semibold text-accent" : "hover:text-accent",
            )}
          >
            {words.forumTab(name)}
          </Link>
        ))}
      </nav>
      {tab === "questions" && <Questions activity={activity} now={now} />}
      {tab === "activity" && <Activity activity={activity} now={now} />}
      {tab === "reputation" && <Reputation reputation={activity.reputation} />}
    </div>
  );
}

function Cards({ activity }: { activity: AttorneyActivity }) {
  const cards = [
    [words.cardResponses(), activity.responses],
    [words.cardHelpful(), activity.helpful_answers],
    [words.cardUpvotes(), activity.upvotes],
    [words.cardReputation(), activity.reputation.reputation_score],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-4 border-y border-rule py-4 lg:grid-cols-4">
      {cards.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="font-serif text-2xl font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Questions({ activity, now }: { activity: AttorneyActivity; now: string }) {
  const shown = activity.questions.slice(0, FORUM.questions_shown);
  if (shown.length === 0) return <EmptyState title={words.noQuestions()} text={words.noQuestionsText()} />;
  return (
    <ul>
      {shown.map((post) => (
        <PostCard key={post.id} post={post} now={now} />
      ))}
    </ul>
  );
}

function Activity({ activity, now }: { activity: AttorneyActivity; now: string }) {
  if (activity.recent.length === 0) {
    return (
      <EmptyState title={words.noActivity()} text={words.noActivityText({ n: FORUM.response_points })} />
    );
  }
  return (
    <ul>
      {activity.recent.map((one) => (
        <li key={one.comment_id} className="border-b border-rule py-4">
          <Link
            to={`/forum/post/${one.post_id}?comment=${one.comment_id}#comment-${one.comment_id}`}
            className="link font-medium break-words"
          >
            {one.title}
          </Link>
          <p className="mt-1 line-clamp-2 break-words text-quiet">{one.excerpt}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-quiet tabular">
            <RelativeTime value={one.created_at} now={now} />
            <span>{words.points({ n: one.upvote_count })}</span>
            {one.is_helpful && <Badge tone="accent">{words.helpful()}</Badge>}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Reputation({ reputation }: { reputation: AttorneyActivity["reputation"] }) {
  const { reputation_score: points, badge } = reputation;
  const tier = reputationTier(points);
  const rows = [
    [words.reputationScore(), points],
    [words.reputationHelpful(), reputation.helpful_answers_count],
    [words.reputationResponses(), reputation.responses_count],
    [words.reputationUpvotes(), reputation.total_upvotes],
  ] as const;
  return (
    <div className="flex max-w-2xl flex-col gap-5">
      {badge !== null && (
        <p>
          <Badge tone="accent">{words.badge(badge)}</Badge>
        </p>
      )}
      {tier.next === null ? (
        <p className="font-serif text-xl font-semibold">
          {words.topTier()}{" "}
          <span className="block text-base font-normal text-quiet">{words.topTierText()}</span>
        </p>
      ) : (
        <div>
          <p className="mb-2">{words.tier(tier.next, { n: points, of: tier.to })}</p>
          <Progress label={words.tier(tier.next, { n: points, of: tier.to })} value={points} max={tier.to} />
        </div>
      )}
      <dl className="flex flex-col">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-rule py-2 tabular">
            <dt>{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-quiet">
        {words.pointsRule({ helpful: FORUM.helpful_points, response: FORUM.response_points })}
      </p>
    </div>
  );
}
