/** Lines on the slowest tests of some reports of Vitest or Playwright, the slowest first. */
export function slowestOf(reports: readonly object[], count: number): string[];
