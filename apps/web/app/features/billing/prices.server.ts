import type { Client } from "../../request-context.ts";

/** What the full report of one case costs, in cents; null while it is not sold. */
export async function enhancedPrice(client: Client): Promise<number | null> {
  const { prices } = await client.billing.prices();
  return prices.find(({ code }) => code === "enhanced_analysis")?.amount ?? null;
}
