import { problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { BadImage, resizedImages } from "../../ports/files/images.ts";
import { keepPublicImages } from "../../ports/files/public-images.ts";
import { asAuthor } from "./as-author.ts";

/** Pixels: a phone, and the width of an article on a large screen. */
const WIDTHS = [480, 960];
const UPLOADS = { max: 60, windowSeconds: 3600 };

/**
 * Keeps a picture for an article, without what its camera wrote into it.
 * @returns the address of the widest size; one of 960 pixels has a sister of 480
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, RATE_LIMITED, BAD_IMAGE
 */
export async function uploadImage(context: RequestContext, image: File): Promise<{ url: string }> {
  const user = await asAuthor(context, async (_tx, author) => author.user_id);
  const { files, rateLimiter } = context.services;
  await rateLimiter.take({ key: `content-image:${user}`, ...UPLOADS });
  try {
    const sizes = await resizedImages(new Uint8Array(await image.arrayBuffer()), WIDTHS);
    const distinct = sizes.filter((size, at) => sizes.findIndex(({ width }) => width === size.width) === at);
    const kept = await keepPublicImages(files, user, distinct);
    const widest = kept.at(-1);
    if (!widest) throw new Error("No image was kept");
    return { url: widest.url };
  } catch (error) {
    if (error instanceof BadImage) throw problem("BAD_IMAGE");
    throw error;
  }
}
