import { expect, test } from "./support/journey.ts";
import { haveCase, menu, newEmail, signIn, signUp, toast } from "./support/people.ts";

const ADMIN = ["admin@standing.example", "know-where-you-stand"] as const;
const PATHS = ["users", "cases", "marketing", "ads", "revenue", "audit-log"];

test("every figure opens its rows; a user is found, given a role, suspended and let in again", async ({
  browser,
  baseURL,
  page,
  expectAccessible,
}) => {
  const email = newEmail("governed");
  await signUp(page, email);
  await haveCase(page);
  const desk = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await signIn(desk, ...ADMIN);
  await expect(desk).toHaveURL(/\/dashboard/u);
  await menu(desk, "Your account").click();
  await desk.getByRole("banner").getByRole("link", { name: "Admin Dashboard" }).click();
  await expect(desk).toHaveURL(/\/admin$/u);
  await desk.getByRole("definition").filter({ hasText: /^\d+$/u }).first().getByRole("link").click();
  await expect(desk).toHaveURL(/\/admin\/users$/u);
  await desk.getByRole("searchbox", { name: "Search" }).last().fill(email);
  await desk.getByRole("button", { name: "Filter" }).click();
  await expectAccessible(desk);
  await desk.getByRole("link", { name: email }).click();
  await expect(desk.getByRole("heading", { name: email })).toBeVisible();
  await desk.getByRole("button", { name: "Give Moderator" }).click();
  await expect(toast(desk, "User Updated")).toBeVisible();
  await expect(desk.getByRole("button", { name: "Take Moderator away" })).toBeVisible();
  await expect(desk.getByText("role.grant")).toBeVisible();
  await expectAccessible(desk);

  await desk.getByText("Suspend this user").click();
  await desk.getByRole("button", { name: "Yes, suspend" }).click();
  await expect(desk.getByText("Suspended").first()).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/u);
  await desk.getByRole("button", { name: "Let them in again" }).click();
  await expect(desk.getByText("account.suspension_ended")).toBeVisible();

  await desk.getByRole("link", { name: "1", exact: true }).first().click();
  await expect(desk).toHaveURL(/\/admin\/cases\?user=/u);
  await expect(desk.getByRole("heading", { name: "Cases" })).toBeVisible();
  await expect(desk.getByText(/deposit|landlord/iu)).toHaveCount(0);
  await expectAccessible(desk);
  for (const path of ["marketing", "ads", "revenue", "audit-log?action=role."]) {
    await desk.goto(`/admin/${path}`);
    await expectAccessible(desk);
  }
  await expect(desk.getByText("role.grant").first()).toBeVisible();
  await desk.context().close();
});

test("the pages of the administration are closed to everyone else, by address too", async ({ page }) => {
  await signUp(page, newEmail("curious"));
  for (const path of PATHS) {
    const answer = await page.goto(`/admin/${path}`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeAttached();
  }
});
