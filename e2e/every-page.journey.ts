import path from "node:path";
import { haveCase, newEmail, openAnalysis, signInDemo, signUp, submitCase, wayTo } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

const PUBLIC = [
  "/",
  "/login",
  "/signup",
  "/signup?intent=case-analysis",
  "/forgot-password",
  "/reset-password?token=x",
  "/terms",
  "/privacy",
  "/forum",
  "/forum?tab=trending",
  "/forum/create-post",
  "/forum/post/00000000-0000-4000-8000-000000000000",
  "/moderation-log",
  "/legal-resources",
  "/legal-resources?search=nothing-like-this",
  "/legal-resources/security-deposits-in-ten-states",
  "/legal-insights",
  "/legal-insights/what-bankruptcy-can-and-cannot-clear",
  "/legal-insights/no-such-content",
  "/attorneys",
  "/attorneys?q=okafro&location=CA",
  "/attorneys?area=tax_law",
  "/how-placement-works",
  "/attorney/00000000-0000-4000-8000-000000000000",
  "/subscription/upgrade",
  "/dev/outbox",
  "/api",
  "/search?q=deposit",
  "/law/cbc-distribution-and-marketing-inc-v-major-league-baseball-advanced-media-lp-2007",
  "/law/monroe-v-pape-1961",
  "/decisions",
  "/decisions?list=listed&state=VT&claim=boundary_or_easement",
  "/decisions?q=zzzqqq",
  "/law/listed/no-such-decision",
  "/letters",
  "/letters/keep_video",
  "/no-such-page",
];

/** The demo pages below take the other two: colors and widths meet on every page, contrast and layout apart. */
for (const [width, colorScheme] of [
  [390, "light"],
  [1280, "dark"],
] as const) {
  test(`axe finds nothing on any page, ${colorScheme}, ${width} wide`, async ({
    browser,
    baseURL,
    expectAccessible,
  }) => {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 800 },
      reducedMotion: "reduce",
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    for (const address of PUBLIC) {
      await page.goto(address);
      await expectAccessible(page);
    }
    await signUp(page, newEmail("axe"));
    await page.goto("/dashboard");
    await expectAccessible(page);
    await page.goto("/case-submission");
    await expectAccessible(page);
    await submitCase(page);
    const address = await openAnalysis(page);
    await expectAccessible(page);
    for (const own of [
      "/dashboard",
      address.replace("/case/", "/enhanced-case/"),
      `${address}?note=new`,
      `${address}/edit`,
      `${address}/versions`,
      `${address}?tab=documents`,
      `${address}/documents`,
      "/case-submission",
      "/bookings",
      "/bookings?as=attorney",
      "/bookings/availability",
      "/admin",
      "/notifications",
      "/tickets",
      "/suggestions",
      "/notifications/choices",
      "/attorney-dashboard",
    ]) {
      await page.goto(own);
      await expectAccessible(page);
    }
    await context.close();
  });
}

const DEMO_PAGES = {
  visitor: [
    "/suggestions",
    "/attorneys > /attorney/",
    "/attorneys > /attorney/ > /book",
    "/attorneys > /attorney/ > /contact",
    "/forum > /forum/post/",
    "/legal-insights > /legal-insights/demo-article",
  ],
  claimant: [
    "/account",
    "/account/two-factor",
    "/orders",
    "/tickets > /tickets/",
    "/bookings > /bookings/",
    "/attorneys > /attorney/ > /book",
  ],
  attorney: [
    "/attorney-profile/edit",
    "/law-firm-onboarding?role=owner",
    "/attorney-dashboard/content",
    "/attorney-dashboard/content/new",
    "/attorney-dashboard/content?tab=analytics",
    "/bookings/availability",
    "/bookings?as=attorney > /bookings/",
  ],
  admin: [
    "/admin",
    "/admin/support",
    "/admin/support > /admin/support?id=",
    "/admin/suggestions",
    "/admin/users",
    "/admin/users > /admin/users/",
    "/admin/cases",
    "/admin/marketing",
    "/admin/revenue",
    "/admin/releases",
    "/admin/audit-log",
    "/moderation",
    "/moderation/content",
    "/moderation/content > /moderation/content/",
  ],
} as const;

for (const [width, colorScheme] of [
  [390, "dark"],
  [1280, "light"],
] as const) {
  for (const who of ["visitor", "claimant", "attorney", "admin"] as const) {
    test(`axe finds nothing on the demo pages of: ${who}, ${colorScheme}, ${width} wide`, async ({
      browser,
      baseURL,
      expectAccessible,
    }) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: "reduce",
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      if (who !== "visitor") await signInDemo(page, who);
      for (const way of DEMO_PAGES[who]) {
        expect((await page.goto(await wayTo(page, way)))?.status(), way).toBe(200);
        await expectAccessible(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          way,
        ).toBeLessThan(2);
      }
      await context.close();
    });
  }
}

test("the report as the README shows it", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await signUp(page, newEmail("picture"));
  await haveCase(page, "Deposit not returned");
  await openAnalysis(page);
  await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible();
  const top = path.resolve(import.meta.dirname, "..");
  const picture = process.env["UPDATE_SCREENSHOT"] ? "docs/screenshot.png" : "test-results/screenshot.png";
  await page.screenshot({ path: path.join(top, picture) });
});

test("administration is closed to everyone who is not super_admin", async ({ page }) => {
  expect((await page.goto("/admin"))?.status()).toBe(401);
  await expect(page.getByText("Access Denied").last()).toBeVisible();
  await signUp(page, newEmail("no-admin"));
  expect((await page.goto("/admin"))?.status()).toBe(403);
  await expect(page.getByText("Access Denied").last()).toBeVisible();
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
});
