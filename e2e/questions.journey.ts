import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { acceptTerms, fillSignUp, newEmail, openAnalysis, signUp } from "./support/people.ts";

/** The day of the fall is told by its month, and the state not at all. */
const FALL =
  "I slipped on spilled juice in a grocery store in March 2025. I broke my wrist and had surgery. The manager saw it and wrote a report.";

/** Signs up, submits the fall and opens its analysis; gives the address of the case. */
async function ownFall(page: Page, name: string): Promise<string> {
  await signUp(page, newEmail(name));
  await page.goto("/case-submission");
  await acceptTerms(page);
  await page.getByLabel("Legal category").selectOption("personal_injury");
  await page.getByLabel("Case title").fill("A fall in a store");
  await page.getByLabel("What happened?").fill(FALL);
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  return openAnalysis(page);
}

const group = (page: Page, ask: string): Locator => page.getByRole("group", { name: ask });
const save = (within: Page | Locator) => within.getByRole("button", { name: "Save and show what changes" });
const STATE = "In which state did this happen?";
const DAY = "On what day did it happen?";

test("a question is answered in place, the dates change and the page says so; the answer stays, is changed and taken back", async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const path = await ownFall(page, "questions");
  const section = page.locator("#questions");
  const result = section.getByRole("status");
  await expect(section.getByText("Each state has its own time limits.")).toBeVisible();
  await expectAccessible(page);
  await save(section).click();
  await expect(section.getByText("Nothing was answered yet.")).toBeVisible();

  await group(page, STATE).getByLabel("Your answer").selectOption({ label: "Kentucky" });
  await save(section).press("Enter");
  await expect(result).toContainText("There was no date before. Now your earliest safe day is Mar 01, 2026.");
  await expect(group(page, STATE)).toHaveCount(0);
  await expect(section.getByText("said on").first()).toBeVisible();

  await group(page, DAY).first().getByLabel("Day").fill("2025-03-14");
  await save(section).first().click();
  await expect(result).toContainText("Your earliest safe day was Mar 01, 2026. Now it is Mar 14, 2026.");
  await expect(page.getByRole("heading", { name: "What the new analysis changed" })).toBeVisible();
  await expect(page.getByText(`You answered: ${DAY}`)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(section.getByText("Mar 14, 2025")).toBeVisible();
  await expect(section.getByText("Kentucky", { exact: true }).first()).toBeVisible();

  const day = section.getByRole("listitem").filter({ hasText: DAY });
  await day.getByText("Change this answer").click();
  await day.getByLabel("Day").fill("2025-03-20");
  await save(day).click();
  await expect(result).toContainText("Mar 20, 2026");
  const state = section.getByRole("listitem").filter({ hasText: STATE });
  await state.getByText("Change this answer").click();
  await state.getByRole("button", { name: "Take it back" }).click();
  await expect(result).toContainText("No date can be computed now.");
  await expect(group(page, STATE)).toBeVisible();

  await page.goto(`${path}/versions`);
  await expect(page.getByText(`You answered: ${STATE}`).first()).toBeVisible();
  await page.getByRole("link", { name: "Compare with version 3" }).click();
  await expect(page.locator("ins", { hasText: "Mar 20, 2025" })).toBeVisible();

  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await signUp(other, newEmail("questions-other"));
  const answer = await other.goto(path);
  expect(answer?.status()).toBe(404);
  await expect(other.getByText("Kentucky")).toHaveCount(0);
  const { status } = await other.evaluate(
    async (id) => {
      const { status: found } = await fetch(`/api/cases/${id}/questions`);
      return { status: found };
    },
    path.replace("/case/", ""),
  );
  expect(status).toBe(404);
  await other.context().close();
});

test("without JavaScript a question is answered by a form, and the page that comes says what changed", async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await ownFall(page, "questions-plain");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  });
  const plain = await context.newPage();
  await plain.goto(path);
  await group(plain, STATE).getByLabel("Your answer").selectOption({ label: "Kentucky" });
  await group(plain, DAY).getByLabel("I don't know").check();
  await save(plain).click();
  const section = plain.locator("#questions");
  await expect(section.getByRole("status")).toContainText("Now your earliest safe day is Mar 01, 2026.");
  await expect(section.getByRole("listitem").filter({ hasText: DAY })).toContainText("I don't know");
  const state = section.getByRole("listitem").filter({ hasText: STATE });
  await state.getByText("Change this answer").click();
  await state.getByRole("button", { name: "Take it back" }).click();
  await expect(section.getByRole("status")).toContainText("No date can be computed now.");
  await context.close();
});

test("the first reading asks before sign-up and in the form; its answers come with the case", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/");
  await page.getByLabel("Case type").selectOption("personal_injury");
  await page.getByLabel("What happened?").fill(FALL);
  await page.getByRole("button", { name: "Get My Free Case Analysis" }).click();
  await expect(page).toHaveURL(/\/signup/, { timeout: 15_000 });
  await group(page, STATE).getByLabel("Your answer").selectOption({ label: "Kentucky" });
  await page.getByRole("button", { name: "Show what changes" }).click();
  await expect(page.getByRole("status").first()).toContainText("Now your earliest safe day is Mar 01, 2026.");
  await expectAccessible(page);
  await fillSignUp(page, newEmail("questions-first"));
  await page.getByRole("button", { name: "Create Account & Continue" }).click();
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await acceptTerms(page);
  await expect(page.getByLabel("What happened?")).toHaveValue(FALL);
  await expect(group(page, STATE).getByLabel("Your answer")).toHaveValue("KY");
  await group(page, DAY).getByLabel("Day").fill("2025-03-14");
  await page.getByRole("button", { name: "Show what changes" }).click();
  await expect(page.getByRole("status").first()).toContainText(
    "Your earliest safe day was Mar 01, 2026. Now it is Mar 14, 2026.",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await openAnalysis(page);
  await expect(page.getByRole("heading", { name: "Time to sue for an injury in Kentucky" })).toBeVisible();
  await expect(page.getByText("Mar 14, 2026").first()).toBeVisible();
  await expect(group(page, STATE)).toHaveCount(0);
  await expect(group(page, DAY)).toHaveCount(0);
});
