/** Where a page of a list begins. */
export function sliceOf(page: number, length: number): { limit: number; offset: number } {
  return { limit: length, offset: (page - 1) * length };
}

/** How many pages a list has; an empty one has one. */
export function pagesOf(total: number, length: number): number {
  return Math.max(1, Math.ceil(total / length));
}
