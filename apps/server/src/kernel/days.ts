/** Calendar day of an instant, UTC. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The day so many days after one, UTC. */
export function daysAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * 86_400_000));
}
