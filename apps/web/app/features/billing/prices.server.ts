import type { Client } from "../../request-context.ts";
import { type PlanFigures, planFigures } from "./plan-figures.ts";

/** What the full report of one case costs, in cents; null while it is not sold. */
export async function enhancedPrice(client: Client): Promise<number | null> {
  const { prices } = await client.billing.prices();
  return prices.find(({ code }) => code === "enhanced_analysis")?.amount ?? null;
}

/** What the plans cost now. */
export async function plansOffered(client: Client): Promise<PlanFigures> {
  const { prices } = await client.billing.prices();
  return planFigures(prices);
}
