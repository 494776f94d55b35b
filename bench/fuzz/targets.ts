import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Shape } from "./values.ts";

/** One call of the API, as its description says. */
export interface Operation {
  method: string;
  path: string;
  query: Record<string, Shape>;
  body: Shape | null;
  isMultipart: boolean;
}

interface Described {
  parameters?: { name: string; in: string; schema?: Shape }[];
  requestBody?: { content: Record<string, { schema: Shape }> };
}

/** All calls that the OpenAPI document names. */
export async function operationsOf(origin: string): Promise<Operation[]> {
  const answer = await fetch(`${origin}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [type = "", content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        method: method.toUpperCase(),
        path: `/api${path}`,
        query: Object.fromEntries(
          parameters
            .filter((one) => one.in === "query")
            .map(({ name, schema }) => [name, schema ?? { type: "string" }]),
        ),
        body: content?.schema ?? null,
        isMultipart: type === "multipart/form-data",
      };
    }),
  );
}

/** A page's address with its parameters as `:name`. */
export interface Page {
  path: string;
  hasAction: boolean;
}

interface BuiltRoute {
  path?: string;
  parentId?: string;
  module: { action?: unknown };
}

/** The addresses of all pages, read from the built pages. */
export async function pagesOf(build: string): Promise<Page[]> {
  const file = pathToFileURL(join(build, "web/server/index.js")).href;
  const { routes } = (await import(file)) as { routes: Record<string, BuiltRoute> };
  const pathOf = (route: BuiltRoute | undefined): string =>
    route ? `${pathOf(route.parentId ? routes[route.parentId] : undefined)}/${route.path ?? ""}` : "";
  return Object.values(routes).map((route) => ({
    path:
      pathOf(route)
        .replaceAll(/\/+/g, "/")
        .replace(/(.)\/$/, "$1") || "/",
    hasAction: route.module.action !== undefined,
  }));
}
