import { expect, test } from "./support/journey.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the directory is searched, filtered, ordered and cleared", async ({ page }) => {
    await page.goto("/attorneys");
    const names = page.getByRole("article").getByRole("heading");
    await expect(names).toHaveText([
      "Maya Okafor",
      "Rosa Delgado",
      "Daniel Weiss",
      "Priya Raman",
      "Thomas Greene",
    ]);
    const top = page.getByRole("article").first();
    await expect(top.getByText("TOP CHOICE")).toBeVisible();
    await expect(top.getByText("Premium Plus")).toBeVisible();
    await expect(top.getByText("Sponsored")).toBeVisible();
    await expect(top.getByRole("link", { name: "Paid placement" })).toHaveAttribute(
      "href",
      "/how-placement-works",
    );
    await expect(page.getByRole("article", { name: "Priya Raman" }).getByText("Featured")).toBeVisible();

    await page.getByText("Filters", { exact: true }).click();
    await page.getByLabel("Practice area").selectOption("employment_law");
    await page.getByLabel("Location").selectOption("TX");
    await page.getByRole("button", { name: "Show results" }).click();
    await expect(page).toHaveURL(/area=employment_law&location=TX/);
    await expect(names).toHaveText(["Rosa Delgado"]);
    await page.getByRole("link", { name: /Employment Law/ }).click();
    await expect(page).toHaveURL("/attorneys?location=TX");
    await page.getByRole("link", { name: "Clear All Filters" }).click();
    await expect(page).toHaveURL("/attorneys");
    await page.getByText("Attorneys by state", { exact: true }).click();
    await page.getByRole("link", { name: "Texas: 1 attorney" }).click();
    await expect(page).toHaveURL("/attorneys?location=TX");
    await expect(names).toHaveText(["Rosa Delgado"]);
    await page.getByRole("link", { name: "Clear All Filters" }).click();

    await page.getByRole("searchbox", { name: "Search attorneys" }).fill("divorse in Chicgo");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(names).toHaveText(["Priya Raman"]);
    await expect(page.getByText("These are the nearest matches.")).toBeVisible();

    await page.goto("/attorneys?order=experience");
    await expect(names.first()).toHaveText("Daniel Weiss");
    await page.goto("/attorneys?area=tax_law");
    await expect(
      page.getByText("No attorneys found. Try adjusting your search criteria or location."),
    ).toBeVisible();
  });

  test("a profile is read and its attorney written to", async ({ page }) => {
    await page.goto("/attorneys");
    await page.getByRole("link", { name: "View Profile: Maya Okafor" }).click();
    await expect(page.getByRole("heading", { name: "Maya Okafor" })).toBeVisible();
    await expect(page.getByText("Verified", { exact: true })).toBeVisible();
    await expect(page.getByText(/Bar number checked with Demo regulator of California on/)).toBeVisible();
    await expect(page.getByText("DEMO-001")).toBeVisible();
    await expect(page.getByText("4.5 out of 5 · 2 reviews")).toBeVisible();
    await expect(page.getByText("Reply of Maya Okafor")).toBeVisible();

    await page.getByRole("link", { name: "Contact" }).click();
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Please type a message.")).toBeVisible();
    await page.getByLabel("Your name").fill("Robin");
    await page.getByLabel("Your email address").fill("robin@example.org");
    await page.getByLabel("Message").fill("Do you take new clients?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Message sent")).toBeVisible();
  });
});

test("a missing profile says so", async ({ page }) => {
  const answer = await page.goto("/attorney/00000000-0000-4000-8000-000000000000");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Attorney Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to all attorneys" }).click();
  await expect(page).toHaveURL("/attorneys");
});

test("search engines get a map, structured data and one address for each page", async ({
  page,
  request,
  expectAccessible,
}) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const part = /<loc>([^<]+attorneys-1\.xml)<\/loc>/.exec(map)?.[1] ?? "";
  const profile = /<loc>([^<]+\/attorney\/[^<]+)<\/loc>/.exec(await (await request.get(part)).text())?.[1];
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
  await page.goto(profile ?? "");
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(profile);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "Attorney", url: profile });
  await expectAccessible(page);
  await page.goto(`${profile}/contact`);
  await expectAccessible(page);
});
