import type { RouterClient } from "@orpc/server";
import {
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
  createRequestHandler,
} from "react-router";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { cookieValue, ownCookie } from "../kernel/cookies.ts";
import type { RequestContext } from "../kernel/request.ts";
import type { router } from "../router.ts";
import { pageWrites } from "./page-posts.ts";

export interface PageCall {
  client: RouterClient<typeof router>;
  context: RequestContext;
  cspNonce: string;
  /** Told when the page could not be made because what was asked was refused, and with which status. */
  refused: (status: number) => void;
}

/** The pages. `clientFolder` is null in development, where Vite serves the files. */
export interface Web {
  clientFolder: string | null;
  /** What every page begins with. */
  stylesheet?: string;
  handle(request: Request, call: PageCall): Promise<Response>;
  /** Does the page of this address take what the request would do to it. */
  takes(request: Request): boolean | Promise<boolean>;
}

interface WebEntry {
  clientContext: RouterContext;
  stylesheet: string;
}

/**
 * What a page's loader and action get. The key must be the bundle's own object, so it is taken from its entry.
 */
function pageContext(
  entry: WebEntry,
  { client, context, cspNonce, refused }: PageCall,
): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(entry.clientContext, {
    client,
    session: {
      user: context.user && {
        id: context.user.id,
        email: context.user.email,
        roles: context.user.roles,
        emailVerified: context.user.email_verified,
        secondStepMissing: context.user.second_step_missing,
      },
    },
    cspNonce,
    requestId: context.requestId,
    locale: context.services.config.locale,
    origin: context.origin,
    production: context.services.config.production,
    cookies: {
      get: (name: string) => cookieValue(context.headers.get("cookie"), name),
      set: (name: string, value: string, seconds: number) => {
        const { secureCookies: secure } = context.services.config;
        context.responseHeaders.append("set-cookie", ownCookie(name, value, { seconds, secure }));
      },
    },
    refused,
  });
  return provider;
}

/** The built pages of a folder that holds `client` and `server/index.js`. */
export async function builtWeb(folder: string): Promise<Web> {
  const build = (await import(pathToFileURL(join(folder, "server/index.js")).href)) as ServerBuild;
  const handler = createRequestHandler(build, "production");
  const entry = build.entry.module as unknown as WebEntry;
  return {
    clientFolder: join(folder, "client"),
    stylesheet: entry.stylesheet,
    handle: (request, call) => handler(request, pageContext(entry, call)),
    takes: pageWrites(build.routes),
  };
}

/** Pages straight from their sources, for `npm run dev`. */
export function developmentWeb(load: () => Promise<ServerBuild>): Web {
  return {
    clientFolder: null,
    async handle(request, call) {
      const build = await load();
      const entry = build.entry.module as unknown as WebEntry;
      return createRequestHandler(build, "development")(request, pageContext(entry, call));
    },
    takes: async (request) => pageWrites((await load()).routes)(request),
  };
}
