import { readFile } from "node:fs/promises";
import { inflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { PASSWORD, haveCase, menu, newEmail, signIn, signUp, toast } from "./support/people.ts";
import { codeOf } from "./support/authenticator.ts";
import { expect, test } from "./support/journey.ts";

/** One titled part of the account page. */
const part = (page: Page, title: string) =>
  page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });

/** The newest link of a kind that was mailed to an address, read from the outbox. */
async function linkMailedTo(page: Page, email: string, sign: string): Promise<string> {
  const mails = page.getByRole("article").filter({ hasText: `To ${email}` });
  const link = mails.getByRole("link").filter({ hasText: sign }).first();
  await expect(async () => {
    await page.goto("/dev/outbox");
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  return (await link.getAttribute("href")) ?? "";
}

test("the account page is reached from both menus, is readable for everyone, and asks visitors to sign in", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/account");
  await expect(page).toHaveURL(/\/login\?next=%2Faccount/);
  await signUp(page, newEmail("account"));
  await page.goto("/dashboard");
  await menu(page, "Your account").click();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your account", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);
  await menu(page, "Menu").click();
  await expect(page.getByRole("link", { name: "Account", exact: true }).last()).toBeVisible();
});

test("name, password and devices", async ({ page, browser, baseURL }) => {
  const email = newEmail("own");
  await signUp(page, email);
  await page.goto("/account");
  await page.getByLabel("Name shown to others").fill("Sam");
  await part(page, "Profile").getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "This is the name that others see.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Name shown to others")).toHaveValue("Sam");

  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await elsewhere.newPage();
  await signIn(other, email);
  await expect(other).toHaveURL(/\/dashboard/);
  await page.reload();
  const devices = part(page, "Where you are signed in");
  await expect(devices.getByText("This device")).toBeVisible();
  await expect(devices.getByText("Chrome on Linux")).toHaveCount(2);
  await devices.getByRole("button", { name: "Sign out Chrome on Linux" }).click();
  await expect(devices.getByText("Chrome on Linux")).toHaveCount(1);
  await other.goto("/dashboard");
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();

  const password = part(page, "Change password");
  await password.getByLabel("Current password").fill("not it");
  await password.getByLabel("New password").fill("eight green foxes");
  await password.getByLabel("Confirm password").fill("eight green foxes");
  await password.getByRole("button", { name: "Save the new password" }).click();
  await expect(password.getByLabel("Current password")).toHaveAccessibleDescription(
    /Please type the password that you sign in with now\./,
  );
  await password.getByLabel("Current password").fill(PASSWORD);
  await password.getByRole("button", { name: "Save the new password" }).click();
  await expect(toast(page, "Your other devices have been signed out.")).toBeVisible();

  await devices.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, email, "eight green foxes");
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto("/account");
  await expect(part(page, "Recent activity").getByText("The password was changed")).toBeVisible();
});

test("a new address is used after its link is opened and confirmed", async ({ page, expectAccessible }) => {
  const email = newEmail("before");
  const after = newEmail("after");
  await signUp(page, email);
  await page.goto("/account");
  const form = part(page, "Change email");
  await form.getByLabel("New email").fill(after);
  await form.getByRole("button", { name: "Send the link" }).click();
  await expect(form.getByText("Please type the password").first()).toBeVisible();
  await expect(form.getByLabel("New email")).toHaveValue(after);
  await form.getByLabel("Current password").fill(PASSWORD);
  await form.getByRole("button", { name: "Send the link" }).click();
  await expect(toast(page, "Check your new inbox")).toBeVisible();
  await page.goto(await linkMailedTo(page, after, "/account/email?token="));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(toast(page, "Email changed")).toBeVisible();
  await expect(part(page, "Profile").getByText(after)).toBeVisible();
});

test("a second step at sign-in: set up, asked for, recovered, turned off", async ({
  page,
  expectAccessible,
}) => {
  const email = newEmail("code");
  await signUp(page, email);
  await page.goto("/account/two-factor");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(toast(page, "Please confirm your email first")).toBeVisible();
  await page.goto(await linkMailedTo(page, email, "verify-email"));
  await expect(page).toHaveURL("/");
  await expect(toast(page, "Your email address is confirmed.")).toBeVisible();
  await page.goto("/api/auth/verify-email?token=bad");
  await expect(toast(page, "This link is too old or not whole.")).toBeVisible();

  await page.goto("/account/two-factor");
  await page.getByLabel("Current password").fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: "Scan this picture with your app" })).toBeVisible();
  const key = await page.locator("code").innerText();
  await expectAccessible(page);
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("Codes change every 30 seconds").first()).toBeVisible();
  await expect(page.locator("code")).toHaveText(key);
  await page.getByLabel("Code").fill(codeOf(key));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByRole("heading", { name: "The second step is on" })).toBeVisible();
  const [recovery] = await page.locator("code").allInnerTexts();
  expect(await page.locator("code").count()).toBe(10);
  await expect(toast(page, "This code did not work")).toHaveCount(0);
  await expectAccessible(page);

  for (const code of [codeOf(key), recovery ?? ""]) {
    await page.context().clearCookies();
    await signIn(page, email);
    await expect(page).toHaveURL(/\/login\/code/);
    await expectAccessible(page);
    await page.getByLabel("Code").fill("not it");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Codes change every 30 seconds").first()).toBeVisible();
    await page.getByLabel("Code").fill(code);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  }

  await page.goto("/account");
  const second = part(page, "Second step at sign-in");
  await second.getByLabel("Current password").fill(PASSWORD);
  await second.getByRole("button", { name: "Turn it off" }).click();
  await expect(second.getByText("Off. The password alone is enough.")).toBeVisible();
});

test("a copy of the data is one file that holds the case", async ({ page }) => {
  await signUp(page, newEmail("copy"));
  await haveCase(page, "Kept deposit");
  await page.goto("/account");
  const copy = part(page, "A copy of your data");
  await copy.getByLabel("Current password").fill("not it");
  await copy.getByRole("button", { name: "Download my data" }).click();
  await expect(toast(page, "That is not your password")).toBeVisible();
  await copy.getByLabel("Current password").fill(PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    copy.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^standing-data-\d{4}-\d\d-\d\d\.zip$/);
  const data = JSON.parse(firstFileOf(await readFile(await download.path()))) as {
    cases: { title: string }[];
  };
  expect(data.cases.map(({ title }) => title)).toEqual(["Kept deposit"]);
});

test("deletion is asked for with the password, and signing in again offers to keep the account", async ({
  page,
  expectAccessible,
}) => {
  const email = newEmail("leaving");
  await signUp(page, email);
  await page.goto("/account");
  const leave = part(page, "Delete your account");
  await expect(leave.getByText("After 14 days")).toBeVisible();
  await leave.getByLabel("Current password").fill(PASSWORD);
  await leave.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(toast(page, "Your account will be deleted")).toBeVisible();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/account/);
  await expect(page.getByText("Your account will be deleted on")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(toast(page, "Your account stays")).toBeVisible();
  await expect(part(page, "Delete your account")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form says what is wrong in the page and keeps the address that was typed", async ({ page }) => {
    await page.goto("/signup");
    await page.getByLabel("Email").fill(newEmail("no-script"));
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm password").fill(PASSWORD);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.goto("/account");
    const form = part(page, "Change email");
    await form.getByLabel("New email").fill("kept@example.org");
    await form.getByLabel("Current password").fill("not it");
    await form.getByRole("button", { name: "Send the link" }).click();
    await expect(form.getByText("That is not your password")).toBeVisible();
    await expect(form.getByLabel("New email")).toHaveValue("kept@example.org");
  });
});

/** The words of the first file in an archive. */
function firstFileOf(archive: Buffer): string {
  const start = 30 + archive.readUInt16LE(26) + archive.readUInt16LE(28);
  return inflateRawSync(archive.subarray(start)).toString("utf8");
}
