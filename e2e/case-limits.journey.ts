import {
  acceptTerms,
  fillCase,
  haveCase,
  newEmail,
  openAnalysis,
  signUp,
  submitCase,
  toast,
} from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("the third case of a month is refused in words, and nothing typed is lost", async ({ page }) => {
  await signUp(page, newEmail("limit"));
  await haveCase(page, "First case");
  await page.goto("/case-submission");
  await acceptTerms(page);
  await fillCase(page, "Third case");
  const late = await page.context().newPage();
  await submitCase(late, "Second case");
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  await expect(toast(page, "Submission Limit Reached")).toBeVisible();
  await expect(
    toast(page, "You've reached your monthly submission limit. Please upgrade to submit more cases."),
  ).toBeVisible();
  await expect(page.getByLabel("Case title")).toHaveValue("Third case");

  await page.goto("/dashboard");
  await expect(
    page.getByText("Monthly limit reached! You've submitted 2/2 free cases this month."),
  ).toBeVisible();
  for (const name of ["Monthly Plan, $7.99 per month", "Annual Plan, $72 per year"])
    await expect(page.getByRole("button", { name })).toBeEnabled();
  await expect(page.getByRole("link", { name: "Compare the plans" })).toHaveAttribute(
    "href",
    "/subscription/upgrade",
  );
  await expect(page.getByText("Third case")).toHaveCount(0);
  await page.goto("/case-submission");
  await expect(
    page.getByText("You've reached your monthly limit. Upgrade to submit more cases."),
  ).toBeVisible();
});

test("an analysis that fails for good says so, and resubmitting it succeeds", async ({ page, app }) => {
  await signUp(page, newEmail("fails"));
  app.fail("analysis", 4);
  await submitCase(page, "Fails first");
  await expect(toast(page, "Failed to analyze case")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Failed").first()).toBeVisible();
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("main").getByText("Analysis Failed").first()).toBeVisible();
  await expect(
    page
      .getByText(
        "We encountered an issue analyzing your case. Please try submitting again or contact support.",
      )
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Reanalyze", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible({ timeout: 30_000 });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("asking twice for an analysis says that it is under way, and is no fault in the log", async ({
    page,
    app,
  }) => {
    await signUp(page, newEmail("twice"));
    await submitCase(page, "Asked twice");
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("link", { name: "View Full Analysis" })).toBeVisible({ timeout: 1000 });
    }).toPass();
    const address = await openAnalysis(page);
    const second = await page.context().newPage();
    await second.goto(address);
    app.fail("analysis", 3);
    await page.getByRole("button", { name: "Reanalyze" }).click();
    await expect(page.getByText("Case Resubmitted").first()).toBeVisible();
    await second.getByRole("button", { name: "Reanalyze" }).click();
    await expect(second.getByText("Already being analyzed").first()).toBeVisible();
    await expect(second.getByText("Resubmission Failed")).toHaveCount(0);
    expect(app.log()).not.toContain("resubmission_failed");
  });
});

test("one failing try heals by itself", async ({ page, app }) => {
  await signUp(page, newEmail("heals"));
  app.fail("analysis", 1);
  await submitCase(page, "Heals");
  await openAnalysis(page);
  await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible();
});

test("a plan bought in the sandbox lifts the limit", async ({ page }) => {
  await signUp(page, newEmail("buyer"));
  await page.goto("/subscription/upgrade");
  const [checkout] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: "Choose Annual" }).click(),
  ]);
  await expect(checkout).toHaveURL(/\/sandbox-checkout\//);
  await checkout.getByRole("button", { name: /pay/i }).click();
  await expect(checkout).toHaveURL(/\/subscription\/upgrade/);
  await page.goto("/dashboard");
  await expect(page.getByText("Annual plan").first()).toBeVisible();
  await expect(page.getByText(/Next billing date/)).toBeVisible();
});
