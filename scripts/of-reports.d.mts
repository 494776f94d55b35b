/** Lines on the slowest tests of some reports of Vitest or Playwright, the slowest first. */
export function slowestOf(reports: readonly object[], count: number): string[];

/** Lines on the failed tests of some reports of Vitest or Playwright, each with the first words of why. */
export function failedOf(reports: readonly object[]): string[];
