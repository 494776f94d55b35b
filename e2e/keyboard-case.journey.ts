import type { Page } from "@playwright/test";
import { held, tabTo, tabUntil } from "./support/keys.ts";
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

for (const [where, width] of [
  ["a wide window", 1280],
  ["a phone", 390],
] as const)
  test(`the full report is read with the keyboard alone in ${where}: every fold opens, every stop shows, nothing holds the keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInDemo(page, "annual");
    await page.goto("/dashboard");
    await openCase(page);
    await tabTo(page, /^Open the full report/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/enhanced-case\//);
    // The case's own page has a heading of the deadlines, too: it must be gone.
    await expect(page.getByText(/^Open the full report/)).toBeHidden();
    await expect(page.getByText("Loading case details...")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Deadlines", exact: true })).toBeVisible();

    const opened: string[] = [];
    await tabUntil(
      page,
      async ({ open, within, name }) => {
        if (within !== "main" || open !== false) return within === "footer";
        await page.keyboard.press(opened.length % 2 === 0 ? "Enter" : "Space");
        expect((await held(page)).open, `«${name}» opens`).toBe(true);
        opened.push(name);
        return false;
      },
      "the end of the report",
    );
    const parts = [
      "AI Analysis",
      "Relevant precedents",
      "Estimated value",
      "Laws that apply",
      "Action plan",
      "Detailed assessment",
      "Evidence",
      "Damages",
      "How such cases go",
      "The other side",
      "Next steps",
      "Summary",
    ];
    for (const part of parts)
      expect(
        opened.some((name) => name.startsWith(part)),
        part,
      ).toBe(true);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(async () => (await held(page)).within, "the way back is open").toBe("main");

    const last = page.getByRole("group").filter({ hasText: "Summary" }).last();
    await last.locator("summary").first().focus();
    await page.keyboard.press("Enter");
    expect((await held(page)).open, "a fold closes again").toBe(false);
  });
