/**
 * Path and query of an address on this site, for sending a reader back to where they were.
 * @returns `fallback` for an absent or foreign address
 */
export function localPath(address: string | null, origin: string, fallback = "/"): string {
  if (address === null || address === "") return fallback;
  if (!URL.canParse(address, origin)) return fallback;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search : fallback;
}
