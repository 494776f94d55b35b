/** A number from 0 to 2^32 - 1 that depends on nothing but the text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Whether a record is held back: every fifth, by a hash of its id, so that it never changes. */
export function isHeldBack(id: string): boolean {
  return hashOf(id) % 5 === 0;
}
