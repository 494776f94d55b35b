import { dateFormat } from "../../ui/formatters.ts";
import type { Notification } from "@standing/contract";
import { formatDate, formatDateTime, formatMoney } from "../../ui/format.ts";
import * as words from "../../words/notifications.ts";

type StatusWord = Parameters<typeof words.status>[0];

const STATUS_WORDS = new Map<string, () => string>(
  (
    [
      "open",
      "in_progress",
      "resolved",
      "closed",
      "submitted",
      "under_review",
      "approved",
      "rejected",
      "implemented",
      "merged",
      "published",
      "pending",
      "confirmed",
      "declined",
      "cancelled",
      "completed",
      "lapsed",
      "paid",
      "failed",
      "refunded",
      "verified",
      "expired",
      "expiring",
      "figures_accepted",
      "figures_rejected",
      "held",
      "removed",
      "restored",
      "locked",
      "unlocked",
      "warned",
      "appeal_granted",
      "appeal_refused",
      "requested",
      "proposed",
      "proposal_closed",
      "moved",
      "no_show",
      "names_shared",
      "conflict_clear",
      "conflict_found",
      "facts_shared",
      "reminder",
    ] as const satisfies StatusWord[]
  ).map((status) => [status, () => words.status(status)]),
);

/** The sentence of a notification, with dates in the reader's time zone. */
export function notificationText({ kind, params }: Notification, zone: string): string {
  const { title = "", name = "", date, count = 0, amount = 0, status = "" } = params;
  return words.text(kind, {
    title,
    name,
    count,
    date: date === undefined ? "" : dateText(date, zone),
    amount: formatMoney(amount),
    status: STATUS_WORDS.get(status)?.() ?? status.replaceAll("_", " "),
  });
}

function dateText(date: string, zone: string): string {
  return date.includes("T") ? `${formatDateTime(date, zone)} ${zoneMark(date, zone)}` : formatDate(date);
}

/** `PST` of a time zone on that day: a time without it could be read as another one. */
function zoneMark(instant: string, timeZone: string): string {
  const parts = dateFormat("en-US", { timeZoneName: "short", timeZone }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
