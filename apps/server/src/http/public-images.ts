import { Hono } from "hono";
import type { Services } from "../kernel/services.ts";
import { PUBLIC_IMAGES, findPublicImage } from "../ports/files/public-images.ts";
import type { HttpEnv } from "./env.ts";

/** Images that everyone may see. Their addresses never show anything else, so that they are kept for good. */
export function publicImageRoutes({ files }: Pick<Services, "files">): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.get(`${PUBLIC_IMAGES}/:name`, async (c) => {
    const found = await findPublicImage(files, c.req.param("name"));
    if (!found) return c.text("There is no such image.", 404);
    return c.body(found.stream, 200, {
      "content-type": found.type,
      "content-length": String(found.size),
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
  return app;
}
