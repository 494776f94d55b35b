import { randomUUID } from "node:crypto";
import type { FilesPort } from "./files.ts";
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
const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,5}\.(webp|png|jpg|gif)$/;

const keyOf = (name: string) => `public/${name.slice(0, 2)}/${name}`;

/**
 * Keeps images that everyone may see: attorneys' photos, pictures of articles. Never for documents of a case.
 * @param images cleaned by `cleanImage` or `resizedImages`: these are served as they are
 */
export async function keepPublicImages(
  files: FilesPort,
  images: readonly CleanImage[],
): Promise<PublicImage[]> {
  const id = randomUUID();
  const kept: PublicImage[] = [];
  for (const { bytes, type, width, height } of images) {
    const ending = Object.keys(ENDINGS).find((name) => ENDINGS[name] === type) ?? "webp";
    const name = `${id}-${width}.${ending}`;
    await files.put(keyOf(name), bytes, type);
    kept.push({ url: `${PUBLIC_IMAGES}/${name}`, width, height });
  }
  return kept;
}

/** Deletes a public image by its address; what is no such address is left alone. */
export async function deletePublicImage(files: FilesPort, url: string): Promise<void> {
  const name = url.slice(PUBLIC_IMAGES.length + 1);
  if (url.startsWith(`${PUBLIC_IMAGES}/`) && NAME.test(name)) await files.delete(keyOf(name));
}

/** The image of this name for its page, or null; the type comes from its name alone. */
export async function findPublicImage(
  files: FilesPort,
  name: string,
): Promise<{ stream: ReadableStream<Uint8Array>; size: number; type: ImageType } | null> {
  const type = ENDINGS[NAME.exec(name)?.[1] ?? ""];
  const kept = type && (await files.get(keyOf(name)));
  return type && kept ? { ...kept, type } : null;
}
