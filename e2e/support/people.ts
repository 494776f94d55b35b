import { type Locator, type Page, expect } from "@playwright/test";

export const PASSWORD = "seven brown foxes";

/** A message that has just been shown to the person. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole("region", { name: "Notifications" }).getByText(text).first();
}

/** The button of a menu in the header. */
export function menu(page: Page, name: string): Locator {
  return page.locator("summary", { hasText: name });
}

/** What opens a titled part of a page. */
export function fold(page: Page, title: string): Locator {
  return page.locator("summary", { has: page.getByRole("heading", { name: title, exact: true }) });
}

let count = 0;

/** An address that no other journey uses. */
export function newEmail(name: string): string {
  count += 1;
  return `${name}-${process.pid}-${count}@example.org`;
}

/**
 * Creates an account and signs it in, without a page: many journeys ask for one, and the form has its own. Each person
 * comes from another network, as people do; from one alone so many would be too many.
 */
export async function signUp(page: Page, email: string): Promise<void> {
  count += 1;
  const network = `10.${process.pid % 256}.${count >> 8}.${count % 256}`;
  const data = { email, password: PASSWORD, accept_terms: true };
  await send(page, "/api/accounts", data, { "x-forwarded-for": network });
}

/** Calls the API as the person of this page. */
async function send(
  page: Page,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<void> {
  const { origin } = new URL((await page.request.get("/healthz")).url());
  const answer = await page.request.post(path, { headers: { origin, ...headers }, data: body });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
}

export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /I agree/i }).check();
}

/** Signs in on the sign-in page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

export const STORY =
  "I rented an apartment in Oakland, California. I moved out on June 30, 2026 and left it clean. I have photos of every room. My landlord kept my whole security deposit of $2,400 and never sent a list of damages.";

/** Accepts the terms where they are asked for. */
export async function acceptTerms(page: Page): Promise<void> {
  const gate = page.getByRole("button", { name: "Accept and continue" });
  const form = page.getByLabel("Legal category");
  await expect(gate.or(form)).toBeVisible();
  if (await gate.isVisible()) {
    await page.getByRole("checkbox").check();
    await gate.click();
  }
  await expect(form).toBeVisible();
}

/** Fills the case form with a story about a deposit. */
export async function fillCase(page: Page, title = "Deposit kept"): Promise<void> {
  await page.getByLabel("Legal category").selectOption("real_estate_law");
  await page.getByLabel("Case title").fill(title);
  await page.getByLabel("What happened?").fill(STORY);
  await page.getByLabel("Date of the incident").fill("2026-06-30");
  await page.getByLabel("City").fill("Oakland");
  await page.getByLabel("State").selectOption("CA");
}

/**
 * A case as the form would submit it, without the form: for journeys that begin with a case. Ends on the dashboard.
 * @param told what differs from the story about a deposit; undefined leaves a field out
 */
export async function haveCase(
  page: Page,
  title = "Deposit kept",
  told: Readonly<Record<string, string | undefined>> = {},
): Promise<void> {
  const agreement = { agreement_type: "case_submission", terms_version: "1.0" };
  await send(page, "/api/terms-agreements", agreement);
  await send(page, "/api/cases", {
    title,
    legal_category: "real_estate_law",
    description: STORY,
    incident_date: "2026-06-30",
    incident_city: "Oakland",
    incident_state: "CA",
    ...told,
  });
  await page.goto("/dashboard");
}

/** Submits a case with the form as a signed-in person and ends on the dashboard. */
export async function submitCase(page: Page, title?: string): Promise<void> {
  await page.goto("/case-submission");
  await acceptTerms(page);
  await fillCase(page, title);
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Waits until the newest case is analyzed and opens it. */
export async function openAnalysis(page: Page): Promise<string> {
  const link = page.getByRole("link", { name: "View Full Analysis" }).first();
  await link.click({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/case\/[0-9a-f-]{36}/);
  return new URL(page.url()).pathname;
}

/** Signs a person of the demo world in without the form; their pages are then theirs. */
export async function signInDemo(
  page: Page,
  who: "claimant" | "annual" | "attorney" | "admin",
): Promise<void> {
  const { origin } = new URL(await page.goto("/terms").then((answer) => answer?.url() ?? ""));
  const answer = await page.request.post("/api/session", {
    headers: { origin },
    data: { email: `${who}@standing.example`, password: "know-where-you-stand" },
  });
  expect(answer.status(), `sign-in of ${who}`).toBe(200);
}

/** The address that `/list > /list/ > /part` leads to: an address, then the first link on it that holds the next text, and so on. */
export async function wayTo(page: Page, way: string): Promise<string> {
  const [start = "/", ...steps] = way.split(" > ");
  let address = start;
  for (const step of steps) {
    expect((await page.goto(address))?.status(), way).toBe(200);
    const link = page.locator(`main a[href*="${step}"]`).first();
    address = new URL((await link.getAttribute("href")) ?? step, page.url()).href;
  }
  return address;
}
