import type { BookingShare, SharePage } from "@standing/contract";
import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../../kernel/request.ts";
import { type Tx, asActor } from "../../../kernel/unit-of-work.ts";
import { actOnBooking } from "../act-on-booking.ts";
import { sideOf, toBooking } from "../present.ts";
import { type FullRow, findBooking } from "../queries.ts";
import { type BookingNews } from "../mails.en.ts";
import { tell } from "../tell-of-booking.ts";
import { contentOf, toShare } from "./present.ts";
import {
  type ShareWithViews,
  answerConflictOf,
  findShare,
  insertShare,
  isConflictCleared,
  recordView,
  withdraw,
} from "./queries.ts";
import { sharePreview } from "./share-preview.ts";
import type { Booking, ShareContent } from "@standing/contract";

/**
 * Shares the names of a case's people, for the attorney to check for a conflict of interest. Nothing else of the case
 * goes along.
 * @throws UNAUTHORIZED; NOT_FOUND for a booking or a case that is not the caller's; NOT_ALLOWED_NOW
 */
export async function shareNames(
  context: RequestContext,
  input: { id: string; case_id: string; names: string[] },
): Promise<BookingShare> {
  await sharePreview(context, input);
  const content: ShareContent = { names: input.names, case_title: null, legal_category: null, pages: [] };
  return share(context, input, "names", content, "names_shared");
}

/**
 * Shares pages of a case as they read now, once the attorney has found no conflict in its names.
 * @throws UNAUTHORIZED; NOT_FOUND; NOT_ALLOWED_NOW, also before the names of this case are cleared
 */
export async function shareFacts(
  context: RequestContext,
  input: { id: string; case_id: string; pages: SharePage[] },
): Promise<BookingShare> {
  const preview = await sharePreview(context, input);
  const pages = preview.pages.filter(({ page }) => input.pages.includes(page));
  if (pages.length === 0) throw problem("NOT_ALLOWED_NOW");
  return share(context, input, "facts", { ...preview, pages }, "facts_shared");
}

async function share(
  context: RequestContext,
  input: { id: string; case_id: string },
  stage: "names" | "facts",
  content: ShareContent,
  news: BookingNews,
): Promise<BookingShare> {
  let made: ShareWithViews | null = null;
  await actOnBooking(
    context,
    input.id,
    stage === "names" ? "share_names" : "share_facts",
    async (tx, { row }) => {
      if (stage === "facts" && !(await isConflictCleared(tx, row.id, input.case_id)))
        throw problem("NOT_ALLOWED_NOW");
      const id = await insertShare(tx, { booking_id: row.id, case_id: input.case_id, stage, content });
      made = await findShare(tx, row.id, id);
      await tell(context.services, tx, row.id, news, ["attorney"]);
    },
  );
  if (made === null) throw new Error("The share was not made");
  return toShare(made, "client");
}

/** Runs `work` with a share of one of the caller's bookings, in a transaction in the caller's name. */
async function withShare<T>(
  context: RequestContext,
  input: { id: string; share_id: string },
  work: (tx: Tx, row: FullRow, found: ShareWithViews, userId: string) => Promise<T>,
): Promise<T> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const row = await findBooking(tx, input.id);
    const found = row && (await findShare(tx, input.id, input.share_id));
    if (!row || !found) throw problem("NOT_FOUND");
    return work(tx, row, found, user.id);
  });
}

/**
 * Reads a share. The attorney's reading is recorded, for the client to see.
 * @throws UNAUTHORIZED; NOT_FOUND, also once it is withdrawn or the booking ended without a consultation
 */
export async function openShare(
  context: RequestContext,
  input: { id: string; share_id: string },
): Promise<{ booking: Booking; share: BookingShare; content: ShareContent }> {
  return withShare(context, input, async (tx, row, found, userId) => {
    const side = sideOf(row, userId);
    if (side === "attorney") await recordView(tx, found.id, userId);
    const booking = toBooking(row, side, context.services.now());
    return { booking, share: toShare(found, side), content: contentOf(found) };
  });
}

/**
 * Says whether the shared names make a conflict of interest, as the attorney.
 * @throws UNAUTHORIZED; NOT_FOUND; NOT_ALLOWED_NOW for the client, for facts, or when it was answered
 */
export async function answerConflict(
  context: RequestContext,
  input: { id: string; share_id: string; result: "clear" | "conflict" },
): Promise<BookingShare> {
  return withShare(context, input, async (tx, row, found, userId) => {
    const { services } = context;
    const open = found.stage === "names" && found.conflict_result === null;
    if (sideOf(row, userId) !== "attorney" || !open) throw problem("NOT_ALLOWED_NOW");
    await answerConflictOf(tx, found.id, input.result, services.now());
    await recordAudit(tx, {
      action: "booking.conflict_answered",
      entity: "booking_shares",
      entity_id: found.id,
      details: { result: input.result },
    });
    await tell(services, tx, row.id, input.result === "clear" ? "conflict_clear" : "conflict_found", [
      "client",
    ]);
    const after = await findShare(tx, row.id, found.id);
    if (!after) throw new Error("The share was not found after it was changed");
    return toShare(after, "attorney");
  });
}

/**
 * Takes a share back, at any time. From then on the attorney cannot open it.
 * @throws UNAUTHORIZED; NOT_FOUND for a share that is missing or not the caller's to withdraw
 */
export async function withdrawShare(
  context: RequestContext,
  input: { id: string; share_id: string },
): Promise<BookingShare> {
  return withShare(context, input, async (tx, row, found, userId) => {
    if (sideOf(row, userId) !== "client") throw problem("NOT_FOUND");
    if (found.withdrawn_at === null) {
      await withdraw(tx, found.id, context.services.now());
      await recordAudit(tx, {
        action: "booking.share_withdrawn",
        entity: "booking_shares",
        entity_id: found.id,
      });
    }
    const after = await findShare(tx, row.id, found.id);
    return toShare(after ?? found, "client");
  });
}
