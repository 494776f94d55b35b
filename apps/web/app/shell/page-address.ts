/**
 * The page that a request is about, as it stands in the address bar: path and query. When a page asks for another
 * one's data, the request's own address has an ending `.data` and names of routes instead.
 */
export function pageAddress(request: Request): { pathname: string; search: string } {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  const query = searchParams.toString();
  return { pathname: pagePath(pathname), search: query === "" ? "" : `?${query}` };
}

function pagePath(pathname: string): string {
  if (pathname === "/_root.data") return "/";
  if (pathname.endsWith("/_.data")) return pathname.slice(0, -"_.data".length);
  return pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
}
