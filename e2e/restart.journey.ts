import type { Page } from "@playwright/test";
import type { App } from "./support/app.ts";
import { newEmail, signUp, submitCase } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

const DATA = /\.data(\?|$)/;
const EVENTS = "**/api/events";

/** Submits a case whose analysis takes some tries, and gives its id. */
async function waitingCase(page: Page, app: App): Promise<string> {
  await signUp(page, newEmail("restart"));
  app.fail("analysis", 2);
  await submitCase(page);
  const { cases } = (await (await page.request.get("/api/cases")).json()) as { cases: { id: string }[] };
  return cases[0]?.id ?? "";
}

/** The server goes away while the page is open, and is missed at least once. */
async function loseServer(page: Page): Promise<void> {
  const missed = page.waitForEvent("requestfailed", (request) => DATA.test(request.url()));
  await page.route(DATA, (route) => route.abort());
  await missed;
}

for (const view of ["case", "enhanced-case"]) {
  test(`/${view} stays while the server is away and shows the result when it is back`, async ({
    page,
    app,
  }) => {
    const id = await waitingCase(page, app);
    await page.route(EVENTS, (route) => route.abort());
    await page.goto(`/${view}/${id}`);
    await expect(page.getByRole("heading", { name: "Deposit kept", level: 1 })).toBeVisible();
    await loseServer(page);
    await expect(page.getByRole("heading", { name: "Deposit kept", level: 1 })).toBeVisible();
    await page.unroute(DATA);
    await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible({ timeout: 30_000 });
  });
}

test("a note that is being written outlives the server's absence", async ({ page, app }) => {
  const id = await waitingCase(page, app);
  await page.route(EVENTS, (route) => route.abort());
  await page.goto(`/case/${id}?note=new`);
  await page.getByLabel("Content").fill("He wrote on Monday.");
  await loseServer(page);
  await page.unroute(DATA);
  await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel("Content")).toHaveValue("He wrote on Monday.");
});

test("a page that could not be read comes by itself", async ({ page, app }) => {
  const id = await waitingCase(page, app);
  await page.goto(`/case/${id}`);
  await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible({ timeout: 30_000 });
  await page.route(`**/enhanced-case/${id}.data*`, (route) =>
    route.fulfill({ status: 503, contentType: "text/plain", body: "away" }),
  );
  await page
    .getByRole("link", { name: /report/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Something went wrong on our side" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", `/enhanced-case/${id}`);
  await page.unroute(`**/enhanced-case/${id}.data*`);
  await expect(page.getByRole("heading", { name: "Deposit kept", level: 1 })).toBeVisible({
    timeout: 30_000,
  });
});
