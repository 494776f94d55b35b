/**
 * A state's two letters as a small number, for `precedent_terms`: read as two digits to the base of 26, A being 0,
 * and 1 added. No state is 0. A number once given never changes.
 */
export function stateCode(state: string | null): number {
  if (state === null) return 0;
  return (state.charCodeAt(0) - 65) * 26 + (state.charCodeAt(1) - 65) + 1;
}
