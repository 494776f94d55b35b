import { haveCase, menu, newEmail, openAnalysis, signUp, toast } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("one report is bought, opened and stands among the orders", async ({ page, expectAccessible }) => {
  await signUp(page, newEmail("one-report"));
  await haveCase(page, "Bought report");
  const path = await openAnalysis(page);
  await page.goto(path.replace("/case/", "/enhanced-case/"));
  await page.getByRole("button", { name: "Open the full report for $3.99" }).click();
  await expect(page).toHaveURL(/\/sandbox-checkout\//);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(toast(page, "Payment Cancelled")).toBeVisible();
  await expect(page).toHaveURL(path.replace("/case/", "/enhanced-case/"));

  await page.getByRole("button", { name: "Open the full report for $3.99" }).click();
  await page.getByRole("button", { name: "Pay without money" }).click();
  await expect(toast(page, "Enhanced Analysis Activated")).toBeVisible();
  await expect(page.getByRole("button", { name: "Open the full report for $3.99" })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto("/orders");
  await expect(page.getByText("Full report of a case")).toBeVisible();
  await expect(page.getByText("$3.99")).toBeVisible();
  await expectAccessible(page);
});

test("while a payment is being confirmed nothing can be paid a second time", async ({ page }) => {
  await signUp(page, newEmail("awaited"));
  await haveCase(page, "Paid a moment ago");
  const report = (await openAnalysis(page)).replace("/case/", "/enhanced-case/");
  await page.goto(report);
  const pay = page.getByRole("button", { name: "Open the full report for $3.99" });
  await pay.click();
  await expect(page).toHaveURL(/\/sandbox-checkout\//);
  const session = (address: string) => address.split("/").at(-1)?.split("?")[0] ?? "";
  await page.goto(`${report}?session_id=${session(page.url())}`);
  await expect(page.getByText("Your payment is being confirmed")).toBeVisible();
  await expect(pay).toBeDisabled();

  await page.goto("/subscription/upgrade");
  const [checkout] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: "Choose Monthly" }).click(),
  ]);
  await expect(checkout).toHaveURL(/\/sandbox-checkout\//);
  await page.goto(`/subscription/upgrade?session_id=${session(checkout.url())}`);
  await expect(page.getByText("Your payment is being confirmed")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
});

test("a plan is cancelled in two presses and its money paid back", async ({ page, expectAccessible }) => {
  await signUp(page, newEmail("canceller"));
  await page.goto("/subscription/upgrade");
  const [checkout] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: "Choose Monthly" }).click(),
  ]);
  await checkout.getByRole("button", { name: "Pay without money" }).click();
  await expect(toast(checkout, "Subscription Updated")).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: "Cancel plan" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, cancel now and pay me back" }).click();
  await expect(toast(page, "Plan cancelled")).toBeVisible();
  await page.goto("/orders");
  await expect(page.getByText("Paid back", { exact: true })).toBeVisible();
  await expect(menu(page, "Your account")).toBeVisible();
});
