import { os } from "../../kernel/request.ts";
import { listCategories } from "./list-categories.ts";
import { countView, engage } from "./count-engagement.ts";
import { libraryAddresses, listInsights, readInsight } from "./read-insights.ts";
import { listOwn, ownAnalytics, ownOverview, readOwn } from "./read-own.ts";
import { removeContent } from "./remove-content.ts";
import { saveDraft, submitContent } from "./save-content.ts";
import { uploadImage } from "./upload-image.ts";

export const contentProcedures = {
  insights: os.content.insights.handler(({ context, input }) => listInsights(context, input)),
  insight: os.content.insight.handler(({ context, input }) => readInsight(context, input.slug)),
  countView: os.content.countView.handler(({ context, input }) => countView(context, input.slug)),
  engage: os.content.engage.handler(({ context, input }) => engage(context, input)),
  addresses: os.content.addresses.handler(({ context }) => libraryAddresses(context)),
  categories: os.content.categories.handler(({ context }) => listCategories(context)),
  overview: os.content.overview.handler(({ context }) => ownOverview(context)),
  mine: os.content.mine.handler(({ context, input }) => listOwn(context, input.page)),
  analytics: os.content.analytics.handler(({ context }) => ownAnalytics(context)),
  own: os.content.own.handler(({ context, input }) => readOwn(context, input.id)),
  saveDraft: os.content.saveDraft.handler(({ context, input }) => saveDraft(context, input)),
  submit: os.content.submit.handler(({ context, input }) => submitContent(context, input)),
  uploadImage: os.content.uploadImage.handler(({ context, input }) => uploadImage(context, input.image)),
  remove: os.content.remove.handler(({ context, input }) => removeContent(context, input.id)),
};
