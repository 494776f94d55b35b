import { DELETION_GRACE_DAYS, RETENTION_NOTICE_DAYS, RETENTION_YEARS } from "@standing/contract";

const DAY_MS = 86_400_000;

const daysFrom = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS);

function retentionFrom(instant: Date): Date {
  const before = new Date(instant);
  before.setUTCFullYear(before.getUTCFullYear() - RETENTION_YEARS);
  return before;
}

/** Accounts whose deletion was asked for at this instant or before are due. */
export function deletionDueBefore(now: Date): Date {
  return daysFrom(now, -DELETION_GRACE_DAYS);
}

/** What is done with old cases now, as instants of last activity and of notice. */
export function retentionLimits(now: Date): {
  /** Owners of cases without activity since then are told. */
  tellBefore: Date;
  /** Cases without activity since then are erased, if their owner was told before `toldBefore`. */
  eraseBefore: Date;
  toldBefore: Date;
  /** The day (UTC) that a notice of now names. */
  earliestErasure: string;
} {
  const afterNotice = daysFrom(now, RETENTION_NOTICE_DAYS);
  return {
    tellBefore: retentionFrom(afterNotice),
    eraseBefore: retentionFrom(now),
    toldBefore: daysFrom(now, -RETENTION_NOTICE_DAYS),
    earliestErasure: afterNotice.toISOString().slice(0, 10),
  };
}
