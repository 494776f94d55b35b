import { expect, test } from "./support/journey.ts";
import { toast } from "./support/people.ts";

const LIST = "/legal-resources";
const ARTICLE = "/legal-insights/how-the-clock-on-an-injury-claim-works";

test("guides are found by words and category, and the address keeps both", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(LIST);
  await expect(page.getByText("Free Case Analysis")).toBeVisible();
  await page.getByPlaceholder("Search legal resources...").fill("deposit");
  await expect(page).toHaveURL(/search=deposit/);
  const card = page.getByRole("link", {
    name: "Security Deposits: How Long a Landlord Has, in Ten States",
    exact: true,
  });
  await expect(card).toBeVisible();
  await page.getByText("Filters", { exact: true }).click();
  await page.getByLabel("Category", { exact: true }).selectOption("Tax Law");
  await expect(page).toHaveURL(/category=Tax\+Law/);
  await expect(page.getByText("No resources found")).toBeVisible();
  await expect(
    page.getByText("Try adjusting your search criteria or check back later for new resources."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Remove filter: Tax Law" }).click();
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(page.getByText("No resources found")).toBeVisible();
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}(?:#documents)?$`));
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await page.goto(`${LIST}?search=deposit`);
  await card.click();
  await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
  await expect(page.getByText("Last checked: November 22, 2026")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("security-deposits-in-ten-states.txt");
});

test("six cards stand in while a search is on its way", async ({ page }) => {
  await page.goto(LIST);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/legal-resources.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByPlaceholder("Search legal resources...").fill("wages");
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  release();
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
});

test("the library is read, searched and filtered without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto("/legal-insights");
  await page.getByPlaceholder("Search legal insights...").fill("bankruptcy");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/search=bankruptcy/);
  await page.getByRole("link", { name: "What Bankruptcy Can and Cannot Clear", exact: true }).click();
  await expect(page.getByText("People put off asking about bankruptcy")).toBeVisible();
  await page.getByRole("button", { name: "Like" }).click();
  await expect(page.getByText("Liked!")).toBeVisible();
  await expect(page.getByText("1 like", { exact: true })).toBeVisible();
  await page.goto(`${LIST}?category=Immigration`);
  await expect(page.getByRole("link", { name: "Moved? Who Must Be Told", exact: true })).toBeVisible();
  expect((await page.goto("/legal-insights/no-such-thing"))?.status()).toBe(404);
  await expect(page.getByText("Content Not Found").last()).toBeVisible();
  await expect(
    page.getByText("The content you're looking for doesn't exist or has been removed."),
  ).toBeVisible();
  await context.close();
});

test("an article is liked once and its link is copied", async ({
  page,
  context,
  baseURL,
  expectAccessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/legal-insights");
  await page.getByRole("link", { name: "Read More: How the Clock on an Injury Claim Works" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How the Clock on an Injury Claim Works");
  await expect(page.getByText("Standing editors").first()).toBeVisible();
  await page.getByRole("button", { name: "Like" }).click();
  await expect(toast(page, "Liked!")).toBeVisible();
  await expect(toast(page, "Thanks for your feedback.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Liked" })).toBeDisabled();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(toast(page, "Link Copied!")).toBeVisible();
  await expect(toast(page, "Content link has been copied to clipboard.")).toBeVisible();
  await expect(page.getByText("1 share", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${ARTICLE}`);
  await expectAccessible(page);
});

test("search engines and feed readers are served", async ({ page, request }) => {
  await page.goto(ARTICLE);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? "{}")).toMatchObject({
    "@type": "Article",
    headline: "How the Clock on an Injury Claim Works",
    author: { "@type": "Organization", name: "Standing" },
  });
  const feed = page.locator('link[type="application/rss+xml"]');
  await expect(feed).toHaveAttribute("href", "/legal-insights/feed.xml");
  const answer = await request.get("/legal-insights/feed.xml");
  expect(answer.headers()["content-type"]).toContain("application/rss+xml");
  const items = await page.evaluate(
    (text) => {
      const parsed = new DOMParser().parseFromString(text, "application/xml");
      return parsed.querySelector("parsererror") ? -1 : parsed.querySelectorAll("item").length;
    },
    await answer.text(),
  );
  expect(items).toBeGreaterThanOrEqual(12);
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/sitemaps/library-1.xml");
  const map = await (await request.get("/sitemaps/library-1.xml")).text();
  expect(map).toContain(`${ARTICLE}</loc><lastmod>2026-11-22</lastmod>`);
  expect(map).toContain("/legal-resources/security-deposits-in-ten-states</loc>");
});
