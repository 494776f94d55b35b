import { acceptTerms, newEmail, signUp } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("a court date of the short form leads: on the card, in the report and in the calendar", async ({
  page,
}) => {
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const shown = new Date(soon).toLocaleDateString("en-US", {
    month: "short",
    day: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  });
  await signUp(page, newEmail("court"));
  await page.goto("/case-submission");
  await acceptTerms(page);
  await page.getByLabel("Legal category").selectOption("criminal_defense");
  await page.getByLabel("What fits best?").selectOption("charged");
  await page.getByLabel("Next court date or date on a notice").fill(soon);
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const link = page.getByRole("link", { name: "View Full Analysis" });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/deadline/i).first()).toBeVisible();
  await expect(page.getByText(shown).first()).toBeVisible();
  await link.click();
  await expect(page.getByRole("region", { name: "How long you have" }).getByText(shown)).toBeVisible();
  const file = await page.request.get(`${new URL(page.url()).pathname}/deadlines.ics`);
  expect(await file.text()).toContain(soon.replaceAll("-", ""));
});
