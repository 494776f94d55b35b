import { actorOf, os } from "../../kernel/request.ts";
import { asReader } from "../../kernel/unit-of-work.ts";
import { contactAttorney } from "./contact-attorney.ts";
import { getProfile } from "./get-profile.ts";
import { listForSearchEngines } from "./list-for-search-engines.ts";
import { allTiers } from "./queries.ts";
import { recordInteraction } from "./record-interaction.ts";
import { createReview, replyToReview } from "./write-review.ts";
import { countListedByState, searchListed } from "./search-directory.ts";

export const attorneysProcedures = {
  directory: os.attorneys.directory.handler(({ context, input }) => searchListed(context, input)),
  byState: os.attorneys.byState.handler(({ context }) => countListedByState(context)),
  placementTiers: os.attorneys.placementTiers.handler(({ context }) =>
    asReader(context.services.pools, actorOf(context), async (tx) => ({ tiers: await allTiers(tx) })),
  ),
  get: os.attorneys.get.handler(({ context, input }) => getProfile(context, input)),
  recordInteraction: os.attorneys.recordInteraction.handler(({ context, input }) =>
    recordInteraction(context, input),
  ),
  contact: os.attorneys.contact.handler(({ context, input }) => contactAttorney(context, input)),
  createReview: os.attorneys.createReview.handler(({ context, input }) => createReview(context, input)),
  replyToReview: os.attorneys.replyToReview.handler(({ context, input }) => replyToReview(context, input)),
  sitemap: os.attorneys.sitemap.handler(({ context, input }) => listForSearchEngines(context, input)),
};
