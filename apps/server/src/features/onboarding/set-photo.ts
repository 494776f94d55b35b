import { PHOTO_MAX_BYTES, type PhotoCrop } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { BadImage, imageSize, resizedImages } from "../../ports/files/images.ts";
import { deletePublicImage, keepPublicImages } from "../../ports/files/public-images.ts";
import { findDraft, findOwnProfile, setPhotoUrl, upsertDraft } from "./queries.ts";
import { PHOTO_WIDTH } from "./rules.ts";

const UPLOADS = { max: 30, windowSeconds: 3600 };

/**
 * Keeps the caller's photo as a square, cleaned of everything but the picture; until there is a profile it stays with
 * the draft. The photo before it is deleted.
 * @throws UNAUTHORIZED, BAD_IMAGE, RATE_LIMITED
 */
export async function setPhoto(
  context: RequestContext,
  input: { photo: File; crop?: PhotoCrop | undefined },
): Promise<{ photo_url: string }> {
  const user = requireUser(context);
  const { files, rateLimiter } = context.services;
  await rateLimiter.take({ key: `attorney-photo:${user.id}`, ...UPLOADS });
  if (input.photo.size > PHOTO_MAX_BYTES) throw problem("BAD_IMAGE");
  const square = await squareOf(new Uint8Array(await input.photo.arrayBuffer()), input.crop);
  const [kept] = await keepPublicImages(files, user.id, [square]);
  if (!kept) throw new Error("The photo was not kept");
  await replacePhoto(context, kept.url);
  return { photo_url: kept.url };
}

/**
 * Removes the caller's photo.
 * @throws UNAUTHORIZED
 */
export async function removePhoto(context: RequestContext): Promise<{ photo_url: null }> {
  await replacePhoto(context, null);
  return { photo_url: null };
}

async function squareOf(bytes: Uint8Array, crop: PhotoCrop | undefined) {
  try {
    const { width, height } = await imageSize(bytes);
    const side = Math.min(width, height);
    const middle = { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), size: side };
    const { left, top, size } = crop ?? middle;
    const [square] = await resizedImages(bytes, [PHOTO_WIDTH], { left, top, width: size, height: size });
    if (!square) throw new Error("The photo was not cut");
    return square;
  } catch (error) {
    if (error instanceof BadImage) throw problem("BAD_IMAGE");
    throw error;
  }
}

/** Puts the new address in the place of the old one, then deletes the old picture. */
async function replacePhoto(context: RequestContext, url: string | null): Promise<void> {
  const user = requireUser(context);
  const { pools, files } = context.services;
  const before = await asActor(pools, actorOf(context), async (tx) => {
    const old = await currentPhoto(tx, user.id);
    if (old.inProfile) await setPhotoUrl(tx, user.id, url);
    else
      await upsertDraft(tx, user.id, { kind: "attorney", step: old.step, content: { photo_url: url ?? "" } });
    await recordAudit(tx, {
      action: url === null ? "attorney.photo_removed" : "attorney.photo_set",
      entity: "attorney_profiles",
      entity_id: null,
    });
    return old.url;
  });
  if (before) await deletePublicImage(files, user.id, before);
}

async function currentPhoto(tx: Tx, userId: string) {
  const found = await findOwnProfile(tx, userId);
  if (found) return { inProfile: true, url: found.profile.photo_url, step: 4 };
  const draft = await findDraft(tx, userId, "attorney");
  const url = draft?.content["photo_url"];
  return { inProfile: false, url: typeof url === "string" ? url : null, step: draft?.step ?? 4 };
}
