import {
  acceptTerms,
  fillCase,
  newEmail,
  openAnalysis,
  signUp,
  submitCase,
  toast,
} from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("the bar of a submission goes 25, 50, 75, 100 and never back", async ({ page }) => {
  await signUp(page, newEmail("quarters"));
  await page.goto("/case-submission");
  await acceptTerms(page);
  await fillCase(page, "Quarter by quarter");
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const bar = document.querySelector("main form progress");
      const now = bar instanceof HTMLProgressElement ? bar.value : undefined;
      if (now !== undefined && now !== seen.at(-1)) seen.push(now);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(toast(page, "Case Submitted")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([25, 50, 75, 100]);
});

test("who can read a story, and that it may not be privileged, stands above the first box for one", async ({
  page,
}) => {
  await page.goto("/");
  const care = page.getByText("It may not be privileged");
  await expect(care).toBeVisible();
  const careTop = (await care.boundingBox())?.y ?? Infinity;
  const boxTop = (await page.getByLabel("What happened?").boundingBox())?.y ?? 0;
  expect(careTop).toBeLessThan(boxTop);
});

test("on a slow network a link shows the shape of the page that comes: skeletons, or 'Loading case details...'", async ({
  page,
}) => {
  await signUp(page, newEmail("slow"));
  await submitCase(page, "On the way");
  const address = await openAnalysis(page);
  await expect(page.getByText("$3.99 for this case, once.")).toBeVisible();
  let held = Promise.resolve();
  let arrive = () => {};
  const slow = () => (held = new Promise((resolve) => (arrive = resolve)));
  await page.route("**/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  void slow();
  await page.getByRole("link", { name: "See what the full report adds" }).click();
  await expect(page.getByText("Loading case details...")).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { name: "The rest of this report" })).toBeVisible();
  await expect(page.getByText("Loading case details...")).toHaveCount(0);
  void slow();
  await page.goBack();
  await expect(page.getByText("Loading case details...")).toBeVisible();
  arrive();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible();
  void slow();
  await page.getByRole("link", { name: "Back to My Cases" }).click();
  await expect(page.getByRole("status", { name: "Loading your cases" })).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { name: "On the way" })).toBeVisible();
  void slow();
  await page.getByRole("banner").getByRole("link", { name: "Resources" }).click();
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  arrive();
  await expect(page.getByRole("heading", { name: "Getting Started" })).toBeVisible();
});

test("each request for an analysis says that it started, and how long it took, wherever the person is", async ({
  page,
}) => {
  await signUp(page, newEmail("asked"));
  await submitCase(page, "Asked again");
  await page.getByRole("banner").getByRole("link", { name: "Resources" }).click();
  await expect(toast(page, "Case Analysis Complete!")).toBeVisible({ timeout: 30_000 });
  await page.goto("/dashboard");
  const address = await openAnalysis(page);
  await page.getByRole("button", { name: "Reanalyze" }).click();
  await expect(toast(page, "Case Resubmitted")).toBeVisible();
  await expect(toast(page, "Analysis Started")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Community" }).click();
  await expect(toast(page, "Your case has been analyzed in under 1 minute")).toBeVisible({ timeout: 30_000 });
  await page.goto(`${address}/edit`);
  await page.getByLabel("Case title").fill("Asked once more");
  await page.getByRole("button", { name: "Save & Reanalyze" }).click();
  await expect(toast(page, "Case Updated")).toBeVisible();
  await expect(toast(page, "Analysis Started")).toBeVisible();
  await expect(toast(page, "Analysis Complete")).toBeVisible({ timeout: 30_000 });
});
