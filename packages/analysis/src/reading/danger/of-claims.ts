import type { ReadCrisis, ReadSide } from "../reading.ts";
import type { ScoredClaimType } from "../route.ts";

/** From this share on a claim type is taken for what happened. */
const READ_SURELY = 0.6;

/** What is known of a story besides its words of danger. */
export interface ToldBeside {
  claimTypes: readonly ScoredClaimType[];
  side: Pick<ReadSide, "value">;
  /** A child who is under 18 on the day of telling. */
  isChildNow: boolean;
}

/**
 * The dangers with the one that a kind of claim adds which is read surely, where no words of danger were read: any reader is enough.
 * A child who is one today opens the door; what may be long over stands as a calm line.
 */
export function withDangerOfClaim(
  dangers: readonly ReadCrisis[],
  { claimTypes, side, isChildNow }: ToldBeside,
): ReadCrisis[] {
  const read = claimTypes.find(({ claim_type, score }) => score >= READ_SURELY && claim_type.danger);
  const kind = read?.claim_type.danger;
  if (!read || !kind || side.value === "defending" || side.value === "asking") return [...dangers];
  const level = kind === "child_abuse" && isChildNow ? ("door" as const) : ("quiet" as const);
  const before = dangers.find((one) => one.kind === kind);
  if (before && (before.level === "door" || level === "quiet")) return [...dangers];
  const added: ReadCrisis = { level, kind, probability: read.score, words: before?.words ?? [] };
  return [...dangers.filter((one) => one !== before), added];
}
