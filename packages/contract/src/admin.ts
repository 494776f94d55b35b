import { oc } from "@orpc/contract";
import { z } from "zod";
import { answers } from "./errors.ts";
import { cents } from "./vocabulary.ts";

/** Days over which revenue is counted. */
export const REVENUE_DAYS = 30;

export const adminOverview = z.object({
  total_users: z.number().int(),
  total_cases: z.number().int(),
  attorney_profiles: z.object({
    total: z.number().int(),
    active: z.number().int(),
    verified: z.number().int(),
  }),
  /** Money received in the last 30 days less what was paid back of it, each payment once. */
  monthly_revenue: cents,
  /** The part of it that came through the sandbox, which takes no money. */
  sandbox_revenue: cents,
  tickets: z.object({
    unresolved: z.number().int(),
    overdue: z.number().int(),
    /** Hours from ticket to first answer, the middle one of the last 30 days; null when there was none. */
    median_first_response_hours: z.number().nullable(),
    median_resolution_hours: z.number().nullable(),
  }),
  suggestions_waiting: z.number().int(),
});
export type AdminOverview = z.infer<typeof adminOverview>;

/** What only super administrators may ask. */
export const admin = {
  overview: oc
    .route({ method: "GET", path: "/admin/overview", tags: ["admin"], summary: "Figures, each counted now" })
    .output(adminOverview)
    .errors(answers("UNAUTHORIZED", "FORBIDDEN")),
};
