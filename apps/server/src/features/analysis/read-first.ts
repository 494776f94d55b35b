import { firstReading } from "@standing/analysis";
import {
  CATEGORY_OF_QUICK_CASE_TYPE,
  type FirstReading,
  type QuickCaseType,
  deadline,
} from "@standing/contract";
import type { RequestContext } from "../../kernel/request.ts";

/** First readings answered to one address in ten minutes: more than a person asks for. */
const READINGS = { max: 60, windowSeconds: 600 };

/**
 * Reads a short story at once and keeps nothing of it.
 * @throws RATE_LIMITED
 */
export async function readFirst(
  context: RequestContext,
  input: { caseType: QuickCaseType; description: string },
): Promise<FirstReading> {
  const { services } = context;
  await services.rateLimiter.take({ key: `first-reading:${context.ip}`, ...READINGS });
  const reading = await firstReading(
    {
      legal_category: CATEGORY_OF_QUICK_CASE_TYPE[input.caseType],
      description: input.description,
      as_of: services.now().toISOString().slice(0, 10),
    },
    services.precedents,
  );
  return {
    claim_type: reading.claim_type?.claim_type ?? null,
    claim_type_label: reading.claim_type?.label ?? null,
    legal_category: reading.legal_category,
    deadline: reading.deadline && deadline.parse(reading.deadline),
    missing: reading.missing_for_deadline,
    comparable_cases: reading.comparable_cases,
    doors: reading.urgent_doors,
  };
}
