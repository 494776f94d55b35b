import { createHash } from "node:crypto";
import type { CaseDetail } from "@standing/contract";
import ical, { ICalAlarmType, ICalEventTransparency } from "ical-generator";
import { formatDate } from "../../../ui/format.ts";
import * as words from "../../../words/cases-record.ts";
import * as vocabulary from "../../../words/vocabulary.ts";
import { type DatedDeadline, datedDeadlines } from "./dated-deadlines.ts";

const REMINDER_DAYS = [30, 7];
const DAY_SECONDS = 86_400;
/** All-day entries begin at midnight; a reminder comes at nine in the morning. */
const MORNING_SECONDS = 9 * 3600;

/**
 * A calendar file with an all-day entry on the safe day of each deadline. An entry keeps its name over all analyses of
 * a case, so that a later file moves it instead of adding one. Nothing of the story is in it.
 * @returns null when no deadline has a day
 */
export function deadlineCalendar(
  detail: Pick<CaseDetail, "id" | "analysis" | "edit_count" | "resubmission_count" | "last_activity_at">,
): string | null {
  const dated = datedDeadlines(detail.analysis?.deadlines ?? []);
  if (dated.length === 0) return null;
  const calendar = ical({ name: words.calendarName(), prodId: "//Standing//Deadlines//EN" });
  for (const deadline of dated) {
    const summary = words.eventSummary({
      kind: vocabulary.deadlineKind(deadline.kind),
      title: deadline.title,
    });
    calendar.createEvent({
      id: `${nameOf(detail.id, deadline)}@standing`,
      sequence: detail.edit_count + detail.resubmission_count,
      stamp: new Date(detail.last_activity_at),
      start: new Date(safeDay(deadline)),
      allDay: true,
      timezone: "UTC",
      summary,
      description: textOf(deadline),
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: REMINDER_DAYS.map((days) => ({
        type: ICalAlarmType.display,
        trigger: days * DAY_SECONDS - MORNING_SECONDS,
        description: words.eventAlarm({ days, title: deadline.title }),
      })),
    });
  }
  return calendar.toString();
}

function safeDay({ date, falls_on }: DatedDeadline): string {
  return falls_on?.safe_date ?? date;
}

function textOf(deadline: DatedDeadline): string {
  const { applies_to, statute, date } = deadline;
  const safe = safeDay(deadline);
  return [
    applies_to,
    words.eventText({ statute, date: formatDate(date) }),
    safe === date ? null : words.eventSafe({ safe: formatDate(safe) }),
    words.eventNotice(),
  ]
    .filter((text) => text !== null)
    .join(" ");
}

/** One rule can give several deadlines; each is known by its rule and title. */
function nameOf(caseId: string, { rule, title }: DatedDeadline): string {
  return createHash("sha256").update(`${caseId} ${rule} ${title}`).digest("hex").slice(0, 32);
}
