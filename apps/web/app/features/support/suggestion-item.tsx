import { type SuggestionCard, VOTABLE_STATUSES } from "@standing/contract";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Badge } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/support.ts";
import { SuggestionCategory, SuggestionStatusBadge } from "./badges.tsx";

/** Category, state, age and whose it is. */
export function SuggestionFacts({ suggestion }: { suggestion: SuggestionCard }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
      <SuggestionCategory category={suggestion.category} />
      <SuggestionStatusBadge status={suggestion.status} />
      <DateText value={suggestion.created_at} />
      {suggestion.is_mine && <Badge>{words.mine()}</Badge>}
    </p>
  );
}

interface VoteProps {
  suggestion: SuggestionCard;
  /** Where the reader goes on after voting. */
  back: string;
}

/** The number of votes, and the one vote of the reader. */
export function Vote({ suggestion, back }: VoteProps) {
  const { id, title, votes, voted } = suggestion;
  const open = suggestion.merged_into === null && VOTABLE_STATUSES.includes(suggestion.status);
  return (
    <div className="flex w-24 shrink-0 flex-col items-center gap-1 text-center">
      <span className="text-sm tabular">{words.votes({ n: votes })}</span>
      {open ? (
        <Form method="post" action="/suggestions" preventScrollReset>
          <input type="hidden" name="back" value={back} />
          <input type="hidden" name="voted" value={voted ? "0" : "1"} />
          <Button
            type="submit"
            name="id"
            value={id}
            look={voted ? "primary" : "secondary"}
            aria-label={voted ? words.unvoteFor({ title }) : words.voteFor({ title })}
            title={voted ? words.unvote() : undefined}
            className="px-2! whitespace-nowrap"
          >
            {voted ? words.voted() : words.vote()}
          </Button>
        </Form>
      ) : (
        <span className="text-sm text-quiet">{words.votesOver()}</span>
      )}
    </div>
  );
}
