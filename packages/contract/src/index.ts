import { accounts, outbox } from "./accounts.ts";
import { adminAttorneys } from "./admin-attorneys.ts";
import { adminAds } from "./admin-ads.ts";
import { adminDesk } from "./admin-desk.ts";
import { admin } from "./admin.ts";
import { ads } from "./ads.ts";
import { analysisLibrary } from "./analysis-library.ts";
import { analysis } from "./analysis.ts";
import { attorneys } from "./attorneys.ts";
import { billing } from "./billing.ts";
import { bookings } from "./bookings.ts";
import { adminReleases, caseDeadlines } from "./cases-deadlines.ts";
import { caseEvidenceCalls } from "./cases-evidence.ts";
import { casePapers, letters } from "./cases-papers.ts";
import { caseRecord } from "./cases-record.ts";
import { cases } from "./cases.ts";
import { firms } from "./firms.ts";
import { contentReview } from "./content-review.ts";
import { content } from "./content.ts";
import { documents } from "./documents.ts";
import { forum } from "./forum.ts";
import { law } from "./law.ts";
import { moderation } from "./moderation.ts";
import { notifications } from "./notifications.ts";
import { onboarding } from "./onboarding.ts";
import { ownAccount } from "./accounts-own.ts";
import { placements } from "./ads-placements.ts";
import { search } from "./search.ts";
import { suggestions } from "./support-suggestions.ts";
import { withSoundTexts } from "./sound-texts.ts";
import { supportDesk } from "./support-desk.ts";
import { resources } from "./resources.ts";
import { support } from "./support.ts";

/** Every capability of the product. The server implements it; the web calls it. */
export const contract = withSoundTexts({
  accounts,
  adminAds,
  adminAttorneys,
  ads,
  admin: { ...admin, ...adminDesk, ...adminReleases },
  analysis: { ...analysis, ...analysisLibrary },
  attorneys: { ...attorneys, ...onboarding },
  billing,
  bookings,
  cases: { ...cases, ...caseRecord, ...caseDeadlines, ...caseEvidenceCalls, ...casePapers },
  firms,
  content: { ...content, ...contentReview },
  documents,
  forum,
  law,
  letters,
  moderation,
  notifications,
  outbox,
  ownAccount,
  placements,
  search,
  suggestions,
  resources,
  support,
  supportDesk,
});

export * from "./accounts.ts";
export * from "./ads-rules.ts";
export * from "./admin-ads.ts";
export * from "./admin-attorneys.ts";
export * from "./admin-desk.ts";
export * from "./admin.ts";
export * from "./ads.ts";
export * from "./analysis-library.ts";
export * from "./analysis-questions.ts";
export * from "./analysis.ts";
export * from "./analysis-proof.ts";
export * from "./attorneys.ts";
export * from "./billing.ts";
export * from "./bookings-shapes.ts";
export * from "./bookings.ts";
export * from "./cases-record.ts";
export * from "./cases-deadlines.ts";
export * from "./cases-evidence.ts";
export * from "./cases-papers.ts";
export * from "./cases.ts";
export * from "./content-review.ts";
export * from "./content.ts";
export * from "./documents.ts";
export * from "./errors.ts";
export * from "./firms.ts";
export * from "./forum-limits.ts";
export * from "./forum.ts";
export * from "./law.ts";
export * from "./moderation.ts";
export * from "./lengths.ts";
export * from "./notifications.ts";
export * from "./onboarding.ts";
export * from "./accounts-own.ts";
export * from "./search.ts";
export * from "./ads-placements.ts";
export * from "./private-details.ts";
export * from "./analysis-special.ts";
export * from "./specialties.ts";
export * from "./support-suggestions.ts";
export * from "./support-desk.ts";
export * from "./resources.ts";
export * from "./support.ts";
export * from "./accounts-terms-hash.ts";
export * from "./vocabulary.ts";
