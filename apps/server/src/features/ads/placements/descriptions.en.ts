/** What checkouts, receipts and the order page call a placement. */
export function describePlacement(tier: string, location: string): string {
  return `Attorney placement: ${tier}, ${location}`;
}
