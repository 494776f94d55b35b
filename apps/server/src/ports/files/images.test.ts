import sharp from "sharp";
import { expect, test } from "vitest";
import { BadImage, cleanImage, imageSize, imageType, resizedImages } from "./images.ts";

/** A photo of 40 x 20 pixels, red on its left and blue on its right. */
function photo() {
  const plain = (background: string, width: number) =>
    ({ create: { width, height: 20, channels: 3, background } }) as const;
  return sharp(plain("red", 40)).composite([{ input: plain("blue", 20), left: 20, top: 0 }]);
}
const phonePhoto = () =>
  photo()
    .withExif({ IFD0: { Artist: "Jane Secret" }, IFD3: { GPSLatitude: "37/1 48/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test.each(["png", "jpeg", "gif", "webp"] as const)(
  "%s is known by its bytes and stays what it is",
  async (format) => {
    const bytes = await photo().toFormat(format).toBuffer();
    expect(imageType(bytes)).toBe(`image/${format}`);
    expect(await cleanImage(bytes)).toMatchObject({
      type: `image/${format}`,
      width: 40,
      height: 20,
      had_metadata: false,
    });
  },
);

test("cleaning turns a photo as it is seen and removes who, where and what follows the image", async () => {
  const original = Buffer.concat([await phonePhoto(), Buffer.from("PK\u0003\u0004<script>hidden</script>")]);
  expect(original.toString("latin1")).toContain("Jane Secret");
  expect(await imageSize(original)).toEqual({ type: "image/jpeg", width: 20, height: 40 });
  const clean = await cleanImage(original);
  expect(clean).toMatchObject({ width: 20, height: 40, had_metadata: true });
  expect(Buffer.from(clean.bytes).toString("latin1")).not.toMatch(/Jane Secret|Exif|hidden/);
  expect((await sharp(clean.bytes).metadata()).exif).toBeUndefined();
});

test("an animation keeps its frames", async () => {
  const pixels = Buffer.concat([Buffer.alloc(48, 10), Buffer.alloc(48, 200)]);
  const frames = await sharp(pixels, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
    .gif()
    .toBuffer();
  const clean = await cleanImage(frames);
  expect(clean).toMatchObject({ width: 4, height: 4 });
  expect((await sharp(clean.bytes).metadata()).pages).toBe(2);
});

test("crops, then scales down to each width and never up", async () => {
  const bytes = await photo().png().toBuffer();
  const [small, large] = await resizedImages(bytes, [10, 400], { left: 20, top: 0, width: 20, height: 20 });
  expect(small).toMatchObject({ type: "image/webp", width: 10, height: 10 });
  expect(large).toMatchObject({ width: 20, height: 20 });
  const [red, , blue] = await sharp(small?.bytes).raw().toBuffer();
  expect((blue ?? 0) > 200 && (red ?? 255) < 60).toBe(true);
  await expect(resizedImages(bytes, [10], { left: 30, top: 0, width: 20, height: 20 })).rejects.toMatchObject(
    {
      fault: "crop_outside",
    },
  );
});

test("what is no image, damaged or far too large is refused", async () => {
  const png = await photo().png().toBuffer();
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "white" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const cases = [
    [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "not_an_image"],
    [Buffer.from("%PDF-1.7"), "not_an_image"],
    [png.subarray(0, png.length - 20), "damaged"],
    [Buffer.concat([png.subarray(0, 30), Buffer.from("nonsense")]), "damaged"],
    [bomb, "too_many_pixels"],
  ] as const;
  for (const [bytes, fault] of cases) {
    const refused = await cleanImage(bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(BadImage);
    expect(refused).toMatchObject({ fault });
  }
});
