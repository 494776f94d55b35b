import { gunzipSync, inflateRawSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { deflatedAlone } from "./gzip-pieces.ts";
import { keptPage } from "./kept-page.ts";

const RENDERED = { nonce: "bm9uY2U+/w==", requestId: "11111111-2222-3333-4444-555555555555" };
const FRESH = { nonce: "b3RoZXI/+g==", requestId: "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee" };

const STYLE = deflatedAlone(Buffer.from("p{color:red}".repeat(200)), 9);

const pageOf = (words: readonly string[], { nonce, requestId }: typeof RENDERED) =>
  words.map((word) => (word === "nonce" ? nonce : word === "id" ? requestId : word)).join("|");

test("an answer is the page with its own nonce and id, plain and compressed, whatever lies between", () => {
  const word = fc.oneof(
    fc.constant("nonce"),
    fc.constant("id"),
    fc.constant(String(STYLE.plain)),
    fc.string({ unit: "grapheme" }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const kept = keptPage(pageOf(words, RENDERED), RENDERED, STYLE);
      const expected = pageOf(words, FRESH);
      expect(kept.plain(FRESH).toString()).toBe(expected);
      expect(gunzipSync(kept.gzip(FRESH)).toString()).toBe(expected);
    }),
  );
});

test("the compressed answer is one gzip member that ends where its bytes end, as browsers want it", () => {
  const page = `<p>${"the same words again ".repeat(5_000)}</p><script nonce="${RENDERED.nonce}"></script>`;
  const gzip = keptPage(page, RENDERED, STYLE).gzip(FRESH);
  expect(gzip.length).toBeLessThan(page.length / 50);
  const { buffer, engine } = inflateRawSync(gzip.subarray(10), { info: true }) as unknown as {
    buffer: Buffer;
    engine: { bytesWritten: number };
  };
  expect(engine.bytesWritten).toBe(gzip.length - 10 - 8);
  expect(buffer.readUInt8(0)).toBe("<".charCodeAt(0));
});
