import type { Page } from "@playwright/test";
import { newEmail, openAnalysis, signInDemo, signUp, submitCase, toast, wayTo } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

type Who = "visitor" | "claimant" | "attorney" | "admin";

/** Forms that are refused with nothing filled in: who sends it, from where, with which button. */
const FORMS: readonly [who: Who, way: string, button: string][] = [
  ["visitor", "/login", "Sign In"],
  ["visitor", "/forgot-password", "Send the link"],
  ["visitor", "/attorneys > /attorney/ > /contact", "Send message"],
  ["claimant", "/dashboard?dialog=ticket", "Send"],
  ["claimant", "/dashboard?dialog=suggestion", "Send"],
  ["claimant", "/tickets > /tickets/", "Send reply"],
  ["claimant", "/attorneys > /attorney/ > /book > ?date=", "Request this consultation"],
  ["claimant", "/attorney-onboarding", "Next"],
];

/** Opens a page and waits until its scripts answer. */
async function open(page: Page, who: Who, way: string): Promise<void> {
  if (who !== "visitor") await signInDemo(page, who);
  await page.goto(await wayTo(page, way));
  await page.waitForFunction(() => performance.getEntriesByName("standing-alive").length > 0);
}

/** Presses a button or link as the keyboard does. */
async function press(page: Page, name: string, role: "button" | "link" = "button"): Promise<void> {
  await page.getByRole("main").getByRole(role, { name, exact: true }).last().focus();
  await page.keyboard.press("Enter");
}

/** What has the keyboard, and what is read with it. */
function heard(page: Page): Promise<{ on: string; refused: boolean; said: string }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const said = (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? "")
      .join(" ");
    const isProblem = element.matches("[data-form-problem]");
    return {
      on: element.tagName,
      refused: isProblem || element.matches("[aria-invalid=true], [data-refused]"),
      said: isProblem ? element.textContent : said.trim(),
    };
  });
}

/** The keyboard is somewhere in the page, not dropped to its start, and stays there. */
async function expectPlaceKept(page: Page): Promise<void> {
  await expect.poll(async () => (await heard(page)).on).not.toBe("BODY");
}

for (const [who, way, button] of FORMS) {
  test(`${way}, refused, leads to what is to be mended and says why`, async ({ page }) => {
    await open(page, who, way);
    await press(page, button);
    await expect.poll(() => heard(page)).toMatchObject({ refused: true, said: expect.stringMatching(/\w/) });
  });
}

test("a failed sign-in is said by the form for as long as it holds", async ({ page, expectAccessible }) => {
  await open(page, "visitor", "/login");
  await page.getByLabel("Email").fill("nobody@example.org");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Login failed")).toBeVisible();
  const notice = page.getByRole("main").getByText("Login failed");
  await expect(notice).toBeVisible();
  await expect.poll(() => heard(page)).toMatchObject({ refused: true, said: /Login failed/ });
  await expect(toast(page, "Login failed")).toHaveCount(0);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
});

test("the first message after a load is said in a region that was there before", async ({ page }) => {
  await open(page, "visitor", "/login");
  const region = page.locator("body > p[role=status]");
  await expect(region).toHaveText("");
  await press(page, "Sign In");
  await expect(region).toContainText("Please enter both email and password.");
});

test("acts that remove their own button leave the keyboard at their result", async ({ page }) => {
  await signUp(page, newEmail("keyboard"));
  await page.goto("/case-submission");
  await page.getByRole("checkbox").check();
  await press(page, "Accept and continue");
  await expect(page.getByLabel("Legal category")).toBeVisible();
  await expectPlaceKept(page);
  await submitCase(page, "By keyboard");
  const address = await openAnalysis(page);
  await page.goto(`${address}?note=new`);
  await page.getByLabel("Content", { exact: true }).fill("Called the landlord");
  await page.keyboard.press("Tab");
  await press(page, "Save note");
  await expect(page.getByText("Called the landlord")).toBeVisible();
  await expectPlaceKept(page);
  await press(page, "Reanalyze");
  await expectPlaceKept(page);
});

test("an answer in the forum and a reply at the desk keep the keyboard's place", async ({ page }) => {
  await open(page, "claimant", "/forum > /forum/post/");
  await page.getByLabel("Your answer").fill("That happened to me too, in March.");
  await press(page, "Post answer");
  await expect(toast(page, "Answer posted")).toBeVisible();
  await expectPlaceKept(page);
});

for (const [way, name, words] of [
  ["/forum", "Search posts", "landlord deposit"],
  ["/legal-resources", "Search", "eviction notice"],
  ["/legal-insights", "Search", "deposit rules"],
] as const) {
  test(`${way}: no letter is lost while one types and answers arrive`, async ({ page }) => {
    await open(page, "visitor", way);
    const field = page.getByRole("main").getByRole("searchbox").first();
    await expect(field, name).toBeVisible();
    await field.focus();
    await field.pressSequentially(words, { delay: 120 });
    await expect(field).toHaveValue(words);
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/=(landlord|eviction|deposit)/);
    await field.pressSequentially(" more");
    await expect(field).toHaveValue(`${words} more`);
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/\d|found/);
  });
}

for (const [width, scale] of [
  [320, "100%"],
  [390, "200%"],
] as const) {
  test(`the header of a signed-in person fits ${width} pixels with text at ${scale}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, "claimant", "/account");
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, scale);
    const [wide, there] = await page.evaluate(() => [
      document.querySelector("header")?.scrollWidth ?? 0,
      document.documentElement.clientWidth,
    ]);
    expect(wide).toBeLessThanOrEqual(there ?? 0);
    for (const control of await page.getByRole("banner").locator("a:visible, summary:visible").all()) {
      const box = await control.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
}

test("a menu closes when the keyboard leaves it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "claimant", "/account");
  const menu = page.locator("summary", { hasText: "Your account" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "My Cases" }).first()).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link")
    .or(page.getByRole("main").getByRole("button"))
    .first()
    .focus();
  await expect(page.locator("details", { has: menu })).not.toHaveAttribute("open");
});
