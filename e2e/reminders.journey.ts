import { haveCase, newEmail, openAnalysis, signUp, toast } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("a case says when it reminds; its reminders are stopped and come again, and the settings have a line for them", async ({
  page,
}) => {
  await signUp(page, newEmail("reminded"));
  await haveCase(page, "With a deadline");
  const address = await openAnalysis(page);
  const reminders = page.locator("#reminders");
  await expect(reminders.getByText(/^Next: .+, for the deadline on .+\.$/)).toBeVisible();
  await reminders.getByRole("heading", { name: "Reminders" }).click();
  await reminders.getByRole("button", { name: "Stop reminders" }).click();
  await expect(toast(page, "Reminders stopped")).toBeVisible();
  await expect(reminders.getByText("You stopped the reminders of this case.")).toBeVisible();
  await reminders.getByRole("button", { name: "Remind me again" }).click();
  await expect(toast(page, "Reminders come again")).toBeVisible();
  await reminders.getByRole("link", { name: "Choose mail or page" }).click();
  await expect(page.getByText("Reminders 30, 14, 7 and 2 days before a deadline")).toBeVisible();
  await expect(page.getByText("A deadline of yours became earlier, or was withdrawn")).toBeVisible();
  await page.goto(address);
  await expect(page.getByText("A date on this case changed")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reminders are stopped too", async ({ page }) => {
    await signUp(page, newEmail("reminded-plainly"));
    await haveCase(page, "Plainly");
    const stop = page.getByRole("button", { name: "Stop reminders" });
    await expect(async () => {
      await page.goto("/dashboard");
      await page.getByRole("link", { name: "View Full Analysis" }).first().click({ timeout: 2_000 });
      await expect(page.locator("#reminders")).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole("heading", { name: "Reminders" }).click();
    await stop.click();
    await expect(page.getByText("You stopped the reminders of this case.")).toBeVisible();
  });
});
