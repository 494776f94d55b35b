import type { AdForOperators } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { AdRow } from "./ad-row.tsx";

const claims: AdForOperators["claims"] = {
  success_rate: 61.5,
  average_settlement: null,
  claims_period: "2025",
  claims_n: 40,
  has_document: true,
  claims_accepted_at: null,
  claims_rejection_reason: null,
};
const ad = {
  id: "6c1a2b8e-0000-4000-8000-000000000000",
  ad_title: "Renters",
  ad_description: "Help with deposits.",
  attorney_id: "6c1a2b8e-0000-4000-8000-000000000001",
  profile_name: "Maya Okafor",
  bar_state: "CA",
  bar_number: "1",
  is_verified: true,
  state: "approved",
  is_listed: true,
  attorney_name: "Maya Okafor",
  law_firm: null,
  case_types: [],
  service_areas: [],
  website_url: null,
  states_without_licence: [],
  rejection_reason: null,
  updated_at: "2026-11-20T10:00:00Z",
  claims,
} as unknown as AdForOperators;

const shown = (claims_accepted_at: string | null) => {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <AdRow ad={{ ...ad, claims: { ...claims, claims_accepted_at } }} error={undefined} />,
    },
  ]);
  return renderToStaticMarkup(<Stub />);
};

test("figures that were accepted can still be refused; only those that wait can be accepted", () => {
  expect(shown(null)).toContain('value="claims-accepted"');
  expect(shown(null)).toContain('value="claims-rejected"');
  expect(shown("2026-11-21T10:00:00Z")).not.toContain('value="claims-accepted"');
  expect(shown("2026-11-21T10:00:00Z")).toContain('value="claims-rejected"');
});
