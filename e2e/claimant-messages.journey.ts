import type { Page } from "@playwright/test";
import {
  PASSWORD,
  acceptTerms,
  fillCase,
  fillSignUp,
  haveCase,
  newEmail,
  openAnalysis,
  signUp,
  toast,
} from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

const submit = (page: Page) => page.getByRole("button", { name: "Submit for AI Analysis" }).click();
/** Holds what a page sends until its button says that it is being sent, and cannot be pressed again. */
async function whileSending(page: Page, path: string, button: string): Promise<void> {
  await page.route(`**${path}.data*`, async (route) => {
    if (route.request().method() === "POST")
      await expect(page.getByRole("button", { name: button })).toBeDisabled();
    await route.continue();
  });
}
const payButton = (page: Page) => page.getByRole("button", { name: "Pay $10, one-time" });

test("an account, an agreement and a case that fail keep what was typed; a first try that fails is told", async ({
  page,
  app,
}) => {
  const email = newEmail("unlucky");
  await page.goto("/signup?intent=case-analysis");
  await fillSignUp(page, email);
  app.fail("sign-up", 1);
  await whileSending(page, "/signup", "Creating Account...");
  await page.getByRole("button", { name: "Create Account & Continue" }).click();
  await expect(toast(page, "Sign Up Failed")).toBeVisible();
  await expect(toast(page, "An error occurred during sign up.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("button", { name: "Create Account & Continue" }).click();
  await expect(toast(page, "Account Created Successfully")).toBeVisible();
  await expect(toast(page, "Welcome to Standing! Your case assessment is ready to continue.")).toBeVisible();

  await page.goto("/case-submission");
  const accept = page.getByRole("button", { name: "Accept and continue" });
  await expect(accept).toBeDisabled();
  await page.getByRole("checkbox").check();
  app.fail("agree-to-terms", 1);
  await accept.click();
  await expect(toast(page, "Failed to save your agreement. Please try again.")).toBeVisible();
  await accept.click();
  await expect(toast(page, "Terms Accepted")).toBeVisible();

  await fillCase(page, "Kept title");
  app.fail("submit-case", 1);
  await submit(page);
  await expect(toast(page, "Submission Failed")).toBeVisible();
  await expect(toast(page, "There was an error submitting your case. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Case title")).toHaveValue("Kept title");
  app.fail("analysis", 2);
  await submit(page);
  await expect(
    toast(page, "Your case has been submitted. Analysis will be retried automatically."),
  ).toBeVisible();
  await expect(toast(page, "Case Submitted & Analyzed")).toBeVisible({ timeout: 30_000 });
  await expect(toast(page, "The analysis has started.")).toBeHidden();
});

test("signing in with a kept assessment goes on with it", async ({ page }) => {
  const email = newEmail("returning");
  await signUp(page, email);
  await page.context().clearCookies();
  await page.goto("/login?intent=case-analysis");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await whileSending(page, "/login", "Signing in...");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/dashboard?continue-assessment=true");
  await expect(toast(page, "Welcome back!")).toBeVisible();
  await expect(toast(page, "Your case assessment is ready to continue.")).toBeVisible();
});

test("a new analysis tells its time, on the list and on the page of the case", async ({ page, app }) => {
  await signUp(page, newEmail("again"));
  await haveCase(page);
  const address = await openAnalysis(page);
  app.fail("analysis", 2);
  await page.getByRole("button", { name: "Reanalyze" }).click();
  await expect(toast(page, "Case Resubmitted")).toBeVisible();
  await expect(toast(page, "Your case has been analyzed in under 1 minute")).toBeVisible({ timeout: 30_000 });

  await page.goto(`${address}/edit`);
  await page.getByLabel("Case title").fill("Deposit and keys");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Case Updated")).toBeVisible();
  await page.getByRole("button", { name: "Reanalyze" }).click();
  await expect(toast(page, "Analysis Started")).toBeVisible();

  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "View Full Analysis" })).toBeVisible({ timeout: 30_000 });
  app.fail("analysis", 2);
  const other = await page.context().newPage();
  await other.goto(address);
  await other.getByRole("button", { name: "Reanalyze" }).click();
  await page.bringToFront();
  await expect(toast(page, "Your case has been analyzed in under 1 minute")).toBeVisible({
    timeout: 30_000,
  });
});

test("documents: payment, upload and download that fail; paid elsewhere; confirmed later", async ({
  page,
  app,
}) => {
  await signUp(page, newEmail("documents"));
  await haveCase(page);
  const address = await openAnalysis(page);
  await page.goto(`${address}?tab=documents`);
  app.fail("payments", 1);
  await payButton(page).click();
  await expect(toast(page, "Payment Error")).toBeVisible();
  await expect(toast(page, "Failed to create payment session. Please try again.")).toBeVisible();

  const post = (where: string) =>
    page.evaluate(async (to) => {
      const form = new FormData();
      form.set("file", new File(["The deposit is $2,400."], "letter.txt"));
      await fetch(to, { method: "POST", body: form, redirect: "manual" });
    }, where);
  await post(`${address}/documents`);
  await page.goto(`${address}?tab=documents`);
  await expect(toast(page, "Payment Required")).toBeVisible();
  await expect(toast(page, "Please complete payment to upload documents.")).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(`${address}?tab=documents`);
  await payButton(second).click();
  await expect(second).toHaveURL(/\/sandbox-checkout\//);
  const session = new URL(second.url()).pathname.split("/").at(-1) ?? "";
  const third = await page.context().newPage();
  await third.goto(`${address}?tab=documents`);
  await page.goto(`${address}/documents?payment_success=true&session_id=${session}`);
  await second.getByRole("button", { name: "Pay without money" }).click();
  await expect(toast(second, "Payment Successful")).toBeVisible();
  await page.bringToFront();
  await expect(toast(page, "Payment Confirmed")).toBeVisible();
  await expect(toast(page, "You can now upload documents to your cases.")).toBeVisible();
  await payButton(third).click();
  await expect(toast(third, "Payment Already Complete")).toBeVisible();
  await expect(toast(third, "You can now upload documents to your cases.")).toBeVisible();

  const letter = { name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("The deposit.") };
  await page.getByLabel("File").setInputFiles(letter);
  app.fail("store-document", 1);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(toast(page, "Failed to upload document. Please try again.")).toBeVisible();
  await page.getByLabel("File").setInputFiles(letter);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(toast(page, "Document uploaded")).toBeVisible();
  const file = await page.getByRole("link", { name: "Download letter.txt" }).getAttribute("href");
  app.fail("download-document", 1);
  await page.goto(file ?? "");
  await expect(toast(page, "Failed to download document. Please try again.")).toBeVisible();

  await page.context().clearCookies();
  await third.getByLabel("File").setInputFiles(letter);
  await third.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(toast(third, "Authentication Required")).toBeVisible();
  await expect(toast(third, "Please sign in to upload documents.")).toBeVisible();
});

test("the full report: a payment that is not processed, and an opening that fails", async ({ page, app }) => {
  await signUp(page, newEmail("report"));
  await haveCase(page);
  const address = (await openAnalysis(page)).replace("/case/", "/enhanced-case/");
  await page.goto(address);
  const open = page.getByRole("button", { name: "Open the full report for $3.99" });
  app.fail("payments", 1);
  await open.click();
  await expect(toast(page, "Payment Error")).toBeVisible();
  await expect(toast(page, "Failed to process payment. Please try again.")).toBeVisible();
  await expect(open).toBeVisible();

  const plans = await page.context().newPage();
  await plans.goto("/subscription/upgrade");
  const [checkout] = await Promise.all([
    page.context().waitForEvent("page"),
    plans.getByRole("button", { name: "Choose Annual" }).click(),
  ]);
  await checkout.getByRole("button", { name: "Pay without money" }).click();
  await expect(toast(checkout, "Subscription Updated")).toBeVisible();
  await expect(toast(checkout, "Your subscription has been successfully updated.")).toBeVisible();
  await plans.goto("/subscription/upgrade?payment_success=true&session_id=of-nobody");
  await expect(toast(plans, "Subscription Error")).toBeVisible();
  await expect(toast(plans, "Failed to update subscription. Please try again.")).toBeVisible();
  await page.bringToFront();
  app.fail("open-report", 1);
  await open.click();
  await expect(toast(page, "Analysis Error")).toBeVisible();
  await expect(toast(page, "Failed to start enhanced analysis. Please try again.")).toBeVisible();
});

test("a visitor is asked to sign in before a case; the terms come before the form", async ({ page }) => {
  await page.goto("/case-submission");
  await expect(page.getByRole("heading", { name: "Submit Your Legal Case", level: 1 })).toBeVisible();
  await expect(page.getByText("AI analysis in under 1 minute.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Authentication Required")).toBeVisible();
  await expect(page.getByText("Please sign in to submit a case.")).toBeVisible();
  await signUp(page, newEmail("gate"));
  for (const form of ["/case-submission", "/dashboard?tab=submit"]) {
    await page.goto(form);
    await expect(page.getByRole("button", { name: "Accept and continue" })).toBeDisabled();
    await expect(page.getByLabel("Legal category")).toHaveCount(0);
  }
  await page.goto("/case-submission");
  await acceptTerms(page);
  const send = page.getByRole("button", { name: "Submit for AI Analysis" });
  await expect(send).toBeDisabled();
  await page.getByLabel("Legal category").selectOption("personal_injury");
  await expect(page.getByLabel("Case title")).toHaveValue("Personal Injury Case");
  await page.getByLabel("What happened?").fill("I fell.");
  await page.getByLabel("Legal category").selectOption("other");
  await expect(page.getByLabel("Case title")).toHaveValue("Legal Case");
  await send.click();
  await expect(toast(page, "Description Required")).toBeVisible();
  await expect(toast(page, "Please describe your specific legal need.")).toBeVisible();
  await page.getByLabel("Case title").fill("");
  await expect(send).toBeDisabled();
});
