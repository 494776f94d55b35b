interface Price {
  code: string;
  amount: number;
}

export interface PlanFigures {
  monthly: number;
  annual: number;
  annualPerMonth: number;
  savedPerYear: number;
  savedPerMonth: number;
}

const MONTHS = 12;

/**
 * What the plans cost and what the annual one saves, in whole US cents.
 * @throws when the table of prices has no monthly or annual price
 */
export function planFigures(prices: readonly Price[]): PlanFigures {
  const amountOf = (code: string): number => {
    const found = prices.find((price) => price.code === code);
    if (found === undefined) throw new Error(`No price for ${code}`);
    return found.amount;
  };
  const monthly = amountOf("monthly");
  const annual = amountOf("annual");
  const savedPerYear = monthly * MONTHS - annual;
  return {
    monthly,
    annual,
    annualPerMonth: Math.round(annual / MONTHS),
    savedPerYear,
    savedPerMonth: Math.round(savedPerYear / MONTHS),
  };
}
