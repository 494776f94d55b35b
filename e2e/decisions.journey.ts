import { expect, test } from "./support/journey.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("decisions are narrowed by state, claim, court, years and outcome, page by page", async ({
      page,
    }) => {
      await page.goto("/decisions");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Court decisions");
      await page
        .getByRole("link", { name: "Next page" })
        .or(page.getByRole("link", { name: "Next" }))
        .click();
      await expect(page).toHaveURL(/page=2/u);
      await page.getByLabel("Words").fill("landlord deposit");
      await page.getByText("Narrow by state, claim, court, year").click();
      await page.getByLabel("State", { exact: true }).selectOption("California");
      await page.getByLabel("Court", { exact: true }).selectOption("Highest state courts");
      await page.getByLabel("From year").fill("1960");
      await page.getByLabel("To year").fill("2010");
      await page.getByRole("main").getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL(/q=landlord\+deposit&state=CA&.*court=state_high&.*from=1960&to=2010/u);
      await expect(page.getByRole("main").getByRole("status")).toHaveText(/\d+ decisions?/u);
      await expect(page.getByLabel("State", { exact: true })).toHaveValue("CA");
      const first = page.getByRole("main").getByRole("article").first();
      await expect(first).toContainText("Supreme Court of California");
      await page.getByRole("link", { name: "Clear" }).click();
      await expect(page.getByLabel("State", { exact: true })).toHaveValue("");
    });

    test("from a listed decision to the one that it cites, and to the warning on that one", async ({
      page,
    }) => {
      await page.goto("/decisions?list=listed&state=AK");
      await expect(page.getByRole("link", { name: "Facts only" })).toHaveAttribute("aria-current", "page");
      await page.getByRole("main").getByRole("article").getByRole("link").first().click();
      await expect(page).toHaveURL(/\/law\/listed\/ak-/u);
      await expect(page.getByText("A program read the kind of claim")).toBeVisible();
      await expect(page.getByText("That does not mean it still holds")).toBeVisible();
      await page.goto("/law/monroe-v-pape-1961");
      await expect(page.getByText("A later text speaks against it")).toBeVisible();
      await expect(page.getByText(/Overruled, in whole or in part, by Monell/u)).toBeVisible();
      await expect(page.getByText("Library of Congress")).toBeVisible();
      await page.goto("/law/gideon-v-wainwright-1963");
      await page.getByText(/Decisions here that cite it: \d+/u).click();
      await page.getByRole("link", { name: / v\. /u }).first().click();
      await expect(page).toHaveURL(/\/law\//u);
      await expect(page.getByText(/Decisions here that it cites: \d+/u)).toBeVisible();
    });
  });
}

test("nothing found says what may help, and a listed decision that is not there says so", async ({
  page,
}) => {
  await page.goto("/decisions?q=zzzqqq");
  await expect(page.getByText("No decision found")).toBeVisible();
  const answer = await page.goto("/law/listed/no-such-decision");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Decision Not Found" })).toBeVisible();
});
