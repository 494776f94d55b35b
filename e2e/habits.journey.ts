import {
  acceptTerms,
  fillCase,
  menu,
  newEmail,
  openAnalysis,
  PASSWORD,
  signUp,
  STORY,
  submitCase,
} from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("reload and back in the middle of the form keep what was typed", async ({ page }) => {
  await signUp(page, newEmail("reload"));
  await page.goto("/case-submission");
  await acceptTerms(page);
  await fillCase(page, "Kept title");
  await page.reload();
  await expect(page.getByLabel("Case title")).toHaveValue("Kept title");
  await expect(page.getByLabel("What happened?")).toHaveValue(STORY);
  await page.goto("/dashboard");
  await page.goBack();
  await expect(page.getByLabel("What happened?")).toHaveValue(STORY);
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await openAnalysis(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Kept title", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("a session that ends while writing keeps the story for after signing in", async ({ page }) => {
  const email = newEmail("lost");
  await signUp(page, email);
  await page.goto("/case-submission");
  await acceptTerms(page);
  await fillCase(page, "Lost session");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  await expect(page.getByText("Please sign in to submit a case.").first()).toBeVisible();
  await expect(page.getByLabel("What happened?")).toHaveValue(STORY);

  const second = await page.context().newPage();
  await second.goto("/login");
  await second.getByLabel("Email").fill(email);
  await second.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await second.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(second).toHaveURL(/\/dashboard/);
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText("Lost session").first()).toBeVisible();
});

test("a session that ends before a link is followed leads back to that page after signing in", async ({
  page,
}) => {
  const email = newEmail("returning");
  await signUp(page, email);
  await page.goto("/terms");
  await page.context().clearCookies();
  await menu(page, "Your account").click();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Faccount$/u);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/account$/u);
});

test("the keyboard alone goes from the landing page to a finished analysis", async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabTo = async (
    name: string | RegExp,
    role: "link" | "button" | "textbox" | "combobox" | "checkbox",
  ) => {
    const target = page.getByRole(role, { name }).first();
    for (let n = 0; n < 60; n += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press("Tab");
    }
    throw new Error(`${String(name)} is not reached by the keyboard`);
  };
  await page.goto("/");
  await press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await press("Enter");
  await page.goto("/signup");
  await tabTo("Email", "textbox");
  await page.keyboard.type(newEmail("keys"));
  await press("Tab");
  await page.keyboard.type(PASSWORD);
  await tabTo("Confirm password", "textbox");
  await page.keyboard.type(PASSWORD);
  await tabTo(/I agree/, "checkbox");
  await press("Space");
  await tabTo("Create Account", "button");
  await press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto("/case-submission");
  await tabTo(/I have read/, "checkbox");
  await press("Space");
  await tabTo("Accept and continue", "button");
  await press("Enter");
  await expect(page.getByLabel("Legal category")).toBeVisible();
  await tabTo("Legal category", "combobox");
  await page.keyboard.type("Real");
  await tabTo("What happened?", "textbox");
  await page.keyboard.insertText(STORY);
  await tabTo("Submit for AI Analysis", "button");
  await press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole("link", { name: "View Full Analysis" })).toBeVisible({ timeout: 30_000 });
  await tabTo("View Full Analysis", "link");
  await press("Enter");
  await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the main job fits the width, menu included", async ({ page }) => {
    await page.goto("/");
    await menu(page, "Menu").click();
    await page.getByRole("link", { name: "Resources" }).click();
    await expect(page).toHaveURL("/legal-resources");
    await expect(page.getByRole("link", { name: "Community" })).toBeHidden();
    await signUp(page, newEmail("phone"));
    await submitCase(page, "On the phone");
    await openAnalysis(page);
    for (const path of [
      "/",
      "/signup",
      "/dashboard",
      "/case-submission",
      new URL(page.url()).pathname,
      "/api",
    ]) {
      await page.goto(path);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, `${path} is wider than the phone`).toBeLessThanOrEqual(0);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reading, signing up and submitting work", async ({ page }) => {
    await page.goto("/");
    const analyze = page.getByRole("button", { name: "Get My Free Case Analysis" });
    await analyze.click();
    await expect(page.getByText("Please complete all fields")).toBeVisible();
    await expect(
      page.getByText("We need both case type and description to provide accurate analysis."),
    ).toBeVisible();
    await page.getByLabel("Case type").selectOption("other");
    await page.getByLabel("What happened?").fill("Too short");
    await analyze.click();
    await expect(page.getByText("Please provide more details")).toBeVisible();
    await expect(
      page.getByText("A more detailed description helps our AI provide better analysis."),
    ).toBeVisible();
    await page.getByLabel("Case type").selectOption("other");
    await page.getByLabel("What happened?").fill(STORY);
    await analyze.click();
    await expect(page.getByText("Security Deposit").first()).toBeVisible();
    await page.goto("/signup");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Terms Required")).toBeVisible();
    await expect(
      page.getByText("Please agree to our Terms of Service and Privacy Policy to continue.").first(),
    ).toBeVisible();
    await signUp(page, newEmail("plain"));
    await page.goto("/case-submission");
    await acceptTerms(page);
    await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
    await expect(page.getByText("Legal Category Required")).toBeVisible();
    await expect(page.getByText("Please select the type of legal help you need.").first()).toBeVisible();
    await submitCase(page, "Without scripts");
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("link", { name: "View Full Analysis" })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await openAnalysis(page);
    await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible();
  });
});
