import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";
import { signInDemo } from "./support/people.ts";

const PUBLIC = [
  "/",
  "/attorneys",
  "/how-placement-works",
  "/forum",
  "/legal-resources",
  "/legal-insights",
  "/search?q=deposit",
  "/suggestions",
  "/terms",
  "/privacy",
  "/subscription/upgrade",
  "/moderation-log",
];
const OWN = [
  "/dashboard",
  "/tickets",
  "/bookings",
  "/notifications",
  "/account",
  "/orders",
  "/suggestions",
  "/forum",
];

/** Pages to read links from: addresses that differ only in an id, a slug or a value look alike. */
const MOST_PAGES = 40;
const MOST_OF_A_KIND = 12;
const AT_ONCE = 4;
/** What changes something when it is opened, or takes long to make. */
const LEFT_OUT = /^\/(logout|notifications\/[0-9a-f-]{36}|account\/export)|\.pdf$/u;

test("no link that a visitor meets leads nowhere", async ({ page }) => {
  expect(await deadLinks(page, PUBLIC)).toEqual([]);
});

test("no link that a claimant meets leads nowhere", async ({ page }) => {
  await signInDemo(page, "claimant");
  expect(await deadLinks(page, OWN)).toEqual([]);
});

/** The links inside the site that answer 4xx or 5xx, each with the page that holds it. */
async function deadLinks(page: Page, start: readonly string[]): Promise<string[]> {
  const from = new Map(start.map((address) => [address, "the start"]));
  const kinds = new Map<string, number>();
  const dead: string[] = [];
  let read = 0;
  const waiting = [...start];
  const visit = async (address: string, readsLinks: boolean) => {
    const { status, links } = await linksOf(page.request, address);
    if (status >= 400) dead.push(`${status} ${address}, on ${from.get(address)}`);
    if (readsLinks && read++ < MOST_PAGES)
      for (const link of links) {
        if (from.has(link) || LEFT_OUT.test(link)) continue;
        from.set(link, address);
        waiting.push(link);
      }
  };
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const seen = (kinds.get(kindOf(next)) ?? 0) + 1;
      kinds.set(kindOf(next), seen);
      if (seen <= MOST_OF_A_KIND) await visit(next, seen === 1);
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(from.size).toBeGreaterThan(start.length);
  return dead;
}

async function linksOf(
  request: APIRequestContext,
  address: string,
): Promise<{ status: number; links: string[] }> {
  const answer = await request.get(address);
  const isPage = answer.headers()["content-type"]?.includes("text/html") === true;
  const html = isPage ? await answer.text() : "";
  const found = html.matchAll(/<a\s[^>]*?href="(\/(?!\/)[^"#]*)/gu);
  const links = Array.from(found, ([, link = ""]) => link.replaceAll("&amp;", "&"));
  return { status: answer.status(), links: [...new Set(links)] };
}

function kindOf(address: string): string {
  return address
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gu, ":id")
    .replace(/^\/(law|legal-insights|legal-resources)\/[^/?]+/u, "/$1/:slug")
    .replaceAll(/=[^&]*/gu, "=");
}

test("every sign-in link that is reached within the page leads back to where it stands", async ({ page }) => {
  const ways = [["/attorneys", "/attorney/", "/book"], ["/forum", "/forum/post/"], ["/forum"]];
  for (const [start = "/", ...steps] of ways) {
    await page.goto(start);
    for (const step of steps) {
      await page.locator(`main a[href*="${step}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(step));
    }
    const links = page.locator('main a[href^="/login?next="]');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      const next =
        new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get("next") ?? "";
      expect(next).not.toMatch(/\.data|_routes/);
      expect((await page.request.get(next)).status(), next).toBe(200);
    }
  }

  await page.goto("/attorneys");
  await page.locator('main a[href*="/attorney/"]').first().click();
  await page.locator('main a[href$="/book"]').first().click();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill("claimant@standing.example");
  await page.getByLabel("Password", { exact: true }).fill("know-where-you-stand");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/attorney\/[0-9a-f-]{36}\/book$/);
  await expect(page.getByRole("heading", { name: "Choose a date" })).toBeVisible();
});
