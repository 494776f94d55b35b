import { ownAccountProcedures } from "./features/accounts/own-procedures.ts";
import { accountsProcedures, outboxProcedures } from "./features/accounts/procedures.ts";
import { adminProcedures } from "./features/admin/procedures.ts";
import { adminAdsProcedures, adsProcedures } from "./features/ads/procedures.ts";
import { analysisProcedures } from "./features/analysis/procedures.ts";
import { attorneyAdminProcedures } from "./features/admin/attorneys/procedures.ts";
import { attorneysProcedures } from "./features/attorneys/procedures.ts";
import { billingProcedures } from "./features/billing/procedures.ts";
import { bookingsProcedures } from "./features/bookings/procedures.ts";
import { casesProcedures, lettersProcedures } from "./features/cases/procedures.ts";
import { firmsProcedures } from "./features/firms/procedures.ts";
import { contentReviewProcedures } from "./features/content/review/procedures.ts";
import { contentProcedures } from "./features/content/procedures.ts";
import { documentsProcedures } from "./features/documents/procedures.ts";
import { forumProcedures } from "./features/forum/procedures.ts";
import { lawProcedures } from "./features/law/procedures.ts";
import { moderationProcedures } from "./features/moderation/procedures.ts";
import { notificationsProcedures } from "./features/notifications/procedures.ts";
import { onboardingProcedures } from "./features/onboarding/procedures.ts";
import { placementsProcedures } from "./features/ads/placements/procedures.ts";
import { searchProcedures } from "./features/search/procedures.ts";
import { suggestionsProcedures } from "./features/support/suggestions/procedures.ts";
import { supportDeskProcedures, supportProcedures } from "./features/support/procedures.ts";
import { resourcesProcedures } from "./features/resources/procedures.ts";
import { os } from "./kernel/request.ts";

/** The whole contract, implemented. A procedure that is missing does not compile. */
export const router = os.router({
  accounts: accountsProcedures,
  adminAds: adminAdsProcedures,
  adminAttorneys: attorneyAdminProcedures,
  admin: adminProcedures,
  ads: adsProcedures,
  analysis: analysisProcedures,
  attorneys: { ...attorneysProcedures, ...onboardingProcedures },
  billing: billingProcedures,
  bookings: bookingsProcedures,
  cases: casesProcedures,
  firms: firmsProcedures,
  content: { ...contentProcedures, ...contentReviewProcedures },
  documents: documentsProcedures,
  forum: forumProcedures,
  law: lawProcedures,
  letters: lettersProcedures,
  moderation: moderationProcedures,
  notifications: notificationsProcedures,
  outbox: outboxProcedures,
  ownAccount: ownAccountProcedures,
  placements: placementsProcedures,
  search: searchProcedures,
  suggestions: suggestionsProcedures,
  resources: resourcesProcedures,
  support: supportProcedures,
  supportDesk: supportDeskProcedures,
});
