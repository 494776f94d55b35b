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

/** From this share on a claim of an old wrong may be what is told. */
const PERHAPS = 0.2;

/** Harms that one person does to another. */
const HARMS = new Set<ReadCrisis["kind"]>([
  "violence_now",
  "child_abuse",
  "domestic_violence",
  "sexual_assault",
  "trafficking",
]);

/**
 * The dangers without what the learned reader alone took for one of today: it knows neither who is accused of a harm nor
 * when it was. Of who is charged with something such a harm says nothing; where a wrong may be long over, and nobody is
 * a child today, it is a calm line.
 */
export function withoutAccused(
  dangers: readonly ReadCrisis[],
  { claimTypes, side, isChildNow }: ToldBeside,
): ReadCrisis[] {
  const [leading] = claimTypes;
  const isCharged = side.value === "defending" && leading?.claim_type.legal_category === "criminal_defense";
  const old = claimTypes
    .filter(({ claim_type, score }) => claim_type.danger !== undefined && score >= PERHAPS)
    .map(({ claim_type }) => claim_type.danger);
  const mayBeOld = !isChildNow && (old.includes("child_abuse") || old.includes("sexual_assault"));
  return dangers.flatMap((one) => {
    if (one.words.length > 0 || !HARMS.has(one.kind)) return [one];
    if (isCharged) return [];
    return [mayBeOld && one.level === "door" ? { ...one, level: "quiet" as const } : one];
  });
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
