import type { ShownAd } from "@standing/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { CaseAds } from "./case-ads.tsx";

const AD: ShownAd = {
  id: "a",
  attorney_id: "b",
  attorney_name: "Ada Test",
  law_firm: null,
  ad_title: "Deposit kept?",
  ad_description: "I help renters.",
  years_experience: null,
  has_website: false,
  bar_state: "CA",
  is_verified: true,
  success_rate: null,
  average_settlement: null,
  claims_period: null,
  claims_n: null,
  can_be_contacted: false,
};

function shown(change: Partial<ShownAd>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <CaseAds ads={[{ ...AD, ...change }]} caseId="c" />
    </MemoryRouter>,
  );
}

test("an ad says that it is paid, who answers for it, and when it cannot be contacted yet", () => {
  const page = shown({});
  expect(page).toContain("Sponsored");
  expect(page).toContain("Responsible: Ada Test. Licensed in California.");
  expect(shown({ is_verified: false })).toContain(
    "Responsible: Ada Test. Says licensed in California. We have not checked it.",
  );
  expect(page).toContain("Contact details will be available once attorney profile setup is complete.");
  expect(page).not.toContain("to=contact");
  expect(page).not.toContain("Success rate");
  expect(shown({ can_be_contacted: true })).toContain("to=contact");
});

test("filed figures stand with what they rest on", () => {
  const page = shown({ success_rate: 61.5, claims_period: "2023 to 2025", claims_n: 40 });
  expect(page).toContain("Success rate 61.5%");
  expect(page).toContain("As the attorney filed it: 2023 to 2025, 40 matters.");
});

test("without ads there is nothing", () => {
  expect(renderToStaticMarkup(<CaseAds ads={[]} caseId="c" />)).toBe("");
});
