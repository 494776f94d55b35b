import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./env.ts";

/** Files whose names change with what they hold. */
const NAMED_BY_CONTENT = /^\/assets\//;

/**
 * The files of the built pages. They are listed once: for an address that is no file, which is every page's, the disk
 * is not asked.
 */
export function builtFiles(folder: string) {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath.slice(folder.length)}/${name}`.replaceAll("\\", "/")),
  );
  const serve = serveStatic<HttpEnv>({ root: folder, precompressed: true });
  return createMiddleware<HttpEnv>((c, next) => {
    if (!files.has(c.req.path)) return next();
    // Before the file is read: what is set later does not reach its answer.
    if (NAMED_BY_CONTENT.test(c.req.path)) c.header("cache-control", "public, max-age=31536000, immutable");
    return serve(c, next);
  });
}
