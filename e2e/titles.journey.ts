import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Page } from "@playwright/test";
import routes from "../apps/web/app/routes.ts";
import { expect, test } from "./support/journey.ts";
import { LEFT_OUT, OF_A_CASE, WAYS, type Who, addressOf, read } from "./support/pages.ts";
import { haveCase, newEmail, openAnalysis, signInDemo, signUp } from "./support/people.ts";

function pagesOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join("/");
    if (entry.children) return pagesOf(entry.children, path);
    return entry.file.endsWith(".tsx") ? [`/${path}`] : [];
  });
}

const titleIn = (html: string) => /<title>([^<]*)/u.exec(html)?.[1] ?? "";

async function titlesOf(page: Page, who: Who): Promise<[address: string, title: string][]> {
  if (who !== "visitor") await signInDemo(page, who);
  const ways = Object.values(WAYS)
    .flat()
    .filter(([whose]) => whose === who);
  const found: [string, string][] = [];
  for (const [, ...way] of ways) {
    const address = await addressOf(page.request, way);
    found.push([address, titleIn(await read(page.request, address))]);
  }
  return found;
}

test("every page of the product is named here", () => {
  const pages = [...new Set(pagesOf(routes))].sort();
  expect(pages).toEqual([...Object.keys(WAYS), ...OF_A_CASE, ...Object.keys(LEFT_OUT)].sort());
});

test("no two pages share a title: tabs, lists and what they lead to", async ({ browser, baseURL, page }) => {
  const titles: [string, string][] = [];
  for (const who of ["visitor", "claimant", "attorney", "admin"] as const) {
    const own = await browser.newContext(baseURL ? { baseURL } : {});
    titles.push(...(await titlesOf(await own.newPage(), who)));
    await own.close();
  }
  await signUp(page, newEmail("titles"));
  await haveCase(page, "A case of its own");
  const id = (await openAnalysis(page)).split("/").at(-1) ?? "";
  for (const path of [...OF_A_CASE, "/case/:id?tab=documents"]) {
    const address = path.replace(":id", id);
    titles.push([address, titleIn(await read(page.request, address))]);
  }
  for (const [address, title] of titles) expect(title, address).toMatch(/^\S.* \| Standing$/u);
  const shared = titles.filter(([address, title]) =>
    titles.some(([other, same]) => other !== address && same === title),
  );
  expect(shared.map(([address, title]) => `${title}: ${address}`)).toEqual([]);
});
