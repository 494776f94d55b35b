import type { Page } from "@playwright/test";
import { STORY, acceptTerms, fillCase, menu, newEmail, signUp, toast } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("the header of a visitor and of a signed-in person, and the footer", async ({ page }) => {
  await page.goto("/");
  const banner = page.getByRole("banner");
  await expect(banner).toHaveCSS("position", "sticky");
  for (const [name, href] of [
    ["Case Analysis", "/"],
    ["Community", "/forum"],
    ["Resources", "/legal-resources"],
    ["Sign In", "/login"],
    ["Free Analysis", "/signup"],
  ] as const)
    await expect(banner.getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", href);
  const year = new Date().getUTCFullYear();
  await expect(page.getByText(`© ${year} Standing. All rights reserved.`)).toBeVisible();

  const email = newEmail("zoe");
  await signUp(page, email);
  await page.goto("/dashboard");
  await expect(menu(page, "Your account")).toContainText("ZO");
  await menu(page, "Your account").click();
  await expect(banner.getByRole("link", { name: "My Cases" })).toHaveAttribute("href", "/dashboard");
  await expect(banner.getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
  await expect(banner.getByRole("button", { name: "Log out" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/terms");
  await menu(page, "Menu").click();
  await expect(banner.getByRole("button", { name: "Sign Out" })).toBeVisible();
  await banner.getByRole("link", { name: "Community", exact: true }).last().click();
  await expect(page).toHaveURL("/forum");
  await expect(banner.getByRole("button", { name: "Sign Out" })).toBeHidden();
});

test("the landing page explains in three steps and shows two examples", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "How it works" }).getByRole("listitem")).toHaveCount(3);
  const samples = page.getByRole("region", { name: "What a result looks like" });
  await expect(samples.getByText("Example", { exact: true })).toHaveCount(2);
  for (const text of [
    "87% match",
    "over 15 similar cases",
    "Settlements from $45,000 to $125,000",
    "62% match",
    "over 8 similar cases",
    "Settlements from $25,000 to $65,000",
  ])
    await expect(samples.getByText(text)).toBeVisible();
  await expect(page.getByRole("link", { name: "Start Free Analysis" })).toHaveAttribute("href", "/signup");
});

test("terms and privacy lead home and tell age, retention and what this is not", async ({ page }) => {
  for (const address of ["/terms", "/privacy"]) {
    await page.goto(address);
    await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    await expect(page.getByText(/18 and over/).first()).toBeVisible();
    await expect(page.getByText(/not legal advice/).first()).toBeVisible();
  }
  await expect(page.getByText(/Case data is kept for about 7 years after the last activity/)).toBeVisible();
});

test("the upgrade page shows both plans, eight features each, and three reasons", async ({ page }) => {
  await page.goto("/subscription/upgrade");
  await expect(page.getByRole("link", { name: "Back to My Cases" })).toHaveAttribute("href", "/dashboard");
  const features = [
    "Unlimited case submissions",
    "Priority AI analysis",
    "Advanced case matching algorithms",
    "Premium attorney network access",
    "24/7 priority support",
    "Advanced document analysis",
    "Case outcome predictions",
    "Settlement value estimates",
  ];
  for (const plan of ["Monthly Plan", "Annual Plan"])
    await expect(page.getByRole("region", { name: plan }).getByRole("term")).toHaveText(features);
  await expect(page.locator("#monthly").getByText("$7.99 per month")).toBeVisible();
  await expect(page.locator("#annual").getByText("$72 per year", { exact: true })).toBeVisible();
  await expect(
    page.locator("#annual").getByText("That is $6 per month. Save $23.88 per year ($1.99 per month)."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Why Upgrade?" })).toBeVisible();
  await expect(page.getByText("30-day money-back guarantee. Cancel anytime.")).toBeVisible();
});

/** Lets the page's clock go on in small steps until something is so: a page sets its timers in its own time. */
async function passTimeUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(300);
      return isSo();
    })
    .toBe(true);
}

test("times: two seconds of assessment, a message five, a progress message three, a look every three", async ({
  page,
  app,
}) => {
  await page.clock.install();
  await page.goto("/");
  await page.getByLabel("Case type").selectOption("other");
  await page.getByLabel("What happened?").fill(STORY);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Get My Free Case Analysis" }).click();
  await expect(page.getByRole("button", { name: "Analyzing Your Case..." })).toBeDisabled();
  await page.clock.runFor(1900);
  await expect(page).toHaveURL("/");
  await passTimeUntil(page, async () => page.url().endsWith("/signup?intent=case-analysis"));
  const done = toast(page, "Initial Assessment Complete");
  await expect(done).toBeVisible();
  await page.clock.runFor(4000);
  await expect(done).toBeVisible();
  await passTimeUntil(page, async () => !(await done.isVisible()));

  await page.clock.resume();
  await signUp(page, newEmail("clock"));
  await page.route("**/api/events", (route) => route.abort());
  await page.goto("/case-submission");
  await acceptTerms(page);
  await fillCase(page);
  const submit = page.getByRole("button", { name: "Submit for AI Analysis" });
  const progress = page.getByRole("progressbar", { name: "Progress of your submission" });
  app.fail("submit-case", 1);
  await page.clock.pauseAt(Date.now() + 180_000);
  await submit.click();
  await expect(submit).toBeEnabled();
  await page.clock.runFor(2900);
  await expect(progress).toBeVisible();
  await passTimeUntil(page, async () => (await progress.count()) === 0);
  await page.clock.resume();
  app.fail("analysis", 3);
  await submit.click();
  let looks = 0;
  page.on("request", (request) => {
    if (request.url().includes("/dashboard.data")) looks += 1;
  });
  await expect(page.getByRole("list", { name: "Progress of the analysis" })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 300_000);
  const before = looks;
  await page.clock.runFor(2900);
  expect(looks - before).toBeLessThanOrEqual(1);
  await page.clock.runFor(6200);
  await expect.poll(() => looks - before).toBeGreaterThanOrEqual(2);
});
