import type { Metadata, Sharp } from "sharp";

/** What an image's own bytes say that it is. */
export type ImageType = "image/png" | "image/jpeg" | "image/gif" | "image/webp";

/** Part of an image, in pixels of the image as it is seen (after its rotation). */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface CleanImage {
  bytes: Uint8Array;
  type: ImageType;
  /** Pixels. */
  width: number;
  height: number;
}

/** Why an image was not taken. */
export type ImageFault = "not_an_image" | "too_many_pixels" | "damaged" | "crop_outside";

export class BadImage extends Error {
  override name = "BadImage";
  readonly fault: ImageFault;
  constructor(fault: ImageFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** Where pictures carry what is not seen: place, camera, time, names, words. */
const HIDDEN = ["exif", "xmp", "iptc", "tifftagPhotoshop", "comments"] as const;

/** Pixels of all frames together. */
const MAX_PIXELS = 50_000_000;

const STARTS: [type: ImageType, is: (head: Buffer) => boolean][] = [
  ["image/png", (head) => head.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex"))],
  ["image/jpeg", (head) => head.subarray(0, 3).equals(Buffer.from("ffd8ff", "hex"))],
  ["image/gif", (head) => /^GIF8[79]a$/.test(head.toString("latin1", 0, 6))],
  ["image/webp", (head) => /^RIFF[^]{4}WEBP$/.test(head.toString("latin1", 0, 12))],
];

/** The type that the first bytes show, or null when it is none of the four. */
export function imageType(bytes: Uint8Array): ImageType | null {
  const head = Buffer.from(bytes.subarray(0, 16));
  return STARTS.find(([, is]) => is(head))?.[0] ?? null;
}

/**
 * The same image, turned as it is seen, without any metadata (place, camera, time, colour profile's maker) and
 * without anything that stood behind its end. It is decoded and encoded anew, so that nothing hidden stays.
 * @throws BadImage
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleanImage & { had_metadata: boolean }> {
  const { image, metadata, type } = await opened(bytes);
  const had_metadata = HIDDEN.some((part) => metadata[part] !== undefined);
  return { ...(await encoded(upright(image), type)), had_metadata };
}

/**
 * Cuts and scales an image to each of the widths, as WebP; never larger than the original.
 * @param widths pixels
 * @param crop the part to keep; all of it when left out
 * @throws BadImage
 */
export async function resizedImages(
  bytes: Uint8Array,
  widths: readonly number[],
  crop?: Crop,
): Promise<CleanImage[]> {
  const { image } = await opened(bytes, { animated: false });
  const turned = await rawOf(upright(image));
  if (crop && !fits(crop, turned.info)) throw new BadImage("crop_outside");
  return Promise.all(
    widths.map((width) => {
      const cut = crop ? turned.again().extract(crop) : turned.again();
      return encoded(cut.resize({ width, withoutEnlargement: true }), "image/webp");
    }),
  );
}

/** Width and height as the image is seen, and its type. @throws BadImage */
export async function imageSize(bytes: Uint8Array): Promise<Omit<CleanImage, "bytes">> {
  const { metadata, type } = await opened(bytes);
  const { width, height } = metadata.autoOrient;
  return { type, width, height };
}

/** The library is large: it is loaded with the first image. */
const library = async () => (await import("sharp")).default;

async function opened(bytes: Uint8Array, { animated = true } = {}) {
  const type = imageType(bytes);
  if (!type) throw new BadImage("not_an_image");
  const sharp = await library();
  const options = { failOn: "truncated", limitInputPixels: MAX_PIXELS, animated } as const;
  const image = sharp(bytes, options);
  const metadata = await withFault(() => image.metadata());
  if (`image/${metadata.format}` !== type) throw new BadImage("not_an_image");
  if (pixelsOf(metadata) > MAX_PIXELS) throw new BadImage("too_many_pixels");
  return { image, metadata, type };
}

const pixelsOf = ({ width, height }: Metadata) => width * height;

const upright = (image: Sharp) => image.autoOrient();

async function rawOf(image: Sharp) {
  const { data, info } = await withFault(() => image.png().toBuffer({ resolveWithObject: true }));
  const sharp = await library();
  return { info, again: () => sharp(data) };
}

function fits({ left, top, width, height }: Crop, size: { width: number; height: number }): boolean {
  const whole = [left, top, width, height].every((number) => Number.isInteger(number) && number >= 0);
  return whole && width > 0 && height > 0 && left + width <= size.width && top + height <= size.height;
}

async function encoded(image: Sharp, type: ImageType): Promise<CleanImage> {
  const format = type.slice("image/".length) as "png" | "jpeg" | "gif" | "webp";
  const quality = format === "jpeg" || format === "webp" ? { quality: 85 } : {};
  const { data, info } = await withFault(() =>
    image.toFormat(format, quality).toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, type, width: info.width, height: info.pageHeight ?? info.height };
}

async function withFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit/.test(error.message);
    throw new BadImage(tooLarge ? "too_many_pixels" : "damaged", error);
  }
}
