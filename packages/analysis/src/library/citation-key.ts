/** A citation without its points and spaces, so that `12 Cal.3d 4` and `12 Cal. 3d 4` are one. */
export function citationKey(citation: string): string {
  return citation.toLowerCase().replace(/[^a-z0-9]/g, "");
}
