import { createHash, randomUUID } from "node:crypto";
import { type FilesPort, deleteAll } from "./files.ts";
import type { CleanImage, ImageType } from "./images.ts";

/** An image that everyone may see, in one width. */
export interface PublicImage {
  /** Path on our own site; what it shows never changes. */
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Where public images are seen. */
export const PUBLIC_IMAGES = "/files/public";

const ENDINGS: Record<string, ImageType> = {
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
};
/** Whose it is, which image, how wide. */
const NAME = /^([0-9a-f]{20})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,5}\.(webp|png|jpg|gif))$/;

/** Whose images are those of one person, in names that everyone may see. */
const ownerOf = (userId: string) =>
  createHash("sha256").update(`public image of ${userId}`).digest("hex").slice(0, 20);

const keyOf = (name: string) => name.replace(NAME, "public/$1/$2");

/**
 * Keeps images that everyone may see: attorneys' photos, pictures of articles. Never for documents of a case.
 * @param userId who put them there; they go with the account
 * @param images cleaned by `cleanImage` or `resizedImages`: these are served as they are
 */
export async function keepPublicImages(
  files: FilesPort,
  userId: string,
  images: readonly CleanImage[],
): Promise<PublicImage[]> {
  const id = randomUUID();
  const kept: PublicImage[] = [];
  for (const { bytes, type, width, height } of images) {
    const ending = Object.keys(ENDINGS).find((name) => ENDINGS[name] === type) ?? "webp";
    const name = `${ownerOf(userId)}-${id}-${width}.${ending}`;
    await files.put(keyOf(name), bytes, type);
    kept.push({ url: `${PUBLIC_IMAGES}/${name}`, width, height });
  }
  return kept;
}

/** Whether this is the address of an image that this person put there. */
export function isPublicImageOf(userId: string, url: string): boolean {
  const name = url.slice(PUBLIC_IMAGES.length + 1);
  return url.startsWith(`${PUBLIC_IMAGES}/`) && NAME.exec(name)?.[1] === ownerOf(userId);
}

/** Deletes a person's public image by its address; anything else is left alone. */
export async function deletePublicImage(files: FilesPort, userId: string, url: string): Promise<void> {
  if (isPublicImageOf(userId, url)) await files.delete(keyOf(url.slice(PUBLIC_IMAGES.length + 1)));
}

/** Deletes all public images of a person. */
export async function erasePublicImagesOf(files: FilesPort, userId: string): Promise<void> {
  await deleteAll(files, `public/${ownerOf(userId)}`);
}

/** The image of this name for its page, or null; the type comes from its name alone. */
export async function findPublicImage(
  files: FilesPort,
  name: string,
): Promise<{ stream: ReadableStream<Uint8Array>; size: number; type: ImageType } | null> {
  const type = ENDINGS[NAME.exec(name)?.[3] ?? ""];
  const kept = type && (await files.get(keyOf(name)));
  return type && kept ? { ...kept, type } : null;
}
