import { AxeBuilder } from "@axe-core/playwright";
import { type Page, test as base, expect } from "@playwright/test";
import { type App, startApp } from "./app.ts";

interface WorkerFixtures {
  /** One running application for all journeys of a worker; journeys use accounts of their own. */
  app: App;
}

interface Fixtures {
  /** Fails with every accessibility violation that axe finds on the page as it is now. */
  expectAccessible: (page: Page) => Promise<void>;
  /** Fails at the end when a page has thrown, or the browser refused something by the security policy. */
  noPageErrors: void;
}

/** Playwright's `test` with the built application behind `baseURL`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ app }, use) => use(app.origin),
  expectAccessible: async ({}, use) => use(expectAccessible),
  noPageErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on("weberror", (error) => errors.push(error.error().message));
      context.on("console", (message) => {
        if (/Content Security Policy|Hydration|hydrat/i.test(message.text())) errors.push(message.text());
      });
      await use();
      expect(errors, "errors on pages").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Without motion, so that nothing is measured half faded: a message may come or go while a long page is checked. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  // The other mode opens a page of its own each time, for frames of other origins: ours have none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  await page.emulateMedia({ reducedMotion: null });
  const said = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
  expect(said, `accessibility of ${page.url()}`).toEqual([]);
}
