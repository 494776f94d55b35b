import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import {
  STORY,
  fold,
  haveCase,
  newEmail,
  openAnalysis,
  signUp,
  submitCase,
  toast,
} from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

/** Signs up, submits a case and opens its finished analysis; gives its id. */
async function ownCase(page: Page, name: string): Promise<string> {
  await signUp(page, newEmail(name));
  await haveCase(page, "Deposit kept");
  const address = await openAnalysis(page);
  return address.replace("/case/", "");
}

test("editing keeps the version before; a new analysis says which date moved which deadline", async ({
  page,
  expectAccessible,
}) => {
  const id = await ownCase(page, "edit");
  await page.getByRole("link", { name: "Edit case" }).click();
  await expect(page.getByRole("heading", { name: "Edit your case" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Case title").fill(" ");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Please give the case a title.")).toBeVisible();
  await page.getByLabel("Case title").fill("Deposit and cleaning fee");
  await page.getByLabel("Incident date").fill("2026-05-31");
  await page.getByLabel("Summary of changes").fill("Right date");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Case Updated")).toBeVisible();
  await expect(page.getByText("Saved, not analyzed yet")).toBeVisible();
  await expect(page.getByText("This analysis read version 1 of your words")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("Saved, not analyzed yet. Reanalyze when you are ready.")).toBeVisible();

  await page.goto(`/case/${id}`);
  await page.getByRole("link", { name: "See what you changed" }).first().click();
  await expect(page.getByRole("heading", { name: "From version 1 to version 2" })).toBeVisible();
  await expect(page.getByText("Right date")).toBeVisible();
  await expect(page.getByText("Read by the analysis")).toBeVisible();
  await expect(page.locator("del", { hasText: "Jun 30, 2026" })).toBeVisible();
  await expect(page.locator("ins", { hasText: "May 31, 2026" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/case/${id}/versions?from=1&to=9`);
  await expect(page.getByText("There is no such version.")).toBeVisible();

  await page.goto(`/case/${id}`);
  await page.getByRole("button", { name: "Reanalyze" }).click();
  await expect(page.getByRole("heading", { name: "What the new analysis changed" })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText("You changed: Case title, Incident date.")).toBeVisible();
  await expect(page.getByText(/was .+ 2\d{3}, now .+ 2\d{3}\./).first()).toBeVisible();
  await expect(page.getByText("Edited 1 time · analyzed again 1 time")).toBeVisible();
  await expect(page.getByText("This analysis read version 1")).toHaveCount(0);

  await page.getByRole("link", { name: "Edit case" }).click();
  await page.getByLabel("Case type").selectOption({ label: "Lease Dispute" });
  await page.getByRole("button", { name: "Save & Reanalyze" }).click();
  await expect(page.getByText("You changed: Case type.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/The main legal idea was/)).toBeVisible();
});

test("two tabs: the second save is told and loses no word, and an open list follows", async ({ page }) => {
  const id = await ownCase(page, "tabs");
  const other = await page.context().newPage();
  const list = await page.context().newPage();
  await list.goto("/dashboard");
  await expect(list.getByRole("heading", { name: "Deposit kept" })).toBeVisible();
  for (const tab of [page, other]) await tab.goto(`/case/${id}/edit`);
  await other.getByLabel("Case title").fill("Saved first");
  await other.getByRole("button", { name: "Save Changes" }).click();
  await expect(other.getByText("Saved, not analyzed yet")).toBeVisible();
  await expect(list.getByRole("heading", { name: "Saved first" })).toBeVisible();
  await page.getByLabel("Case title").fill("Saved second");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("This case was saved in between")).toBeVisible();
  await expect(page.getByLabel("Case title")).toHaveValue("Saved second");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("heading", { name: "Saved second", level: 1 })).toBeVisible();
});

test("notes are written, listed newest first and deleted after a question", async ({
  page,
  expectAccessible,
}) => {
  await ownCase(page, "notes");
  await expect(page.getByText("No notes yet.")).toBeVisible();
  await page.getByRole("link", { name: "Add note" }).click();
  await expect(page.getByLabel("Content")).toBeFocused();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Please write something.")).toBeVisible();
  await page.getByLabel("Content").fill("Called the landlord.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(toast(page, "Note added")).toBeVisible();
  await expect(page.getByLabel("Content")).toHaveCount(0);
  await page.getByRole("link", { name: "Add note" }).click();
  await page.getByLabel("Content").fill("Never mind");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByLabel("Content")).toHaveCount(0);
  await page.getByRole("link", { name: "Add note" }).click();
  await expect(page.getByLabel("Content")).toHaveValue("");
  await page.getByLabel("Title").fill("Letter");
  await page.getByLabel("Content").fill("Sent by mail.");
  await page.getByLabel("Note type").selectOption("milestone");
  await page.getByRole("button", { name: "Save note" }).click();
  const notes = page.getByRole("region", { name: "Notes and updates" }).getByRole("article");
  await expect(notes).toHaveCount(2);
  await expect(notes.first()).toContainText("Milestone");
  await expect(notes.first()).toContainText("Sent by mail.");
  await expect(page.getByText("Last activity")).toBeVisible();
  await notes
    .first()
    .getByRole("link", { name: /Delete/ })
    .click();
  await page.getByRole("dialog").getByRole("link", { name: "Keep it" }).click();
  await expect(notes).toHaveCount(2);
  await notes
    .first()
    .getByRole("link", { name: /Delete/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete note" }).click();
  await expect(notes).toHaveCount(1);
  await expect(notes.first()).toContainText("Called the landlord.");
});

test("ticks and files: a tick stays, and calendar, PDF and data can be taken along", async ({ page }) => {
  const id = await ownCase(page, "files");
  const box = page.getByRole("checkbox").first();
  // The box is ticked before the server has heard of it: a page left in that moment loses the tick.
  const heard = page.waitForResponse((answer) => answer.request().method() === "POST");
  await box.click();
  await heard;
  await expect(box).toBeChecked();
  await page.reload();
  await expect(page.getByRole("checkbox").first()).toBeChecked();

  const download = async (name: string | RegExp) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name }).click(),
    ]);
    return file.suggestedFilename();
  };
  expect(await download(/Calendar file/)).toBe(`standing-deadlines-${id}.ics`);
  expect(await download("Download as PDF")).toBe(`standing-report-${id}.pdf`);
  expect(await download(/Everything as data/)).toBe(`standing-case-${id}.json`);

  const calendar = await (await page.request.get(`/case/${id}/deadlines.ics`)).text();
  expect(calendar).toContain("BEGIN:VEVENT");
  expect(calendar).not.toMatch(/apartment|deposit of/i);
  const answer = await page.request.get(`/case/${id}/report.pdf`);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  const bytes = new Uint8Array(await answer.body());
  const { text } = await extractText(bytes.slice(), { mergePages: true });
  const deadline = await page.locator("#deadlines h3").first().textContent();
  expect(text.replaceAll(/\s+/g, " ")).toContain(deadline);
  expect(text).not.toContain("Questions for a lawyer");
  const tree = await (await (await getDocumentProxy(bytes)).getPage(1)).getStructTree();
  expect(JSON.stringify(tree)).toContain('"H1"');
  const data = await (await page.request.get(`/case/${id}/export.json`)).json();
  expect(data).toMatchObject({ format: "standing-case-1", case: { id, report: null } });

  await page.goto(`/enhanced-case/${id}`);
  await page.getByRole("button", { name: /Open the full report for/ }).click();
  await page.getByRole("button", { name: "Pay without money" }).click();
  await fold(page, "Next steps").click();
  await expect(page.getByRole("heading", { name: "Questions for a lawyer" })).toBeVisible();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await fold(page, "Action plan").click();
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: /Within 30 days/ })).toBeVisible();
  const whole = await page.request.get(`/case/${id}/report.pdf`);
  const words = await extractText(new Uint8Array(await whole.body()), { mergePages: true });
  expect(words.text).toContain("Questions for a lawyer");
});

test("what cannot be loaded says so, and an empty list leads to the first case", async ({ page, app }) => {
  await signUp(page, newEmail("unreachable"));
  await page.goto("/dashboard");
  await expect(page.getByText("No cases yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Submit Your First Case" })).toHaveAttribute(
    "href",
    "/dashboard?tab=submit",
  );
  app.fail("list-cases", 9);
  await page.reload();
  await expect(page.getByText("Error loading cases")).toBeVisible();
  await expect(page.getByText("Please try refreshing the page")).toBeVisible();
  app.fail("list-cases", 0);
  await submitCase(page);
  const address = (await openAnalysis(page)).replace("/case/", "/enhanced-case/");
  app.fail("read-case", 1);
  expect((await page.goto(address))?.status()).toBe(500);
  await expect(page.getByText("Error loading case details. Please try again.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible();
});

test("a save, a note and a resubmission that fail keep every word", async ({ page, app }) => {
  const id = await ownCase(page, "failing");
  await page.goto(`/case/${id}/edit`);
  await page.getByLabel("Case title").fill("Kept title");
  app.fail("edit-case", 1);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Update Failed")).toBeVisible();
  await expect(toast(page, "Failed to update case. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Case title")).toHaveValue("Kept title");

  await page.goto(`/case/${id}?note=new`);
  await page.getByLabel("Content").fill("Kept note");
  app.fail("add-note", 1);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(toast(page, "Failed to add note. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Content")).toHaveValue("Kept note");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(toast(page, "Note added")).toBeVisible();

  app.fail("resubmit-case", 1);
  await page.getByRole("button", { name: "Reanalyze" }).click();
  await expect(toast(page, "Resubmission Failed")).toBeVisible();
  await expect(toast(page, "Failed to resubmit case. Please try again.")).toBeVisible();
});

test("the dashboard shows greeting, quick actions and plan", async ({ page }) => {
  const email = newEmail("dashboard");
  await signUp(page, email);
  await page.goto("/dashboard");
  await expect(page.getByText(`Welcome, ${email}`)).toBeVisible();
  const actions = page.getByRole("region", { name: "Quick Actions" });
  await expect(actions.getByRole("link", { name: "Submit a New Case" })).toHaveAttribute(
    "href",
    "/case-submission",
  );
  await expect(actions.getByRole("link", { name: "Legal Resources" })).toHaveAttribute(
    "href",
    "/legal-resources",
  );
  const plan = page.getByRole("region", { name: "Your plan" });
  await expect(plan.getByRole("progressbar")).toHaveAttribute("max", "2");
  await expect(plan.getByText("0 of 2 free cases this month").first()).toBeVisible();
  await expect(plan.getByText(/^Starts again on \w{3} 01, \d{4}$/)).toBeVisible();
  await expect(plan.getByRole("link")).toHaveAttribute("href", "/subscription/upgrade");
});

test("the case page offers the full report and keeps it locked", async ({ page }) => {
  const id = await ownCase(page, "upsell");
  await expect(page.getByRole("heading", { name: "Enhanced analysis" })).toBeVisible();
  const overview = page.locator("#overview");
  for (const text of ["Jun 30, 2026", "Oakland, CA", "Real Estate Law", "Submitted"])
    await expect(overview.getByText(text, { exact: true })).toBeVisible();
  await expect(overview.getByText(STORY)).toBeVisible();
  await expect(page.getByText("Medium priority")).toBeVisible();
  await page.getByRole("link", { name: "See what the full report adds" }).click();
  await expect(page).toHaveURL(`/enhanced-case/${id}`);
  await expect(page.getByRole("heading", { name: "The rest of this report" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Questions for a lawyer" })).toHaveCount(0);
});

test("another person finds none of it", async ({ page, browser, baseURL }) => {
  const id = await ownCase(page, "owner");
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const stranger = await context.newPage();
  await signUp(stranger, newEmail("stranger"));
  expect((await stranger.goto(`/enhanced-case/${id}`))?.status()).toBe(404);
  await expect(stranger.getByText("Case not found.")).toBeVisible();
  for (const path of [`/case/${id}`, `/case/${id}/edit`, `/case/${id}/versions`]) {
    expect((await stranger.goto(path))?.status(), path).toBe(404);
    await expect(stranger.getByRole("heading", { name: "Case Not Found" })).toBeVisible();
    await expect(
      stranger.getByText("The case you're looking for doesn't exist or you don't have access to it."),
    ).toBeVisible();
  }
  for (const file of ["deadlines.ics", "report.pdf", "export.json"]) {
    const answer = await stranger.request.get(`/case/${id}/${file}`);
    expect(answer.status(), file).toBe(404);
    expect(await answer.text()).toContain("Case Not Found");
  }
  await context.close();
  const nobody = await browser.newContext(baseURL ? { baseURL } : {});
  const answer = await nobody.request.get(`/case/${id}/report.pdf`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  await nobody.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("editing, comparing, notes and ticks work", async ({ page }) => {
    await signUp(page, newEmail("plain-record"));
    await haveCase(page, "Plain");
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("link", { name: "View Full Analysis" })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const address = await openAnalysis(page);
    await page.getByRole("checkbox").first().click();
    await expect(page).toHaveURL(/#first$/);
    await expect(page.getByRole("checkbox").first()).toBeChecked();
    await page.getByRole("link", { name: "Add note" }).click();
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Please write something.")).toBeVisible();
    await page.getByLabel("Content").fill("Written plainly");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Note added")).toBeVisible();
    await expect(page.getByText("Written plainly")).toBeVisible();
    await page.getByRole("link", { name: /^Delete the note/ }).click();
    await page.getByRole("button", { name: "Delete note" }).click();
    await expect(page.getByText("No notes yet.")).toBeVisible();
    await page.goto(`${address}/edit`);
    await page.getByLabel("Description").fill("My landlord kept my deposit and my keys.");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Saved, not analyzed yet").first()).toBeVisible();
    await page.goto(`${address}/versions`);
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.locator("ins", { hasText: "keys." })).toBeVisible();
  });
});
