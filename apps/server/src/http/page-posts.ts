import { type ServerBuild, matchRoutes, type RouteObject } from "react-router";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Whether what is sent to a page is a form, or nothing is sent. */
export function isForm({ method, headers }: Request): boolean {
  const type = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  return READS.has(method) || FORMS.includes(type);
}

/** An address with a control character in its path names no page, and cannot stand in the header that leads to one. */
export function namesNoPage({ url }: Request): boolean {
  return /%(?:[01][0-9a-f]|7f)/i.test(new URL(url).pathname);
}

/** Tells whether a page takes what a request would do to it: all of them are read, and those with an action are written to. */
export function pageWrites(routes: ServerBuild["routes"]): (request: Request) => boolean {
  const tree = childrenOf(routes, undefined);
  return ({ method, url }) => {
    if (READS.has(method)) return true;
    const { pathname } = new URL(url);
    // A page's data has an address of its own: that of an index stands behind the folder, as `_` or `_root`.
    const page = pathname.replace(/\/_(?:root)?\.data$/, "/").replace(/\.data$/, "");
    const matches = matchRoutes(tree, page) ?? [];
    const [leaf, parent] = matches.toReversed().map(({ route }) => route);
    const target = leaf?.index && !hasAction(routes, leaf) ? parent : leaf;
    return target === undefined || hasAction(routes, target);
  };
}

function hasAction(routes: ServerBuild["routes"], { id }: RouteObject): boolean {
  return id !== undefined && routes[id]?.module.action !== undefined;
}

function childrenOf(routes: ServerBuild["routes"], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    if (index) return [{ id, index: true }];
    return [{ id, ...(path === undefined ? {} : { path }), children: childrenOf(routes, id) }];
  });
}
