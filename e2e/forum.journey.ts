import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { newEmail, signIn, signUp, toast } from "./support/people.ts";

/** Asks a question as the signed-in person and ends on its page. */
async function ask(page: Page, title: string, details: string): Promise<string> {
  await page.goto("/forum/create-post");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Details").fill(details);
  await page.getByRole("checkbox", { name: /general information/ }).check();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL(/\/forum\/post\//);
  return new URL(page.url()).pathname;
}

async function answer(page: Page, words: string): Promise<void> {
  await page.getByLabel("Your answer").fill(words);
  await page.getByRole("button", { name: "Post answer" }).click();
  await expect(page.getByText(words)).toBeVisible();
}

test("a question is asked, masked, answered, voted on, marked, changed and deleted", async ({
  page,
  browser,
  baseURL,
  app,
  expectAccessible,
}) => {
  await page.goto("/forum");
  await page.getByRole("link", { name: "Ask a Question" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/forum/create-post");
  await expect(page.getByText("Login Required")).toBeVisible();
  await expect(page.getByRole("link", { name: "Login to Continue" })).toBeVisible();

  await signUp(page, newEmail("asker"));
  await page.goto("/forum/create-post");
  await page.getByLabel("Title").fill("My roof leaks since spring");
  await page.getByLabel("Details").fill("My landlord John Smith does not answer at 510-555-0134.");
  await expect(page.getByText("26 of 200 characters")).toBeVisible();
  await expect(page.getByRole("button", { name: "Post", exact: true })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Real Estate" }).check();
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue("My roof leaks since spring");
  await expect(page.getByRole("checkbox", { name: "Real Estate" })).toBeChecked();
  await page.getByRole("checkbox", { name: /general information/ }).check();
  await expectAccessible(page);
  app.fail("forum-post", 1);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByText("Is this meant to be public?")).toBeVisible();
  await expect(page.getByText("John Smith", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Hide these and post" }).click();
  await expect(toast(page, "Error creating post")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("My roof leaks since spring");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await page.getByRole("button", { name: "Hide these and post" }).click();
  await expect(toast(page, "Post created")).toBeVisible();
  await expect(page.getByText("My landlord [name] does not answer at [phone number].")).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.goto("/forum/create-post");
  await expect(page.getByLabel("Title")).toHaveValue("");

  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await signUp(other, newEmail("answerer"));
  await other.goto("/forum/create-post");
  await other.getByLabel("Title").fill("the roof is leaking");
  await expect(other.getByText("These posts look alike")).toBeVisible();
  await other.goto(path);
  app.fail("forum-reply", 1);
  await other.getByLabel("Your answer").fill("Write to them with a date.");
  await other.getByRole("button", { name: "Post answer" }).click();
  await expect(toast(other, "Error posting comment")).toBeVisible();
  await other.getByRole("button", { name: "Post answer" }).click();
  await expect(other.getByText("Write to them with a date.")).toBeVisible();
  await other.getByRole("button", { name: /^Upvote, 0/ }).click();
  await expect(other.getByRole("button", { name: /Take your upvote back, 1/ })).toBeVisible();
  await other.getByRole("button", { name: /^Downvote, 0/ }).click();
  await expect(other.getByRole("button", { name: /Take your downvote back, 1/ })).toBeVisible();

  await page.goto(path);
  app.fail("forum-helpful", 1);
  await page.getByRole("button", { name: "Mark as helpful" }).click();
  await expect(toast(page, "Not marked")).toBeVisible();
  await page.getByRole("button", { name: "Mark as helpful" }).click();
  await expect(page.getByText("Helpful answer", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as helpful" })).toHaveCount(0);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expectAccessible(page);
  await page.getByLabel("Title").fill("My roof leaks since April");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "My roof leaks since April" })).toBeVisible();
  await page.getByRole("link", { name: "Edited" }).click();
  await expect(page.getByText("My roof leaks since spring")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take these words back" }).click();
  await expect(page.getByText("The writer took these words back.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the post" }).click();
  await page.getByRole("link", { name: "Delete", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes, delete" }).click();
  await expect(page.getByRole("button", { name: "Yes, delete" })).toHaveCount(0);
  await other.goto(path);
  await expect(other.getByText("This post was deleted by its writer.")).toBeVisible();
  await expect(other.getByText("Write to them with a date.")).toBeVisible();
  await other.context().close();
});

test("words survive a lost session", async ({ page, context }) => {
  const email = newEmail("lost");
  await signUp(page, email);
  await page.goto("/forum/create-post");
  await page.getByLabel("Title").fill("Kept title");
  await page.getByLabel("Details").fill("Kept details");
  await page.getByRole("checkbox", { name: /general information/ }).check();
  await context.clearCookies();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByText("You were signed out. Your words are still here.").first()).toBeVisible();
  await expect(page.getByLabel("Details")).toHaveValue("Kept details");
  await signIn(page, email);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto("/forum/create-post");
  await expect(page.getByLabel("Title")).toHaveValue("Kept title");
});

test("the list is searched, narrowed and ordered, and its address says how", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/forum");
  for (const label of ["Total Posts", "Community Members", "Attorney Contributors"]) {
    await expect(page.getByText(label)).toBeVisible();
  }
  await page.getByLabel("Search the community").fill("depos");
  await expect(page).toHaveURL(/q=depos/);
  await expect(page.getByRole("link", { name: /Demo: my deposit has not come back/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Demo: hours were left off/ })).toHaveCount(0);
  await page.getByLabel("Search the community").fill("depositt has nott");
  await expect(page.getByText("No post has exactly these words.")).toBeVisible();
  await page.getByRole("link", { name: /Remove filter/ }).click();
  await page
    .getByRole("navigation", { name: "Order of posts" })
    .getByRole("link", { name: "Trending" })
    .click();
  await expect(page.getByText(/needs twice as many points/)).toBeVisible();
  await page.getByRole("link", { name: "Attorney Answered", exact: true }).click();
  await expect(page).toHaveURL(/tab=answered/);
  await expect(page.getByRole("link", { name: /Demo: hours were left off/ })).toHaveCount(0);
  await page.getByRole("link", { name: /Demo: my deposit/ }).click();
  await expect(page.getByText(/licensed in/).first()).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("link", { name: /^Tax Law/ }).click();
  await expect(page.getByText("No posts found")).toBeVisible();
  expect((await page.goto("/forum/post/00000000-0000-4000-8000-000000000000"))?.status()).toBe(404);
  await expect(page.getByRole("paragraph").filter({ hasText: "Post Not Found" })).toBeVisible();
  expect((await page.goto("/forum/post/nonsense"))?.status()).toBe(404);
});

test("a report reaches the queue, is decided, logged, appealed", async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await signUp(page, newEmail("reported"));
  const path = await ask(page, "Something rude", "Words that somebody reports.");
  const reader = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await signUp(reader, newEmail("reader"));
  expect((await reader.goto("/moderation"))?.status()).toBe(403);
  await expect(reader.getByText("Access Denied").last()).toBeVisible();
  await reader.goto(path);
  await reader.getByRole("link", { name: "Report" }).click();
  await reader.getByLabel("What is wrong?").selectOption("harassment");
  await expectAccessible(reader);
  await reader.getByRole("button", { name: "Send report" }).click();
  await expect(toast(reader, "Thank you")).toBeVisible();

  const moderator = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await signIn(moderator, "admin@standing.example", "know-where-you-stand");
  await expect(moderator).toHaveURL(/dashboard/);
  await moderator.goto("/moderation");
  await expectAccessible(moderator);
  const item = moderator.getByRole("listitem").filter({ hasText: "Words that somebody reports." });
  await item.getByLabel("Decision").selectOption("remove");
  await item.getByLabel("Note to the writer").fill("Please stay kind.");
  await item.getByRole("button", { name: "Decide" }).click();
  await expect(toast(moderator, "Decided")).toBeVisible();
  await moderator.goto("/moderation-log");
  await expect(moderator.getByText("Insult or threat").first()).toBeVisible();
  await expectAccessible(moderator);
  expect((await reader.goto(path))?.status()).toBe(404);

  await page.goto(path);
  await expect(page.getByText("The moderator wrote: Please stay kind.")).toBeVisible();
  await page.getByRole("link", { name: "Appeal" }).click();
  await page.getByLabel("Why should this be looked at again?").fill("It was a quotation.");
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.getByText("Your appeal is waiting for a moderator.")).toBeVisible();

  const email = newEmail("second-moderator");
  const second = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await signUp(second, email);
  await moderator.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await moderator.getByRole("link", { name: email }).click();
  await moderator.getByRole("button", { name: "Give Moderator" }).click();
  await expect(moderator.getByRole("button", { name: "Take Moderator away" })).toBeVisible();
  await moderator.goto("/moderation");
  const appealed = (desk: Page) =>
    desk.getByRole("listitem").filter({ hasText: "Words that somebody reports." });
  await expect(appealed(moderator)).toBeVisible();
  await expect(appealed(moderator).getByRole("button")).toHaveCount(0);
  await second.goto("/moderation");
  await appealed(second).getByRole("button", { name: "Grant: put it back" }).click();
  await expect(toast(second, "Decided")).toBeVisible();
  expect((await reader.goto(path))?.status()).toBe(200);
  for (const one of [reader, moderator, second]) await one.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a question is asked past its look-alikes, answered, voted on, followed and found", async ({
    page,
    browser,
    baseURL,
  }) => {
    await signUp(page, newEmail("plain"));
    await page.goto("/forum/create-post");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page.getByText("Please provide both a title and content for your post.")).toBeVisible();
    await page.getByLabel("Title").fill("When does a deposit come back?");
    await page
      .getByLabel("Details")
      .fill("Plain details <script>alert(1)</script> https://www.courts.ca.gov");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page.getByText("Please accept the legal disclaimer to proceed.").first()).toBeVisible();
    await page.getByRole("checkbox", { name: /general information/ }).check();
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page.getByText("These posts look alike")).toBeVisible();
    await page.getByRole("button", { name: "Post my question" }).click();
    await expect(page).toHaveURL(/\/forum\/post\//);
    await expect(page.getByText("Plain details <script>alert(1)</script>")).toBeVisible();
    await expect(page.getByRole("link", { name: "https://www.courts.ca.gov" })).toHaveAttribute(
      "rel",
      /nofollow ugc/,
    );
    expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain("QAPage");
    await answer(page, "A plain answer.");
    await page.getByRole("link", { name: "Reply", exact: true }).click();
    await page.getByLabel("Reply to Community Member").fill("A plain reply.");
    await page.getByRole("button", { name: "Post answer" }).first().click();
    await expect(page.getByText("A plain reply.")).toBeVisible();
    await page.getByRole("button", { name: "Stop following" }).click();
    await expect(page.getByRole("button", { name: "Follow" })).toBeVisible();
    const path = new URL(page.url()).pathname;

    const visitor = await (
      await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    ).newPage();
    await visitor.goto("/forum");
    await visitor.getByLabel("Search the community").fill("When does a deposit");
    await visitor.getByRole("button", { name: "Search" }).click();
    await visitor.getByRole("link", { name: "When does a deposit come back?" }).click();
    await expect(visitor.getByText("A plain answer.")).toBeVisible();
    await expect(visitor.getByRole("link", { name: "Sign in to answer" })).toBeVisible();
    await signUp(visitor, newEmail("voter"));
    await visitor.goto(path);
    await visitor
      .getByRole("button", { name: /^Upvote/ })
      .first()
      .click();
    await expect(visitor.getByRole("button", { name: /Take your upvote back, 1/ })).toBeVisible();
    await visitor.context().close();
  });
});
