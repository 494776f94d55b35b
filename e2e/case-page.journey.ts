import { STORY, haveCase, newEmail, openAnalysis, signUp } from "./support/people.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";

const PHONE = { width: 390, height: 844 };
/** What a frightened person reads before anything is pressed. */
const FIRST_SCREEN_WORDS = 60;
const HEADINGS = ["Where you stand", "How long you have", "What comes first"];

/** Words of the page that stand on the screen as it is, header of the site apart. */
function wordsInView(page: Page): Promise<number> {
  return page.evaluate(() => {
    const main = document.querySelector("main") ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    // What is kept for a screen reader stands in a box of one pixel.
    const isClipped = (element: Element | null): boolean =>
      element !== null && (element.getBoundingClientRect().width <= 1 || isClipped(element.parentElement));
    let count = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || isClipped(parent)) continue;
      for (const word of (node.textContent ?? "").matchAll(/\S+/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const { width, top, bottom } = range.getBoundingClientRect();
        if (width > 1 && top >= 0 && bottom <= innerHeight) count += 1;
      }
    }
    return count;
  });
}

/** The screen as it comes to rest. */
async function expectShortFirstScreen(page: Page): Promise<void> {
  await expect.poll(() => wordsInView(page), "words on the first screen").toBeLessThan(FIRST_SCREEN_WORDS);
}

/** Once the page stands: a reload while it is still on its way comes back to where the page before was scrolled to. */
async function reloadOnPhone(page: Page): Promise<void> {
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.reload();
}

test("the first screen of a phone tells where one stands, the first date and the first step", async ({
  page,
}) => {
  await signUp(page, newEmail("first-screen"));
  await haveCase(page, "Deposit kept");
  await openAnalysis(page);
  await reloadOnPhone(page);
  const bar = page.getByRole("navigation", { name: "Quick ways" });
  const top = (await bar.boundingBox())?.y ?? 0;
  for (const name of HEADINGS) {
    const part = page.getByRole("region", { name, exact: true });
    const box = await part.getByText(/\S/).nth(1).boundingBox();
    expect((box?.y ?? PHONE.height) + (box?.height ?? 0), name).toBeLessThan(top);
  }
  await expectShortFirstScreen(page);
  const step = page.getByRole("checkbox").first();
  expect((await step.boundingBox())?.y).toBeLessThan(top);
  await bar.getByRole("link", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Take it with you" })).toBeInViewport();
  await bar.getByRole("link", { name: "Deadline" }).click();
  await expect(page.getByRole("heading", { name: "Deadlines", exact: true })).toBeInViewport();
});

/** Stories with a place to call, or a day that is near: most stands before the first step there. */
const HARD = {
  real_estate_law:
    "I rent an apartment in Tampa, Florida. I lost my job and I am one month behind. On November 16, 2026 my landlord taped a 3 day notice to my door. Yesterday he shut off my power and told me to be out by Friday. I have two kids and a written lease until March.",
  criminal_defense:
    "I was arrested for drunk driving in Grand Rapids, Michigan. The officer pulled me over for a broken tail light and I blew 0.10. It is my first offense and I drive for work. They took my license and gave me a paper.",
  immigration_law:
    "I came to the United States from Honduras in January 2026 and I live in Dallas, Texas. I am afraid to go back because a gang killed my brother and said I was next. I have not filed any asylum papers yet.",
  family_law:
    "My husband has hit me several times and last Saturday he choked me in front of our daughter in our apartment in Chicago, Illinois. I am staying at my sister's place. He keeps texting that he will take our daughter. I want a protection order and custody.",
};

for (const [legal_category, description] of Object.entries(HARD)) {
  test(`the first screen of a phone stays short for a story of ${legal_category}, and whom to call stands first`, async ({
    page,
  }) => {
    await signUp(page, newEmail(`hard-${legal_category}`));
    const unknown = { incident_date: undefined, incident_city: undefined, incident_state: undefined };
    await haveCase(page, "My own case", { legal_category, description, ...unknown });
    await openAnalysis(page);
    await reloadOnPhone(page);
    const first = page.getByRole("checkbox").first();
    await expect(first).toBeInViewport();
    await expectShortFirstScreen(page);
    const call = page.locator("#help a[href^='tel:']").first();
    if (legal_category === "family_law") await expect(call).toHaveText("911");
    if (await call.isVisible())
      expect((await call.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
  });
}

test("a link to a part opens its fold; every mark and deadline opens to what it rests on", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page, newEmail("folds"));
  await haveCase(page, "Deposit kept");
  await page.getByRole("link", { name: "View Full Analysis" }).first().waitFor({ timeout: 30_000 });
  const decision = page.locator("article").getByRole("link", { name: / v\. / }).first();
  await decision.click();
  await expect(page).toHaveURL(/#precedents$/);
  await expect(page.getByText("Real decisions.", { exact: false })).toBeVisible();
  await page.getByText("similar: compare with your case").first().click();
  const quoted = page.locator("#precedents blockquote").first();
  await expect(quoted).toBeVisible();
  expect(`Deposit kept. ${STORY}`).toContain((await quoted.innerText()).trim());

  const bar = page.getByRole("navigation", { name: "On this page" });
  await expect(page.getByText("The main legal idea", { exact: false })).toBeHidden();
  await bar.getByRole("link", { name: "AI Analysis" }).click();
  await expect(page.getByText("The main legal idea", { exact: false })).toBeVisible();
  await expect(bar).toBeInViewport();

  await page.getByText("In your story", { exact: true }).first().click();
  await expect(page.getByText("Your words", { exact: true }).first()).toBeVisible();
  await page.locator("#deadlines summary").first().click();
  await expect(page.getByText("How it was counted").first()).toBeVisible();
  await expect(page.getByRole("img", { name: /^Time line of your deadlines\. Today is / })).toBeVisible();

  for (const summary of await page.locator("main details:not([open]) > summary").all())
    if (await summary.isVisible()) await summary.click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 640, height: 400 });
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wider(), "at 200% of a 1280 pixel screen").toBeLessThanOrEqual(0);
  await page.emulateMedia({ forcedColors: "active" });
  await expectAccessible(page);
});
