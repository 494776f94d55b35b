import type { SuggestionCard, TicketCard } from "@standing/contract";
import { cx } from "../../ui/class-names.ts";
import { Badge } from "../../ui/states.tsx";
import * as vocabulary from "../../words/vocabulary.ts";

export function TicketStatusBadge({ status }: Pick<TicketCard, "status">) {
  const waits = status === "open" || status === "in_progress";
  return <Badge tone={waits ? "accent" : "plain"}>{vocabulary.ticketStatus(status)}</Badge>;
}

export function TicketPriorityBadge({ priority }: Pick<TicketCard, "priority">) {
  return <Badge tone={priority === "urgent" ? "time" : "plain"}>{vocabulary.ticketPriority(priority)}</Badge>;
}

export function SuggestionStatusBadge({ status }: Pick<SuggestionCard, "status">) {
  const going = status === "approved" || status === "implemented";
  return <Badge tone={going ? "accent" : "plain"}>{vocabulary.suggestionStatus(status)}</Badge>;
}

const DOTS: Record<SuggestionCard["category"], string> = {
  feature: "bg-accent",
  improvement: "bg-category-blue",
  ui_ux: "bg-category-violet",
  performance: "bg-category-teal",
  other: "bg-quiet",
};

/** The category with its color. */
export function SuggestionCategory({ category }: Pick<SuggestionCard, "category">) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={cx("size-2.5 rounded-full", DOTS[category])} />
      {vocabulary.suggestionCategory(category)}
    </span>
  );
}
