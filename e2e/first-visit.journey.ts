import { fillSignUp, newEmail, acceptTerms, openAnalysis, STORY, toast } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("from the first visit to a finished analysis", async ({ page }) => {
  await page.goto("/");
  const submit = page.getByRole("button", { name: "Get My Free Case Analysis" });
  await expect(submit).toBeDisabled();
  await page.getByLabel("Case type").selectOption("contract_dispute");
  await page.getByLabel("What happened?").fill("Too short");
  await expect(page.getByText("9/500 characters • Minimum 50 characters required")).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByLabel("What happened?").fill(STORY);
  await submit.click();

  await expect(page.getByRole("button", { name: "Analyzing Your Case..." })).toBeDisabled();
  await expect(toast(page, "Initial Assessment Complete")).toBeVisible();
  await expect(toast(page, "Redirecting you to complete your full case analysis...")).toBeVisible();
  await expect(page).toHaveURL("/signup?intent=case-analysis");
  const draft = await page.evaluate(() => sessionStorage.getItem("quickAssessment"));
  expect(JSON.parse(draft ?? "{}")).toMatchObject({ caseType: "contract_dispute", description: STORY });

  const email = newEmail("first");
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Create Account & Continue" }).click();
  await expect(page).toHaveURL("/dashboard?continue-assessment=true");
  await expect(toast(page, "Account Created Successfully")).toBeVisible();
  await expect(page.getByText(`Welcome, ${email}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Continue Your Case Assessment" })).toBeVisible();
  await expect(page.getByText(`${STORY.slice(0, 150).trimEnd()}…`, { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await acceptTerms(page);
  await expect(page.getByLabel("What happened?")).toHaveValue(STORY);
  await page.getByLabel("Legal category").selectOption("real_estate_law");
  await expect(page.getByLabel("Case title")).toHaveValue("Real Estate Law Case");
  await page.getByLabel("Date of the incident").fill("2026-06-30");
  await page.getByLabel("State").selectOption("CA");
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await openAnalysis(page);
  await expect(page.getByRole("heading", { name: "Real Estate Law Case", level: 1 })).toBeVisible();
  await expect(page.getByText("Security Deposit").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible();
  await expect(page.getByText(/days left/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Relevant precedents" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Case Timeline" })).toBeVisible();
});

test("the first reading tells claim type, deadline and the number of comparable cases before signing up", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Case type").selectOption("other");
  await page.getByLabel("What happened?").fill(STORY);
  await page.getByRole("button", { name: "Get My Free Case Analysis" }).click();
  await expect(page.getByText("Security Deposit").first()).toBeVisible();
  await expect(page).toHaveURL("/signup?intent=case-analysis");
  await expect(page.getByText("Security Deposit").first()).toBeVisible();
});
