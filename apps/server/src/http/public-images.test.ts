import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resizedImages } from "../ports/files/images.ts";
import { deletePublicImage, keepPublicImages } from "../ports/files/public-images.ts";
import { type TestWorld, testWorld } from "../testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
});
afterAll(() => world.close());

test("a public image is seen by everyone, for good, as nothing but an image, until it is deleted", async () => {
  const { files } = world.services;
  const original = await sharp({ create: { width: 64, height: 64, channels: 3, background: "green" } })
    .png()
    .toBuffer();
  const kept = await keepPublicImages(files, "somebody", await resizedImages(original, [16, 48]));
  expect(kept.map(({ width, height }) => [width, height])).toEqual([
    [16, 16],
    [48, 48],
  ]);
  const url = kept[1]?.url ?? "";
  const answer = await world.fetch(url);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 48 });
  await deletePublicImage(files, "another", url);
  expect((await world.fetch(url)).status).toBe(200);
  await deletePublicImage(files, "somebody", url);
  expect((await world.fetch(url)).status).toBe(404);
});

test("nothing else can be reached there", async () => {
  await world.services.files.put("case-documents/a/b/1-secret.png", new Uint8Array([1]), "image/png");
  for (const name of ["..%2fcase-documents%2fa%2fb%2f1-secret.png", "1-secret.png", "..%5c..", "%00"]) {
    expect((await world.fetch(`/files/public/${name}`)).status, name).toBe(404);
  }
  await deletePublicImage(
    world.services.files,
    "somebody",
    "/files/public/../../case-documents/a/b/1-secret.png",
  );
  expect(await world.services.files.exists("case-documents/a/b/1-secret.png")).toBe(true);
});
