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
  return date.includes("T") ? formatDateTime(date, zone) : formatDate(date);
}
