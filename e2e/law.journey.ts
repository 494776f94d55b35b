import { expect, test } from "./support/journey.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("from the foot of a page to a rule of one's state: its words, the law it rests on, how sure we are", async ({
      page,
    }) => {
      await page.goto("/terms");
      await page.getByRole("contentinfo").getByRole("link", { name: "The law where you live" }).click();
      await page
        .getByRole("link", { name: "How long do you have to answer a lawsuit in the main trial court?" })
        .click();
      const ohio = page.getByRole("link", { name: "OH Ohio: 28 days after you are served" });
      await expect(ohio).toBeVisible();
      await ohio.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("The law in Ohio");
      const rule = page.locator("#answer_days");
      await expect(rule).toContainText("28 days after you are served");
      await expect(rule).toContainText(/Ohio .*12/u);
      await expect(rule).toContainText(/read in the text of the law/u);
      await expect(page.locator("#limits")).toContainText("Time to sue for an injury");
    });
  });
}

test("each page is for everyone, and a search for a state and a question finds its rule", async ({
  page,
  expectAccessible,
}) => {
  for (const address of ["/law", "/law/in/ohio", "/law/topics/comparative-fault"]) {
    await page.goto(address);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(
      1,
    );
  }
  await page.goto("/search?q=dog+bite+Ohio");
  await page
    .getByRole("region", { name: "The law where you live" })
    .getByRole("link", { name: "Dog bites" })
    .click();
  await expect(page).toHaveURL(/\/law\/in\/ohio#dog_bite$/u);
});

test("letters lead to the name, and what is no state says so", async ({ page }) => {
  await page.goto("/law/in/OH");
  await expect(page).toHaveURL(/\/law\/in\/ohio$/u);
  expect((await page.goto("/law/in/ontario"))?.status()).toBe(404);
  expect((await page.goto("/law/topics/cat-bite"))?.status()).toBe(404);
  await expect(page.getByText("There is no such page")).not.toHaveCount(0);
});
