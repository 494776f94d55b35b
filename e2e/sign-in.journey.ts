import { menu, newEmail, PASSWORD, signIn, signUp, toast } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("a wrong password stays on the page, says so, and keeps the address", async ({ page }) => {
  const email = newEmail("wrong");
  await signIn(page, email, "not the password");
  await expect(toast(page, "Login failed")).toBeVisible();
  await expect(toast(page, "Please check your credentials and try again.")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel("Email")).toHaveValue(email);
});

test("signing in without an address or password names what is missing", async ({ page }) => {
  await signIn(page, "", "");
  await expect(toast(page, "Missing information")).toBeVisible();
  await expect(toast(page, "Please enter both email and password.")).toBeVisible();
});

test("the rules of signing up come in the given order", async ({ page }) => {
  await page.goto("/signup");
  const create = page.getByRole("button", { name: "Create Account" });
  await expect(create).toBeDisabled();
  await page.getByLabel("Email").fill(newEmail("rules"));
  await page.getByLabel("Password", { exact: true }).fill("abc");
  await page.getByLabel("Confirm password").fill("abcd");
  await page.getByRole("checkbox").check();
  await create.click();
  await expect(toast(page, "Password Mismatch")).toBeVisible();
  await expect(toast(page, "Passwords do not match.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("abc");
  await page.getByLabel("Confirm password").fill("abc");
  await create.click();
  await expect(toast(page, "Password Too Short")).toBeVisible();
  await expect(toast(page, "Password must be at least 6 characters long.")).toBeVisible();
});

test("signing out and in again, with the password shown on demand", async ({ page }) => {
  const email = newEmail("again");
  await signUp(page, email);
  await page.goto("/dashboard");
  await menu(page, "Your account").click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();

  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: /show password/i }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(toast(page, "Welcome back!")).toBeVisible();
});

test("a forgotten password is set anew through the mailed link", async ({ page }) => {
  const email = newEmail("forgot");
  await signUp(page, email);
  await page.context().clearCookies();
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();

  await page.goto("/dev/outbox");
  const link = page.getByText(/reset-password\?token=/).first();
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible();
  }).toPass();
  const address =
    /http\S+reset-password\?token=\S+/.exec(await page.getByRole("main").innerText())?.[0] ?? "";
  await page.goto(address);
  await page.getByLabel("New password").fill("eight green foxes");
  await page.getByLabel("Confirm password").fill("eight green foxes");
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, email, "eight green foxes");
  await expect(page).toHaveURL(/\/dashboard/);
});
