import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { STORY, acceptTerms, fillCase, haveCase, newEmail, signUp, toast } from "./support/people.ts";

const STEPS = "**/case-submission/steps";
const submit = (page: Page) => page.getByRole("button", { name: "Submit for AI Analysis" });
const done = (page: Page) => page.getByRole("link", { name: "View Full Analysis" });

async function openForm(page: Page, title: string): Promise<void> {
  await signUp(page, newEmail("steps"));
  await page.goto("/case-submission");
  await acceptTerms(page);
  await fillCase(page, title);
}

async function casesOf(page: Page): Promise<{ title: string; status: string }[]> {
  const { cases } = await (await page.request.get("/api/cases")).json();
  return cases;
}

test("a submission is one request, told step by step to those who see and those who hear", async ({
  page,
}) => {
  await openForm(page, "Step by step");
  const status = page.locator("main form").getByRole("status");
  await expect(status).toBeEmpty();
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const look = () => {
      const text = document.querySelector("main form [role=status]")?.textContent;
      if (text && text !== said.at(-1)) said.push(text);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await submit(page).press("Enter");
  await expect(page).toHaveURL("/dashboard");
  await expect(done(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "My Cases" })).toBeFocused();
  expect(posts).toEqual(["/case-submission/steps"]);
  expect(await page.evaluate(() => Reflect.get(window, "said"))).toEqual([
    "Checking your monthly limit",
    "Creating your case",
    "Starting the analysis",
    "Analyzing your case",
  ]);
  await expect(toast(page, "Your analysis is ready to read.")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("What happened?")).toHaveValue("");
});

test("a connection that breaks in the middle leads to the case, which is analyzed all the same", async ({
  page,
}) => {
  await openForm(page, "Broken off");
  await page.route(STEPS, async (route) => {
    const answer = await route.fetch();
    const lines = (await answer.text()).split("\n").slice(0, 2);
    await route.fulfill({ response: answer, body: `${lines.join("\n")}\n{"step":"anal` });
  });
  await submit(page).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: "Broken off" })).toBeVisible();
  await expect(done(page)).toBeVisible({ timeout: 30_000 });
  expect(await casesOf(page)).toMatchObject([{ title: "Broken off", status: "completed" }]);
});

test("an answer that never comes is asked for again, and the case is there once", async ({ page }) => {
  await openForm(page, "Asked again");
  let times = 0;
  await page.route(STEPS, async (route) => {
    times += 1;
    if (times > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await submit(page).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(done(page)).toBeVisible({ timeout: 30_000 });
  expect(times).toBe(2);
  expect(await casesOf(page)).toHaveLength(1);
});

test("without a connection all that was typed stays, and the next press sends it", async ({ page }) => {
  await openForm(page, "Away");
  await page.route(STEPS, (route) => route.abort());
  await submit(page).click();
  await expect(toast(page, "Submission Failed")).toBeVisible();
  await expect(page.getByLabel("What happened?")).toHaveValue(STORY);
  await page.unroute(STEPS);
  await submit(page).click();
  await expect(page).toHaveURL("/dashboard");
  expect(await casesOf(page)).toHaveLength(1);
});

test("pressing many times submits once", async ({ page }) => {
  await openForm(page, "Pressed often");
  await submit(page).evaluate((button: HTMLElement) => {
    for (let n = 0; n < 5; n += 1) button.click();
  });
  await expect(page).toHaveURL("/dashboard");
  await expect(done(page)).toBeVisible({ timeout: 30_000 });
  expect(await casesOf(page)).toHaveLength(1);
});

test("a field that the server refuses has the keyboard, with its reason beside it", async ({ page }) => {
  await openForm(page, "Another day");
  await page.getByLabel("Date of the incident").fill("1850-01-01");
  await submit(page).click();
  const date = page.getByLabel("Date of the incident");
  await expect(date).toBeFocused();
  await expect(date).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Case title")).toHaveValue("Another day");
  expect(await casesOf(page)).toEqual([]);
});

test("a card that changes elsewhere changes in view; only the number in the header takes one more look", async ({
  page,
}) => {
  await signUp(page, newEmail("live"));
  await haveCase(page, "Seen from afar");
  await expect(done(page)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await page.waitForResponse("**/api/events");
  const looks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) looks.push(request.url());
  });
  const states: string[] = [];
  await page.exposeFunction("state", (text: string) => states.push(text));
  await page.evaluate(() => {
    const card = document.querySelector("article");
    const tell = (text: string) => Reflect.get(window, "state")(text);
    new MutationObserver(() => tell(card?.textContent ?? "")).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  const [{ id }] = (await (await page.request.get("/api/cases")).json()).cases;
  const origin = new URL(page.url()).origin;
  await page.request.post(`/api/cases/${id}/resubmit`, { headers: { origin }, data: {} });
  await expect.poll(() => states.some((text) => text.includes("Analyzing"))).toBe(true);
  await expect(done(page)).toBeVisible({ timeout: 30_000 });
  const bell = page.getByRole("banner").getByRole("link", { name: "Notifications, 2 unread" });
  await expect(bell).toBeVisible();
  expect(looks).toHaveLength(1);
});
