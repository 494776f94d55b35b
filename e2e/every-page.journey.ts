import path from "node:path";
import type { Page } from "@playwright/test";
import { WAYS, addressOf } from "./support/pages.ts";
import { haveCase, newEmail, openAnalysis, signInDemo, signUp, submitCase } from "./support/people.ts";
import { gradeOf } from "./support/plain.ts";
import { expect, test } from "./support/journey.ts";

/** School grade that the words of a page may ask for. */
const GRADE_MOST = 7;
/** A phone's page at twice its size. */
const ZOOMED = { width: 195, height: 422 };

/** How much wider than the window a page is on a phone that shows it at twice its size. */
async function widerZoomed(page: Page): Promise<number> {
  const before = page.viewportSize() ?? ZOOMED;
  await page.setViewportSize(ZOOMED);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize(before);
  return wider;
}

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

/** The pages below take the other two: colors and widths meet on every page, contrast and layout apart. */
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
      if (width === 390) expect.soft(await widerZoomed(page), `${address} zoomed`).toBeLessThanOrEqual(0);
      expect.soft(await gradeOf(page), `reading grade of ${address}`).toBeLessThanOrEqual(GRADE_MOST);
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
      address,
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
      if (width === 390) expect.soft(await widerZoomed(page), `${own} zoomed`).toBeLessThanOrEqual(0);
      expect.soft(await gradeOf(page), `reading grade of ${own}`).toBeLessThanOrEqual(GRADE_MOST);
    }
    await context.close();
  });
}

/** Each page in one of the modes that the pages above do not take; its neighbor takes the other. */
const MODES = [
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

for (const who of ["visitor", "claimant", "attorney", "admin"] as const) {
  test(`axe finds nothing on any page of the demo world, and its words are plain: ${who}`, async ({
    browser,
    baseURL,
    expectAccessible,
  }) => {
    const ways = Object.values(WAYS)
      .flat()
      .filter(([whose]) => whose === who);
    for (const [place, { width, colorScheme }] of MODES.entries()) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        reducedMotion: "reduce",
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      if (who !== "visitor") await signInDemo(page, who);
      for (const [, ...way] of ways.filter((_, index) => index % MODES.length === place)) {
        const address = await addressOf(page.request, way);
        await page.goto(address);
        await expectAccessible(page);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address)
          .toBeLessThan(2);
        expect.soft(await gradeOf(page), `reading grade of ${address}`).toBeLessThanOrEqual(GRADE_MOST);
      }
      await context.close();
    }
  });
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
