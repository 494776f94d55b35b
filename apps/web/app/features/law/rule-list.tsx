import type { LimitShown, PlaceRuleShown } from "@standing/contract";
import { Link } from "react-router";
import { Opens } from "../../ui/prose.tsx";
import { formatDate } from "../../ui/format.ts";
import * as words from "../../words/law.ts";
import { topicAddress } from "./address.ts";
import { Standing } from "./standing.tsx";

/** Rules as questions with their answers. */
export function RuleList({ rules }: { rules: readonly PlaceRuleShown[] }) {
  return (
    <dl className="flex flex-col gap-6">
      {rules.map((rule) => (
        <div key={rule.topic} id={rule.topic} className="scroll-mt-20">
          <dt className="font-medium">
            <Link to={topicAddress(rule.topic)} className="link">
              {rule.asks}
            </Link>
          </dt>
          <dd className="mt-1 max-w-prose">
            <Answer rule={rule} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ rule }: { rule: PlaceRuleShown }) {
  if (rule.says === null) return <p className="text-quiet">{rule.abstained ?? words.notKnown()}</p>;
  return (
    <>
      <p>{rule.says}</p>
      {rule.may_have_changed && <p className="text-time">{words.mayHaveChanged()}</p>}
      {rule.until !== null && <p className="text-time">{words.until({ date: formatDate(rule.until) })}</p>}
      {rule.note !== null && <p className="mt-1 text-sm">{rule.note}</p>}
      <Standing {...rule} />
      {rule.sources.length > 0 && (
        <Opens summary={words.sources()}>
          <ul>
            {rule.sources.map(({ name, url, read }) => (
              <li key={url ?? name} className="wrap-anywhere">
                {url === null ? (
                  name
                ) : (
                  <a href={url} className="link" rel="noreferrer">
                    {name}
                  </a>
                )}
                {read !== null && <span> · {words.readOn({ date: formatDate(read) })}</span>}
              </li>
            ))}
          </ul>
        </Opens>
      )}
    </>
  );
}

/** The deadlines of a state: what for, how long, from when. */
export function LimitList({ limits }: { limits: readonly LimitShown[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {limits.map((limit) => (
        <div key={limit.rule}>
          <dt className="font-medium">{limit.title}</dt>
          <dd className="mt-1">
            <p>
              {limit.runs_from === null
                ? limit.period
                : words.period({ period: limit.period, start: limit.runs_from })}
            </p>
            <Standing {...limit} />
            {(limit.discovery !== null || limit.note !== null) && (
              <Opens summary={words.exceptions()}>
                {limit.discovery !== null && <p>{limit.discovery}</p>}
                {limit.note !== null && <p className="mt-1">{limit.note}</p>}
              </Opens>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
