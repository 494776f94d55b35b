import { randomUUID } from "node:crypto";
import { ADS } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import type { Services } from "../../kernel/services.ts";
import { NoSpace, deleteAll } from "../../ports/files/files.ts";
import { onOwnAd } from "./own-ads.ts";
import { updateAd } from "./queries.ts";
import { claimsFolder, isPdf } from "./rules.ts";

const FILINGS = { max: 20, windowSeconds: 3600 };

interface Filing {
  id: string;
  /** Percent. */
  success_rate?: number | undefined;
  /** Whole US cents. */
  average_settlement?: number | undefined;
  claims_period: string;
  claims_n: number;
  document: File;
}

/**
 * Files what the figures of an advertisement rest on. They are shown only after an operator has accepted them.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND, RATE_LIMITED, FILE_REFUSED, NO_SPACE
 */
export async function fileClaims(context: RequestContext, filing: Filing): Promise<{ id: string }> {
  const user = requireUser(context);
  const { files, rateLimiter } = context.services;
  await rateLimiter.take({ key: `ad-claims:${user.id}`, ...FILINGS });
  const limit = ADS.claims_document_max_bytes;
  if (filing.document.size > limit) throw problem("FILE_REFUSED", { reason: "too_large", limit });
  const bytes = new Uint8Array(await filing.document.arrayBuffer());
  if (!isPdf(bytes)) throw problem("FILE_REFUSED", { reason: "type" });
  const key = `${claimsFolder(user.id)}/${filing.id}-${randomUUID()}.pdf`;
  return onOwnAd(context, filing.id, "ad.claims_filed", async (tx, ad) => {
    await updateAd(tx, ad.id, {
      success_rate: filing.success_rate ?? null,
      average_settlement: filing.average_settlement ?? null,
      claims_period: filing.claims_period,
      claims_n: filing.claims_n,
      claims_document_path: key,
    });
    await files.put(key, bytes, "application/pdf").catch((error: unknown) => {
      throw error instanceof NoSpace ? problem("NO_SPACE") : error;
    });
    if (ad.claims_document_path !== null) await files.delete(ad.claims_document_path);
  });
}

/**
 * Takes the filed figures of an advertisement back and deletes their document.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND
 */
export async function withdrawClaims(
  context: RequestContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  return onOwnAd(context, id, "ad.claims_withdrawn", async (tx, ad) => {
    await updateAd(tx, id, {
      success_rate: null,
      average_settlement: null,
      claims_period: null,
      claims_n: null,
      claims_document_path: null,
    });
    if (ad.claims_document_path !== null) await context.services.files.delete(ad.claims_document_path);
  });
}

/** Deletes every document that a person filed for their ads. Rows are the caller's to delete. */
export async function eraseClaimsOf({ files }: Pick<Services, "files">, userId: string): Promise<void> {
  await deleteAll(files, claimsFolder(userId));
}
