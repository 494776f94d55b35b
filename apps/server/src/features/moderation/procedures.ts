import { os } from "../../kernel/request.ts";
import { act, appeal, decideAppeal } from "./moderate-words.ts";
import { moderationQueue, publicLog } from "./read-moderation.ts";

export const moderationProcedures = {
  queue: os.moderation.queue.handler(({ context }) => moderationQueue(context)),
  act: os.moderation.act.handler(({ context, input }) => act(context, input)),
  log: os.moderation.log.handler(({ context, input }) => publicLog(context, input.page)),
  appeal: os.moderation.appeal.handler(({ context, input }) => appeal(context, input)),
  decideAppeal: os.moderation.decideAppeal.handler(({ context, input }) => decideAppeal(context, input)),
};
