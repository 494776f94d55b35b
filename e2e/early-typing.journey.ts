import type { Locator, Page } from "@playwright/test";
import { acceptTerms, newEmail, STORY, signInDemo, signUp, wayTo } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

const PAGES = {
  visitor: [
    "/",
    "/login",
    "/signup",
    "/forgot-password",
    "/reset-password?token=x",
    "/forum",
    "/attorneys",
    "/legal-resources",
    "/legal-insights",
    "/search?q=deposit",
  ],
  claimant: [
    "/case-submission",
    "/dashboard?tab=submit",
    "/dashboard?dialog=ticket",
    "/dashboard?dialog=suggestion",
    "/forum/create-post",
    "/forum > /forum/post/",
    "/dashboard > /case/ > ?note=new",
    "/dashboard > /case/ > /edit",
    "/tickets > /tickets/",
    "/account",
    "/account/two-factor",
    "/attorneys > /attorney/ > /book > ?date=",
    "/attorneys > /attorney/ > /contact",
    "/attorney-onboarding",
    "/law-firm-onboarding?role=owner",
    "/notifications/choices",
  ],
  attorney: [
    "/attorney-profile/edit",
    "/attorney-dashboard/content/new",
    "/attorney-dashboard/settings",
    "/bookings/availability",
  ],
  admin: ["/admin/support > /admin/support?id=", "/moderation/content > /moderation/content/"],
} as const;

for (const who of ["visitor", "claimant", "attorney", "admin"] as const) {
  test(`what is typed before the scripts arrive stays, on every form of: ${who}`, async ({ page }) => {
    test.setTimeout(240_000);
    if (who !== "visitor") await signInDemo(page, who);
    for (const way of PAGES[who]) {
      const address = await wayTo(page, way);
      const wake = await openAsleep(page, address);
      const typed = await fillAll(page);
      expect(typed, `controls on ${way}`).not.toEqual([]);
      await wake();
      expect(await missingOf(page, typed), way).toEqual([]);
    }
  });
}

test("every letter that is typed while the page comes alive stays, in whatever moment", async ({ page }) => {
  await signInDemo(page, "claimant");
  for (const [address, field] of [
    ["/", "description"],
    ["/case-submission", "description"],
    ["/forum/create-post", "content"],
  ] as const) {
    const wake = await openAsleep(page, address);
    const typed = page.evaluate(typeOn, { name: field, afterwards: AFTERWARDS });
    await wake();
    const letters = await typed;
    expect(letters.length, address).toBeGreaterThan(AFTERWARDS);
    await expect(page.locator(`[name=${field}]`), address).toHaveValue(letters);
  }
});

test("a choice that wakes the page stays", async ({ page }) => {
  const wake = await openAsleep(page, "/");
  const chosen = page.evaluate(chooseUntilAlive, "caseType");
  await wake();
  const choice = await chosen;
  await expect(page.locator("[name=caseType]")).toHaveValue(choice);
  await page.getByLabel("What happened?").fill(STORY);
  await expect(page.getByRole("button", { name: "Get My Free Case Analysis" })).toBeEnabled();
});

/** Chooses one option after another, each with the two events of a choice, until the page is alive; gives the last one. */
async function chooseUntilAlive(name: string): Promise<string> {
  const list = document.querySelector<HTMLSelectElement>(`main [name=${name}]`);
  const values = [...(list?.options ?? [])].map(({ value }) => value).filter((value) => value !== "");
  let last = "";
  for (let at = 0; performance.getEntriesByName("standing-alive").length === 0; at += 1) {
    last = values[at % values.length] ?? "";
    if (list) list.value = last;
    for (const type of ["input", "change"]) list?.dispatchEvent(new Event(type, { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return last;
}

/** Letters that follow once the page is alive. */
const AFTERWARDS = 50;

/** Types letter after letter into a field, faster than anyone can, until the page has been alive for a moment. */
async function typeOn({ name, afterwards }: { name: string; afterwards: number }): Promise<string> {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main [name=${name}]`);
  field?.focus();
  let letters = "";
  let rest = afterwards;
  while (rest > 0) {
    const letter = String.fromCodePoint(97 + (letters.length % 26));
    document.execCommand("insertText", false, letter);
    letters += letter;
    if (performance.getEntriesByName("standing-alive").length > 0) rest -= 1;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return letters;
}

test("what is typed early and what was kept before stand beside each other", async ({ page }) => {
  await signUp(page, newEmail("early"));
  await page.goto("/case-submission");
  await acceptTerms(page);
  await page.getByLabel("Legal category").selectOption("personal_injury");
  await page.getByLabel("City").fill("Oakland");
  const wake = await openAsleep(page, "/case-submission");
  await page.getByLabel("What happened?").fill("I fell on a wet floor.");
  await wake();
  await expect(page.getByLabel("What happened?")).toHaveValue("I fell on a wet floor.");
  await expect(page.getByLabel("City")).toHaveValue("Oakland");
  await expect(page.getByLabel("Legal category")).toHaveValue("personal_injury");
  await page.reload();
  await expect(page.getByLabel("What happened?")).toHaveValue("I fell on a wet floor.");
});

/** Opens a page whose scripts wait, and gives the way to let them in, which ends when the page is alive. */
async function openAsleep(page: Page, address: string): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return async () => {
    released.resolve();
    await page.waitForFunction(() => performance.getEntriesByName("standing-alive").length > 0);
    await page.unroute(scripts);
  };
}

interface Typed {
  name: string;
  value: string | boolean;
}

/** Fills every control of the page's content as a person would, but none whose change leads elsewhere. */
async function fillAll(page: Page): Promise<Typed[]> {
  const typed: Typed[] = [];
  for (const control of await page.locator("main :is(input, textarea, select)").all()) {
    const { name, type, kept } = await control.evaluate((element) => ({
      name: (element as HTMLInputElement).name,
      type: (element as HTMLInputElement).type,
      kept: (element as HTMLInputElement).form?.method === "post",
    }));
    if (name === "" || !(await control.isVisible()) || !(await control.isEnabled())) continue;
    const value = await fillOne(control, type, kept && name !== "value");
    if (value !== null) typed.push({ name, value });
  }
  return typed;
}

const TEXTS: Record<string, string> = {
  date: "2026-01-05",
  time: "10:30",
  number: "7",
  url: "https://early.example",
  email: "early@example.org",
};

async function fillOne(control: Locator, type: string, chooses: boolean): Promise<string | boolean | null> {
  if (type === "file" || type === "range" || type === "datetime-local") return null;
  if (type === "checkbox") {
    if (!chooses) return null;
    const ticked = !(await control.isChecked());
    await control.setChecked(ticked);
    return ticked;
  }
  if (type === "radio") {
    if (!chooses || (await control.isChecked())) return null;
    await control.check();
    return null;
  }
  if (type === "select-one") {
    if (!chooses) return null;
    const last = await control.evaluate((element) => (element as HTMLSelectElement).options.length - 1);
    await control.selectOption({ index: last });
    return control.inputValue();
  }
  await control.fill(TEXTS[type] ?? "Early words");
  return control.inputValue();
}

/** What of it no control of that name holds any more. */
async function missingOf(page: Page, typed: readonly Typed[]): Promise<Typed[]> {
  const now = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("main :is(input, textarea, select)")].map((element) => ({
      name: element.name,
      value: element.type === "checkbox" ? element.checked : element.value,
    })),
  );
  const left = [...now];
  return typed.filter(({ name, value }) => {
    const at = left.findIndex((one) => one.name === name && one.value === value);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}
