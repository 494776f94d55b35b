import type { Locator, Page } from "@playwright/test";
import {
  STORY,
  newEmail,
  openAnalysis,
  signInDemo,
  signUp,
  submitCase,
  toast,
  wayTo,
} from "./support/people.ts";
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
  ["visitor", "/reset-password?token=x", "Save the new password"],
  ["claimant", "/account", "Save the new password"],
  ["claimant", "/account", "Send the link"],
  ["claimant", "/account", "Delete my account"],
  ["claimant", "/account/two-factor", "Continue"],
  ["claimant", "/law-firm-onboarding?role=owner", "Next"],
  ["attorney", "/attorney-dashboard/subscription/ads/new", "Send for approval"],
  ["attorney", "/attorney-dashboard/content/new", "Submit for Review"],
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

/** What the keyboard is on, by its label or its words, and that it is in view below the header. */
async function expectOn(page: Page, name: string | RegExp): Promise<void> {
  const seen = () =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const label =
        element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent;
      const { top, bottom } = element.getBoundingClientRect();
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const inView = bottom > header && top < innerHeight;
      return `${inView ? "" : "out of view: "}${(label ?? element.textContent).trim()}`;
    });
  await (typeof name === "string" ? expect.poll(seen).toBe(name) : expect.poll(seen).toMatch(name));
}

for (const [who, way, button] of FORMS) {
  test(`${way}: ${button}, refused, leads to what is to be mended and says why`, async ({ page }) => {
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

test("on the way to an analysis, and in its notes, each act leaves the keyboard at its result", async ({
  page,
}) => {
  await open(page, "visitor", "/");
  await page.getByLabel("Case type").selectOption("other");
  await page.getByLabel("What happened?").fill(STORY);
  await press(page, "Get My Free Case Analysis");
  await expectOn(page, "Create your account to see the full analysis");

  await signUp(page, newEmail("keyboard"));
  await page.goto("/case-submission");
  await page.getByRole("checkbox").check();
  await press(page, "Accept and continue");
  await expect(page.getByLabel("Legal category")).toBeVisible();
  await expectOn(page, "Submit Your Legal Case");

  await submitCase(page, "By keyboard");
  const address = await openAnalysis(page);
  await page.goto(`${address}?note=new`);
  await page.getByLabel("Content", { exact: true }).fill("Called the landlord");
  await press(page, "Save note");
  await expect(page.getByText("Called the landlord")).toBeVisible();
  await expectOn(page, "Notes and updates");
  const dialog = page.locator("dialog[open]");
  const askToDelete = async () => {
    await page.getByRole("link", { name: /^Delete the note/ }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
  };
  await askToDelete();
  await page.keyboard.press("Escape");
  await expectOn(page, /^Delete the note/);
  await askToDelete();
  await dialog.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expectOn(page, /^(Delete the note|Notes and updates)/);
  await askToDelete();
  await dialog.locator('[value="delete-note"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Called the landlord")).toHaveCount(0);
  await expectOn(page, "Notes and updates");
  await press(page, "Reanalyze");
  await expectOn(page, /^(Reanalyze|Case actions)$/);
});

test("an answer in the forum leaves the keyboard where one writes on", async ({ page }) => {
  await open(page, "claimant", "/forum > /forum/post/");
  await page.getByLabel("Your answer").fill("That happened to me too, in March.");
  await press(page, "Post answer");
  await expect(toast(page, "Answer posted")).toBeVisible();
  await expectOn(page, /^(Your answer|Post answer)$/);
});

test("at the desk one writes on after an answer, and closing leads back to the line of the list", async ({
  page,
}) => {
  await open(page, "admin", "/admin/support");
  const line = page.locator('main a[id^="ticket-"]').first();
  const title = await line.innerText();
  await line.focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Admin response").fill("We look into it.");
  await press(page, "Send Response");
  await expect(toast(page, "Response Sent")).toBeVisible();
  await expectOn(page, "Admin response");
  await page.getByLabel("Internal note").fill("Third one today");
  await press(page, "Add note");
  await expectOn(page, "Internal note");
  await press(page, "Close", "link");
  await expectOn(page, title);

  await open(page, "admin", "/admin/suggestions");
  const other = page.locator('main a[id^="suggestion-"]').first();
  const name = await other.innerText();
  await other.focus();
  await page.keyboard.press("Enter");
  await press(page, "Close", "link");
  await expectOn(page, name);
});

test("choosing a time zone leaves the keyboard on it", async ({ page }) => {
  await open(page, "claimant", "/attorneys > /attorney/ > /book > ?date=");
  const zone = page.getByLabel("Show times in");
  await zone.focus();
  await zone.selectOption("America/Denver");
  await expect(page).toHaveURL(/zone=America/);
  await expectOn(page, "Show times in");
});

test("too many categories are said with their group", async ({ page }) => {
  await open(page, "claimant", "/forum/create-post");
  await page.getByLabel("Title").fill("Which of these is it?");
  await page.getByLabel("Details").fill("I do not know where this belongs.");
  const group = page.getByRole("group", { name: "Categories" });
  for (const box of (await group.getByRole("checkbox").all()).slice(0, 4)) await box.check();
  await page.getByRole("checkbox", { name: /general information/ }).check();
  await press(page, "Post");
  await expect.poll(() => heard(page)).toMatchObject({ refused: true, said: /3/ });
  await expect(group).toBeFocused();
});

test("a message never covers what has the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, "visitor", "/login");
  await press(page, "Sign In");
  const corner = page.getByRole("region", { name: "Notifications" });
  await expect(corner.getByText("Please enter both email and password.").first()).toBeVisible();
  for (let n = 0; n < 30; n += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      if (element === document.body) return false;
      const cover = document.querySelector('[role="region"][aria-label="Notifications"]');
      if (cover === null || cover.contains(element)) return false;
      const [it, over] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
      return it.bottom > over.top && it.top < over.bottom && it.right > over.left && it.left < over.right;
    });
    expect(covered, `after ${n + 1} steps`).toBe(false);
  }
});

test("where the system sets the colors, what is chosen and filled can be told apart", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "attorney", "/attorney-dashboard");
  const outline = (of: Locator) => of.evaluate((element) => getComputedStyle(element).outlineStyle);
  const tabs = page
    .getByRole("navigation", { name: "Parts of the dashboard" })
    .or(page.locator("main nav"))
    .first();
  expect(await outline(tabs.locator("[aria-current=page]"))).toBe("solid");
  expect(await outline(tabs.locator("a:not([aria-current])").first())).toBe("none");
  await open(page, "claimant", "/attorneys > /attorney/ > /book > ?date=");
  expect(await outline(page.locator("main [aria-current]:not([aria-current=false])").first())).toBe("solid");
  await open(page, "claimant", "/dashboard");
  const bar = page.locator(".bar").first();
  await expect(bar).toBeVisible();
  expect(await bar.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe("solid");
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
