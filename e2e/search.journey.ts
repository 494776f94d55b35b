import { expect, test } from "./support/journey.ts";

test("the header leads to one search, whose results name their kind, and a decision opens", async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/terms");
  const field = page.getByRole("banner").getByRole("searchbox", { name: "Search Standing" });
  await field.fill("choir drug test school");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “choir drug test school”");
  const law = page.getByRole("region", { name: "Court decisions" });
  await expect(law.getByText("Court decision", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("navigation", { name: "Kinds of results" })
    .getByRole("link", { name: "Court decisions" })
    .click();
  await expect(page).toHaveURL(/kind=law/u);
  await law.getByRole("link", { name: /Pottawatomie County v\. Earls/u }).click();
  await expect(page).toHaveURL(/\/law\//u);
  await expect(page.getByText("536 U.S. 822").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "What the court decided" })).toBeVisible();
  await expectAccessible(page);
});

test("no single key does anything by itself", async ({ page }) => {
  await page.goto("/terms");
  await page.keyboard.press("/");
  await expect(page.locator("body")).toBeFocused();
  await expect(page).toHaveURL(/\/terms$/u);
});

test("a decision that is not there says so", async ({ page }) => {
  const answer = await page.goto("/law/no-such-decision-1999");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Decision Not Found" })).toBeVisible();
});

test.describe("on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("searching works, and nothing found says what may help", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    const search = page.getByRole("main").getByRole("searchbox", { name: "Search Standing" });
    await search.fill("wet floor");
    await search.press("Enter");
    await expect(page.getByRole("region", { name: "Court decisions" })).toBeVisible();
    await page.goto("/search?q=xqzvw");
    await expect(page.getByText("Nothing found for “xqzvw”").first()).toBeVisible();
  });
});
