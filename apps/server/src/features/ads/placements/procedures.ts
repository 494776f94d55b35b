import { os } from "../../../kernel/request.ts";
import { choosePlacement, discardPending, readOffer } from "./choose-placement.ts";
import { cancelPlacement, keepPlacement } from "./end-placement.ts";
import { ownPlacement } from "./read-placement.ts";
import { payPlacement } from "./pay-placement.ts";

export const placementsProcedures = {
  offer: os.placements.offer.handler(({ context }) => readOffer(context)),
  mine: os.placements.mine.handler(({ context }) => ownPlacement(context)),
  choose: os.placements.choose.handler(({ context, input }) => choosePlacement(context, input)),
  discard: os.placements.discard.handler(({ context }) => discardPending(context)),
  pay: os.placements.pay.handler(({ context }) => payPlacement(context)),
  cancel: os.placements.cancel.handler(({ context }) => cancelPlacement(context)),
  keep: os.placements.keep.handler(({ context }) => keepPlacement(context)),
};
