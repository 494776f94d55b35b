import type { Browser, Locator, Page } from "@playwright/test";
import { newEmail, signIn, signUp, toast } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

/** A page of the demo world's super administrator, in a browser of its own. */
async function operatorPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await signIn(page, "admin@standing.example", "know-where-you-stand");
  await expect(page).toHaveURL(/\/dashboard/);
  return page;
}

async function submitTicket(page: Page, title: string): Promise<void> {
  await page.goto("/dashboard?dialog=ticket");
  const dialog = page.getByRole("dialog", { name: "Submit a support ticket" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Description").fill("The page stays empty.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Support Ticket Created")).toBeVisible();
}

async function submitSuggestion(page: Page, title: string, send = "Send"): Promise<void> {
  await page.goto("/dashboard?dialog=suggestion");
  const dialog = page.getByRole("dialog", { name: "Submit a suggestion" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Description").fill("It would help me.");
  await dialog.getByRole("button", { name: send, exact: true }).click();
}

/** Chooses at the desk and saves it with the button beside. */
async function choose(panel: Locator, what: string, value: string): Promise<void> {
  await panel.getByLabel(what, { exact: true }).selectOption(value);
  await panel.getByRole("button", { name: `Save: ${what}` }).click();
}

test("a ticket is answered, resolved, and opened again by a reply; notes stay with operators", async ({
  page,
  browser,
  baseURL,
  app,
  expectAccessible,
}) => {
  const email = newEmail("asker");
  await signUp(page, email);
  await page.goto("/tickets");
  await expect(page.getByText("No tickets yet")).toBeVisible();
  await page.goto("/dashboard?dialog=ticket");
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Title is required")).toBeVisible();
  await expect(page.getByText("Description is required")).toBeVisible();
  app.fail("ticket", 1);
  await page.getByRole("dialog").getByLabel("Title").fill("Lost");
  await page.getByRole("dialog").getByLabel("Description").fill("Kept words");
  await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Failed to create support ticket. Please try again.")).toBeVisible();
  await submitTicket(page, "Upload is empty");
  await expect(page.getByRole("region", { name: "My Tickets" }).getByText("Upload is empty")).toBeVisible();

  const desk = await operatorPage(browser, baseURL);
  await desk.goto("/admin/support");
  await desk.getByRole("main").getByLabel("Search").fill(email);
  await desk.getByRole("button", { name: "Filter" }).click();
  await expect(desk.getByText("1 ticket", { exact: true })).toBeVisible();
  await desk.getByRole("link", { name: "Upload is empty" }).click();
  const panel = desk.getByRole("region", { name: "Upload is empty" });
  await expect(panel.getByText(email)).toBeVisible();
  await expect(panel.getByRole("button", { name: "Send Response" })).toBeDisabled();
  await panel.getByLabel("Admin response").fill("   ");
  await expect(panel.getByRole("button", { name: "Send Response" })).toBeDisabled();
  await panel.getByLabel("Admin response").fill("Please try again now.");
  await panel.getByRole("button", { name: "Send Response" }).click();
  await expect(toast(desk, "Response Sent")).toBeVisible();
  await expect(panel.getByLabel("Admin response")).toHaveValue("");
  await panel.getByLabel("Internal note").fill("Third one today");
  await panel.getByRole("button", { name: "Add note" }).click();
  await expect(panel.getByText("Third one today")).toBeVisible();
  await expectAccessible(desk);

  app.fail("ticket-update", 1);
  await choose(panel, "Priority", "urgent");
  await expect(toast(desk, "Failed to update ticket. Please try again.")).toBeVisible();
  await expect(panel.getByLabel("Priority", { exact: true })).toHaveValue("medium");
  await choose(panel, "Status", "resolved");
  await expect(toast(desk, "Ticket Updated")).toBeVisible();
  await expect(toast(desk, "Support ticket has been updated successfully.")).toBeVisible();
  await expect(panel).toHaveCount(0);

  await page
    .getByRole("banner")
    .getByRole("link", { name: /Notifications/ })
    .click();
  await page.getByRole("link", { name: "We answered your ticket “Upload is empty”." }).click();
  await expect(page.getByText("Please try again now.")).toBeVisible();
  await expect(page.getByText("Third one today")).toHaveCount(0);
  await expect(page.getByText("Resolved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Your reply").fill("Still empty.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(toast(page, "Reply sent")).toBeVisible();
  await expect(page.getByText("Open", { exact: true })).toBeVisible();
  await page.goto("/tickets");
  await expectAccessible(page);
  await page.goto("/tickets/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("alert").getByText("Ticket not found")).toBeVisible();

  await page.goto("/dev/outbox");
  const mail = page.getByRole("article").filter({ hasText: `To ${email}` });
  await expect(mail.filter({ hasText: "We answered you" })).toContainText("Please try again now.");
  await desk.context().close();
});

test("look-alikes show while typing, votes go both ways, and merging keeps them", async ({
  page,
  browser,
  baseURL,
  app,
  expectAccessible,
}) => {
  await signUp(page, newEmail("suggester"));
  app.fail("suggestion", 1);
  await submitSuggestion(page, "Calendar feed of hearings");
  await expect(toast(page, "Failed to submit suggestion. Please try again.")).toBeVisible();
  await submitSuggestion(page, "Calendar feed of hearings");
  await expect(toast(page, "Suggestion Submitted")).toBeVisible();
  await page.goto("/dashboard?dialog=suggestion");
  await page.getByRole("dialog").getByLabel("Title").fill("A calendar feed for hearings");
  await expect(page.getByRole("dialog").getByText("These look like yours")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("dialog").getByLabel("Description").fill("Same idea.");
  await page.getByRole("button", { name: "Send mine anyway" }).click();
  await expect(toast(page, "Suggestion Submitted")).toBeVisible();

  await page.goto("/suggestions?sort=new");
  await page.getByRole("button", { name: "Vote for “Calendar feed of hearings”" }).click();
  const taken = page.getByRole("button", { name: "You voted for “Calendar feed of hearings”" });
  await expect(taken).toBeVisible();
  await taken.click();
  await page.getByRole("button", { name: "Vote for “Calendar feed of hearings”" }).click();
  await expect(taken).toBeVisible();
  await page.getByRole("button", { name: "Vote for “A calendar feed for hearings”" }).click();
  await expectAccessible(page);

  const desk = await operatorPage(browser, baseURL);
  await desk.goto("/admin/suggestions?q=calendar+feed");
  await desk.getByRole("link", { name: "A calendar feed for hearings" }).click();
  const panel = desk.getByRole("region", { name: "A calendar feed for hearings" });
  await panel.getByLabel("Admin notes").fill("Ask the team.");
  await panel.getByRole("button", { name: "Save Notes" }).click();
  await expect(toast(desk, "Suggestion Updated")).toBeVisible();
  await expect(toast(desk, "Platform suggestion has been updated successfully.")).toBeVisible();
  await expect(panel.getByLabel("Admin notes")).toHaveValue("Ask the team.");
  app.fail("suggestion-update", 1);
  await choose(panel, "Status", "approved");
  await expect(toast(desk, "Failed to update suggestion. Please try again.")).toBeVisible();
  await expectAccessible(desk);
  await panel.getByRole("link", { name: "Merge into “Calendar feed of hearings”" }).click();
  await panel.getByRole("button", { name: "Yes, merge" }).click();
  await expect(toast(desk, "Suggestions merged")).toBeVisible();
  const kept = desk.getByRole("region", { name: "Calendar feed of hearings" });
  await expect(kept.getByRole("definition").filter({ hasText: /^1$/ })).toBeVisible();
  await choose(kept, "Status", "approved");
  await expect(toast(desk, "Suggestion Updated")).toBeVisible();
  await desk.context().close();

  await expect(async () => {
    await page.goto("/notifications");
    await expect(page.getByText("The suggestion “Calendar feed of hearings” is now approved.")).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await page.goto("/suggestions");
  await expect(page.getByText("A calendar feed for hearings")).toHaveCount(0);
});

test("without JavaScript: look-alikes after sending, a vote, and the desk's buttons", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await signIn(page, "admin@standing.example", "know-where-you-stand");
  await submitSuggestion(page, "Larger letters in reports");
  await submitSuggestion(page, "Larger letters in my reports");
  await expect(page.getByText("These look like yours")).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel("Description")).toHaveValue("It would help me.");
  await page.getByRole("button", { name: "Send mine anyway" }).click();
  await page.goto("/suggestions?sort=new");
  await page.getByRole("button", { name: "Vote for “Larger letters in my reports”" }).click();
  await expect(page.getByRole("button", { name: /Take my vote back/ }).first()).toBeVisible();

  await page.goto("/dashboard?dialog=ticket");
  await page.getByRole("dialog").getByLabel("Title").fill("Without scripts");
  await page.getByRole("dialog").getByLabel("Description").fill("A plain page");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.goto("/admin/support");
  await page.getByRole("link", { name: "Without scripts" }).click();
  await page.getByRole("button", { name: "Send Response" }).click();
  await expect(page.getByText("Please write a response")).toBeVisible();
  await choose(page.getByRole("region", { name: "Without scripts" }), "Priority", "high");
  await expect(page.getByText("Ticket Updated")).toBeVisible();
  await context.close();
});
