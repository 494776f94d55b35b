const DAY_MS = 86_400_000;
const date = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** How long there is, in one sentence; nothing of what it is about. Dates are `YYYY-MM-DD`. */
export function reminderWords(lastDay: string, today: string): string {
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY_MS);
  const left = days === 0 ? "today" : days === 1 ? "tomorrow" : `in ${days} days`;
  return `It is ${left}: ${date.format(new Date(lastDay))}. Confirm the date with the court, the office or a lawyer.`;
}
