import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** More stops than any page has. */
const STOPS = 250;

export interface Held {
  name: string;
  /** One sees that it has the keyboard. */
  shown: boolean;
  /** A fold, open or not; null for anything else. */
  open: boolean | null;
  /** The part of the page that it stands in. */
  within: "main" | "footer" | "other";
}

/** What has the keyboard. */
export function held(page: Page): Promise<Held> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const label =
      element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const covered = element.closest("main") === null ? 0 : header;
    const isInView = bottom > covered && top < innerHeight;
    // The parts of a date are marked, and not the field around them.
    const isMarked = element.matches("[type=date]") || getComputedStyle(element).outlineStyle !== "none";
    const fold = element.matches("summary") ? element.closest("details") : null;
    return {
      name: (label ?? element.textContent).replace(/^[\s▸←]+/, "").trim(),
      shown: isInView && isMarked,
      open: fold?.open ?? null,
      within: element.closest("main") ? "main" : element.closest("footer") ? "footer" : "other",
    } as const;
  });
}

/** Presses Tab until the keyboard is on what is looked for; each stop on the way shows that it has the keyboard. */
export async function tabUntil(
  page: Page,
  isThere: (on: Held) => boolean | Promise<boolean>,
  what: string,
): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    const on = await held(page);
    if (!on.shown)
      await expect
        .poll(async () => (await held(page)).shown, {
          message: `«${on.name}» shows that it has the keyboard`,
          timeout: 5000,
        })
        .toBe(true);
    if (await isThere(on)) return;
  }
  throw new Error(`The keyboard never comes to ${what}`);
}

/** Presses Tab until the keyboard is on what is named. */
export const tabTo = (page: Page, name: RegExp): Promise<void> =>
  tabUntil(page, (on) => name.test(on.name), String(name));
