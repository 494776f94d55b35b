import type { OwnPlacement } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CurrentPlacement, ListingNotice } from "./placement-cards.tsx";

const current = {
  id: "00000000-0000-4000-8000-000000000001",
  status: "past_due",
  tier: {
    name: "premium",
    display_name: "Premium",
    placement_priority: 2,
    features: [],
    monthly_base_price: 4900,
  },
  schedule: { display_name: "Monthly", billing_cycle_months: 1, discount_percentage: 0 },
  geographic_location: "CA",
  calculated_monthly_fee: 4900,
  start_date: "2026-10-01T00:00:00.000Z",
  next_billing_date: "2026-11-01",
  cancel_at_period_end: false,
  grace_until: "2026-12-01",
} as unknown as NonNullable<OwnPlacement["current"]>;
const placement = {
  attorney_id: "00000000-0000-4000-8000-000000000002",
  is_listed: false,
  is_active: true,
  ad_approval_status: "approved",
  current,
  pending: null,
} as unknown as OwnPlacement;

test("after a failed renewal one notice says so, and nobody is told to choose a placement", () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ListingNotice placement={placement} />
      <CurrentPlacement placement={current} />
    </MemoryRouter>,
  );
  expect(page.split("The last payment failed.")).toHaveLength(2);
  expect(page).not.toContain("There is no paid placement.");
});
