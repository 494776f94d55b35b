/** A search for the very citation in a public library of decisions; nothing of the user's case is in it. */
export function lookUpAddress(citation: string): string {
  return `https://www.courtlistener.com/?q=${encodeURIComponent(`"${citation}"`)}`;
}
