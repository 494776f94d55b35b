import { newEmail, openAnalysis, signUp, submitCase, toast } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("the bell counts what is new, a notification opens its page, and choices are kept", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page, newEmail("told"));
  await page.goto("/notifications");
  await expect(page.getByText("Nothing yet")).toBeVisible();
  await expectAccessible(page);
  await submitCase(page, "Deposit kept");
  await openAnalysis(page);
  const bell = page.getByRole("banner").getByRole("link", { name: "Notifications, 1 unread" });
  await expect(bell).toBeVisible();
  await bell.click();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Your analysis of “Deposit kept” is ready." }).click();
  await expect(page).toHaveURL(/\/case\//);
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Notifications", exact: true }),
  ).toBeVisible();

  await page.goto("/notifications");
  await page.getByRole("link", { name: "Choose what you are told" }).click();
  const analysis = page.getByRole("group", { name: "An analysis is ready" });
  await analysis.getByLabel("By email").check();
  await analysis.getByLabel("On this site").uncheck();
  await page.getByRole("button", { name: "Save choices" }).click();
  await expect(toast(page, "Choices saved")).toBeVisible();
  await page.reload();
  await expect(analysis.getByLabel("By email")).toBeChecked();
  await expect(analysis.getByLabel("On this site")).not.toBeChecked();
  await expectAccessible(page);
});

test("a mail is stopped by its link without signing in, taken back, and stopped by one press of a mail program", async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const email = newEmail("stopper");
  await signUp(page, email);
  await page.goto("/notifications/choices");
  const analysis = page.getByRole("group", { name: "An analysis is ready" });
  await analysis.getByLabel("By email").check();
  await page.getByRole("button", { name: "Save choices" }).click();
  await submitCase(page);
  await openAnalysis(page);

  const reader = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const mail = await reader.newPage();
  const message = mail
    .getByRole("article")
    .filter({ hasText: `To ${email}` })
    .filter({ hasText: "Your analysis is ready" });
  await expect(async () => {
    await mail.goto("/dev/outbox");
    await expect(message).toBeVisible({ timeout: 500 });
  }).toPass();
  const link = await message.getByRole("link", { name: /unsubscribe/ }).getAttribute("href");
  const address = new URL(link ?? "", baseURL);
  const path = address.pathname + address.search;
  await mail.goto(path);
  await expect(mail.getByRole("heading", { name: "Done. These mails stop." })).toBeVisible();
  await mail.getByRole("button", { name: "Undo: send me these mails" }).click();
  await expect(mail.getByRole("heading", { name: "These mails come again" })).toBeVisible();
  await reader.close();
  await page.goto("/notifications/choices");
  await expect(analysis.getByLabel("By email")).toBeChecked();

  const answer = await fetch(`${baseURL}${path}`, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    redirect: "manual",
  });
  expect(answer.status).toBe(200);
  await page.reload();
  await expect(analysis.getByLabel("By email")).not.toBeChecked();
  await page.goto(`${path}x`);
  await expect(page.getByText("This link does not work")).toBeVisible();
  await expectAccessible(page);
});
