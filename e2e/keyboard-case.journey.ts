import type { Page } from "@playwright/test";
import { haveCase, newEmail, signInDemo, signUp, toast } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

/** The state is not told, and the day by its month alone. */
const FALL = {
  description:
    "I slipped on spilled juice in a grocery store in March 2026. I broke my wrist and had surgery. The manager saw it and wrote a report.",
  legal_category: "personal_injury",
  incident_date: undefined,
  incident_city: undefined,
  incident_state: undefined,
};

/** More stops than any of these pages has. */
const STOPS = 150;

/** What has the keyboard: its name, and whether one sees that it has. */
function held(page: Page): Promise<{ name: string; shown: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const label =
      element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const covered = element.closest("main") === null ? 0 : header;
    const isInView = bottom > covered && top < innerHeight;
    // The parts of a date are marked, and not the field around them.
    const isMarked = element.matches("[type=date]") || getComputedStyle(element).outlineStyle !== "none";
    return {
      name: (label ?? element.textContent).replace(/^[\s▸←]+/, "").trim(),
      shown: isInView && isMarked,
    };
  });
}

/** Presses Tab until the keyboard is on what is named; each stop on the way shows that it has the keyboard. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const on = await held(page);
    expect(on.shown, `«${on.name}» shows that it has the keyboard`).toBe(true);
    if (name.test(on.name)) return;
  }
  throw new Error(`The keyboard never comes to ${name}`);
}

/** Opens the newest case of the list, and waits until its page answers. */
async function openCase(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "View Full Analysis" }).first()).toBeVisible({
    timeout: 30_000,
  });
  await tabTo(page, /^View Full Analysis/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/case\/[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { name: "Deadlines", exact: true })).toBeVisible();
}

/** Opens the fold of the letters and presses one of its links. */
async function pressLetter(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, /^Letters for this case/);
  await page.keyboard.press("Enter");
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

test("a question is answered, reminders are stopped and a letter and a paper are taken with the keyboard alone", async ({
  page,
}) => {
  await signUp(page, newEmail("keys-alone"));
  await haveCase(page, "A fall in a store", FALL);
  await openCase(page);

  const state = page.getByRole("group", { name: "In which state did this happen?" });
  await tabTo(page, /^Your answer/);
  await expect(state.getByLabel("Your answer")).toBeFocused();
  await page.keyboard.type("Texas");
  await tabTo(page, /^Save and show what changes/);
  await page.keyboard.press("Enter");
  await expect(page.locator("#questions").getByRole("status")).toContainText("your earliest safe day is");
  await expect(state).toHaveCount(0);
  await expect
    .poll(async () => (await held(page)).name, "the keyboard stays with the questions")
    .toMatch(/safe day|^Save and show/);

  await pressLetter(page, /^Keep-the-video request/);
  await expect(page.getByRole("heading", { name: "Keep-the-video request", level: 1 })).toBeFocused();
  const [letter] = await Promise.all([
    page.waitForEvent("download"),
    tabTo(page, /^PDF/).then(() => page.keyboard.press("Enter")),
  ]);
  expect(letter.suggestedFilename()).toMatch(/\.pdf$/);

  await page.goBack();
  await expect(page.getByRole("heading", { name: "Deadlines", exact: true })).toBeVisible();
  await tabTo(page, /^Reminders/);
  await page.keyboard.press("Space");
  await tabTo(page, /^Stop reminders/);
  await page.keyboard.press("Space");
  await expect(toast(page, "Reminders stopped")).toBeVisible();
  await expect(page.getByText("You stopped the reminders of this case.")).toBeVisible();
  await expect
    .poll(async () => (await held(page)).name, "the keyboard stays with the reminders")
    .toMatch(/^Remind/);
});

test("the packet is taken with the keyboard alone", async ({ page }) => {
  await signInDemo(page, "annual");
  await page.goto("/dashboard");
  await openCase(page);
  const [packet] = await Promise.all([page.waitForEvent("download"), pressLetter(page, /^The packet/)]);
  expect(packet.suggestedFilename()).toMatch(/\.pdf$/);
});
