import { os } from "../../kernel/request.ts";
import { openAd, showAdsForCase } from "./case-ads.ts";
import { fileClaims, withdrawClaims } from "./file-claims.ts";
import { isAttorney, ownFigures, readSettings, saveSettings } from "./read-figures.ts";
import { adsForOperators, claimsDocument, decideOnAd, decideOnClaims } from "./decide-on-ad.ts";
import { createAd, ownAds, removeAd, resubmitAd, setAdActive, updateOwnAd } from "./own-ads.ts";

export const adsProcedures = {
  mine: os.ads.mine.handler(({ context }) => ownAds(context)),
  create: os.ads.create.handler(({ context, input }) => createAd(context, input)),
  update: os.ads.update.handler(({ context, input }) => updateOwnAd(context, input)),
  setActive: os.ads.setActive.handler(({ context, input }) => setAdActive(context, input)),
  resubmit: os.ads.resubmit.handler(({ context, input }) => resubmitAd(context, input)),
  remove: os.ads.remove.handler(({ context, input }) => removeAd(context, input)),
  fileClaims: os.ads.fileClaims.handler(({ context, input }) => fileClaims(context, input)),
  withdrawClaims: os.ads.withdrawClaims.handler(({ context, input }) => withdrawClaims(context, input)),
  forCase: os.ads.forCase.handler(({ context, input }) => showAdsForCase(context, input)),
  open: os.ads.open.handler(({ context, input }) => openAd(context, input)),
  figures: os.ads.figures.handler(({ context }) => ownFigures(context)),
  settings: os.ads.settings.handler(({ context }) => readSettings(context)),
  saveSettings: os.ads.saveSettings.handler(({ context, input }) => saveSettings(context, input)),
  isAttorney: os.ads.isAttorney.handler(({ context }) => isAttorney(context)),
};

export const adminAdsProcedures = {
  list: os.adminAds.list.handler(({ context, input }) => adsForOperators(context, input)),
  decide: os.adminAds.decide.handler(({ context, input }) => decideOnAd(context, input)),
  decideClaims: os.adminAds.decideClaims.handler(({ context, input }) => decideOnClaims(context, input)),
  claimsDocument: os.adminAds.claimsDocument.handler(({ context, input }) => claimsDocument(context, input)),
};
