import type { Browser, Locator, Page } from "@playwright/test";
import { acceptTerms, fillCase, signInDemo, toast, wayTo } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

const WORDS = "Words that took an evening";

/** A form of the demo claimant: where it is, what is written in it, and its button. */
const FORMS = [
  { name: "a note", way: "/dashboard > /case/ > ?note=new", field: "Content", button: "Save note" },
  { name: "a ticket", way: "/dashboard?dialog=ticket", field: "Description", button: "Send" },
  {
    name: "booking",
    way: "/attorneys > /attorney/ > /book > ?date=",
    field: "Notes",
    button: "Request this consultation",
  },
  { name: "a case", way: "/dashboard > /case/ > /edit", field: "Summary of changes", button: "Save Changes" },
  { name: "an answer", way: "/forum > /forum/post/", field: "Your answer", button: "Post answer" },
] as const;

for (const { name, way, field, button } of FORMS) {
  test(`a session that ends while ${name} is written keeps the words in the form`, async ({ page }) => {
    const form = await writeAndLoseSession(page, way, field, button);
    await expect(form.getByRole("alert")).toContainText("You were signed out");
    await expect(page.getByLabel(field).first()).toHaveValue(WORDS);
    await signInElsewhere(page);
    await form.getByRole("button", { name: button }).click();
    await expect(form.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText(/[a-z]/);
  });

  test(`without scripts, ${name} whose session has ended comes back and is sent again`, async ({
    browser,
    baseURL,
  }) => {
    const page = await withoutScripts(browser, baseURL);
    await writeAndLoseSession(page, way, field, button);
    await expect(page.getByRole("heading", { name: "You were signed out" })).toBeVisible();
    await expect(page.getByText(WORDS)).toBeVisible();
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText(WORDS)).toBeVisible();
    await signInElsewhere(page);
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByRole("heading", { name: "You were signed out" })).toHaveCount(0);
    await page.context().close();
  });
}

test("a case whose sender is signed out is asked for in the specification's words, and stays", async ({
  page,
}) => {
  await signInDemo(page, "claimant");
  await page.goto("/case-submission");
  await acceptTerms(page);
  await fillCase(page, WORDS);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  await expect(toast(page, "Authentication Required")).toBeVisible();
  await expect(toast(page, "Please sign in to submit a case.")).toBeVisible();
  await expect(page.getByLabel("Case title")).toHaveValue(WORDS);
});

test("a form with a password is not given back", async ({ browser, baseURL }) => {
  const page = await withoutScripts(browser, baseURL);
  await signInDemo(page, "claimant");
  await page.goto("/account");
  await page.getByLabel("Current password").first().fill("know where you stand");
  await page.context().clearCookies();
  await page.getByLabel("Current password").first().press("Enter");
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(await page.content()).not.toContain("know where you stand");
  await page.context().close();
});

async function withoutScripts(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  return context.newPage();
}

async function writeAndLoseSession(page: Page, way: string, field: string, button: string): Promise<Locator> {
  await signInDemo(page, "claimant");
  await page.goto(await wayTo(page, way));
  await page.getByLabel(field).first().fill(WORDS);
  const time = page.locator("input[name=slot]").first();
  if ((await time.count()) > 0) await time.check();
  const title = page.getByLabel("Title").first();
  if ((await title.count()) > 0 && (await title.inputValue()) === "") await title.fill(WORDS);
  const form = page.locator("form", { has: page.getByLabel(field) }).first();
  await page.context().clearCookies();
  await form.getByRole("button", { name: button }).first().click();
  return form;
}

async function signInElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await signInDemo(other, "claimant");
  await other.close();
}
