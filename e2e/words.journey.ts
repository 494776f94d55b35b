import { type Page, test as base, expect } from "@playwright/test";
import { startApp } from "./support/app.ts";
import { newEmail } from "./support/people.ts";

/** Every word of the catalogue comes in brackets under the pseudo-locale; a word outside them was hard-coded. */
base("no page shows a word that is not in the catalogue", async ({ browser }) => {
  const app = await startApp({ environment: { LOCALE: "pseudo" } });
  try {
    const context = await browser.newContext({ baseURL: app.origin });
    const page = await context.newPage();
    const strays: { address: string; text: string }[] = [];
    const look = async (address: string) => {
      await page.goto(address);
      strays.push(...(await page.evaluate(wordsOutsideBrackets)).map((text) => ({ address, text })));
    };
    for (const address of [
      "/",
      "/login",
      "/signup",
      "/forgot-password",
      "/terms",
      "/privacy",
      "/legal-resources",
      "/forum",
      "/no-such-page",
    ]) {
      await look(address);
    }
    await page.request.post("/api/accounts", {
      headers: { origin: app.origin },
      data: { email: newEmail("pseudo"), password: "a long enough password", accept_terms: true },
    });
    for (const address of ["/dashboard", "/case-submission", "/subscription/upgrade"]) await look(address);
    const written = await writtenByPeople(page);
    expect(strays.filter(({ text }) => !written.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
    await context.close();
  } finally {
    await app.stop();
  }
});

/** What the lists on these pages show of the database: no words of the interface. */
async function writtenByPeople(page: Page): Promise<string> {
  const lists = ["/api/posts", "/api/forum-categories", "/api/legal-resources"];
  const answers = await Promise.all(lists.map((list) => page.request.get(list)));
  return (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
}

/** Runs in the page: texts with a word of three letters or more that the pseudo-locale has not marked. */
function wordsOutsideBrackets(): string[] {
  const strays: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!parent || parent.closest("script, style, noscript, [data-not-words], [translate=no]")) continue;
    const text = node.textContent?.trim() ?? "";
    if (/[a-z]{3,}/i.test(text) && !/[[\]]/.test(text) && !text.includes("@")) strays.push(text);
  }
  return strays;
}
