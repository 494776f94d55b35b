import type { BookingSide } from "@standing/contract";
import * as words from "../../words/bookings.ts";
import { momentIn } from "./times.ts";

interface Zones {
  time_zone: string;
  client_time_zone: string;
}

/** The reader's own zone and the other person's. */
export function zonesOf(zones: Zones, side: BookingSide): { own: string; other: string } {
  return side === "client"
    ? { own: zones.client_time_zone, other: zones.time_zone }
    : { own: zones.time_zone, other: zones.client_time_zone };
}

/** The other person's time without its day where that is the reader's day too. */
function beside(here: string, there: string): string {
  const dayOf = (text: string) => text.split(",").slice(0, 2).join();
  return dayOf(here) === dayOf(there) ? there.slice(dayOf(there).length + 2) : there;
}

interface Props {
  instant: string;
  zones: Zones;
  /** Who is reading. */
  side: BookingSide;
}

/** An instant in the reader's time zone, and in the other person's beside it. */
export function BothTimes({ instant, zones, side }: Props) {
  const { own, other } = zonesOf(zones, side);
  const here = momentIn(instant, own);
  const there = momentIn(instant, other);
  const shown = beside(here, there);
  return (
    <span>
      <time dateTime={instant} className="font-semibold tabular">
        {here}
      </time>{" "}
      <span className="text-sm text-quiet tabular">
        {here === there
          ? words.sameTime()
          : side === "client"
            ? words.theirs({ time: shown })
            : words.clients({ time: shown })}
      </span>
    </span>
  );
}

/** The same in one line of plain text. */
export function bothTimesText({ instant, zones, side }: Props): string {
  const { own, other } = zonesOf(zones, side);
  const here = momentIn(instant, own);
  const there = momentIn(instant, other);
  if (here === there) return here;
  const time = beside(here, there);
  return `${here} (${side === "client" ? words.theirs({ time }) : words.clients({ time })})`;
}
