import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { type Web, developmentWeb } from "./web.ts";

export interface ViteWeb extends Web {
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/** Pages straight from their sources, with hot reload through the given server's web socket. */
export async function viteWeb(server: Server): Promise<ViteWeb> {
  const vite = await createServer({
    root: fileURLToPath(new URL("../../../web", import.meta.url)),
    server: { middlewareMode: true, ws: { server } },
    appType: "custom",
  });
  const web = developmentWeb(
    async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild,
  );
  return { ...web, middleware: (request, response, next) => vite.middlewares(request, response, next) };
}
