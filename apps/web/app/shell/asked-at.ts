/** When what the page shows was asked for; a page that came whole was asked for before its scripts began. */
let asked = 0;

export function noteAsked(): void {
  asked = performance.now();
}

export const askedAt = (): number => asked;
