import { type StripeFake, startStripeFake } from "../apps/server/src/testing/fake-stripe.ts";
import { startApp } from "./support/app.ts";
import { newEmail, signUp, toast } from "./support/people.ts";
import { expect, test as base } from "./support/journey.ts";

/** The built application with a fake Stripe behind it. */
const test = base.extend<object, { stripe: StripeFake }>({
  stripe: [
    async ({}, use) => {
      const stripe = await startStripeFake();
      await use(stripe);
      await stripe.close();
    },
    { scope: "worker" },
  ],
  app: [
    async ({ stripe }, use) => {
      const app = await startApp({
        environment: {
          STRIPE_SECRET_KEY: stripe.key,
          STRIPE_WEBHOOK_SECRET: stripe.secret,
          STRIPE_API_URL: stripe.url,
        },
      });
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

test("a plan is paid at Stripe's page, and its card page opens; with Stripe down nothing starts", async ({
  page,
  stripe,
  expectAccessible,
}) => {
  await signUp(page, newEmail("stripe"));
  await page.goto("/subscription/upgrade");
  const choose = async () => {
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("button", { name: "Choose Monthly" }).click(),
    ]);
    return tab;
  };
  stripe.down = true;
  const failed = await choose();
  await expect(toast(failed, "Subscription Error")).toBeVisible();
  await expect(toast(failed, "Failed to start subscription process. Please try again.")).toBeVisible();
  await failed.close();
  stripe.down = false;

  const checkout = await choose();
  await expect(checkout.getByRole("heading", { name: "Monthly Plan $7.99" })).toBeVisible();
  await checkout.getByRole("link", { name: "Back" }).click();
  await expect(toast(checkout, "Payment Cancelled")).toBeVisible();
  await checkout.close();

  const again = await choose();
  await again.getByRole("link", { name: "Pay" }).click();
  await expect(toast(again, "Subscription Updated")).toBeVisible();
  await expect(again).toHaveURL(/\/subscription\/upgrade$/);
  await again.goto("/orders");
  await expect(again.getByText("$7.99")).toBeVisible();
  await expectAccessible(again);
  await again.getByRole("button", { name: "Card and invoices" }).click();
  await expect(again.getByRole("heading", { name: "Billing portal" })).toBeVisible();
});
