import { ADS, AD_RULES, type AdFinding, type AdInput, type AdState, type State } from "@standing/contract";

const TEXTS = ["ad_title", "ad_description"] as const;

/**
 * The rules of the contract's list that an advertisement breaks; none: an operator reads it next.
 * @param profile whose ad it is: the attorney who answers for it
 */
export function findingsOf(ad: AdInput, profile: { first_name: string; last_name: string }): AdFinding[] {
  const inWords = AD_RULES.flatMap(({ rule, words }) =>
    TEXTS.flatMap((field) =>
      words.flatMap((pattern) => {
        const [found] = pattern.exec(ad[field]) ?? [];
        return found === undefined ? [] : [{ rule, field, words: found }];
      }),
    ),
  );
  const named = ad.attorney_name.toLowerCase();
  const isNamed = [profile.first_name, profile.last_name].every((name) => named.includes(name.toLowerCase()));
  const name = `${profile.first_name} ${profile.last_name}`;
  return [
    ...oncePerRule(inWords),
    ...(isNamed ? [] : [{ rule: "responsible", field: "attorney_name", words: name } as const]),
    ...(ad.service_areas.length > 0
      ? []
      : [{ rule: "jurisdiction", field: "service_areas", words: "" } as const]),
    ...(ad.case_types.length > 0 ? [] : [{ rule: "case_types", field: "case_types", words: "" } as const]),
  ];
}

function oncePerRule(found: AdFinding[]): AdFinding[] {
  return found.filter(
    ({ rule, field }, at) => found.findIndex((other) => other.rule === rule && other.field === field) === at,
  );
}

/** Where an advertisement is on its way; only an approved one is shown. */
export function stateOf(
  ad: {
    ad_compliance_approved: boolean;
    rejection_reason: string | null;
    approved_at: Date | null;
    expires_at: Date | null;
  },
  now: Date,
): AdState {
  if (ad.rejection_reason !== null) return "rejected";
  if (ad.expires_at !== null && ad.expires_at <= now) return "expired";
  return ad.ad_compliance_approved ? "approved" : "pending";
}

/** The states of an ad in which no licence of its attorney is on file. */
export function statesWithoutLicence(serviceAreas: readonly State[], barState: string): State[] {
  return serviceAreas.filter((state) => state !== barState);
}

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Whether bytes begin as a PDF does. */
export function isPdf(bytes: Uint8Array): boolean {
  return PDF.every((byte, at) => bytes[at] === byte);
}

/** Folder of the documents that a person filed for their ads. */
export function claimsFolder(userId: string): string {
  return `ad-claims/${userId}`;
}

/** When an approval that is given now ends. */
export function approvalEnd(now: Date): Date {
  return new Date(now.getTime() + ADS.approved_days * 86_400_000);
}
