/**
 * Path and query of an address on this site, for sending a reader back to where they were. This alone decides what
 * is local. An address is read as a browser reads it, and what comes back is read once more: `/.//other.example` is a
 * path of ours at first and another site's address afterwards.
 * @returns `fallback` for an absent or foreign address
 */
export function localPath(address: string | null, origin: string, fallback = "/"): string {
  if (address === null || address === "") return fallback;
  if (!URL.canParse(address, origin)) return fallback;
  const url = new URL(address, origin);
  const path = url.pathname + url.search;
  if (url.origin !== origin || !URL.canParse(path, origin)) return fallback;
  const read = new URL(path, origin);
  return read.origin === origin && read.pathname + read.search === path ? path : fallback;
}
