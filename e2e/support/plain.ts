import type { Page } from "@playwright/test";
import { readingGrade } from "@standing/analysis";

/** With fewer sentences one long word makes the grade of a page. */
const SENTENCES_LEAST = 5;

/**
 * School grade of the sentences that a page shows, folds opened; 0 where there are too few. Lines without a full stop
 * are labels and names.
 */
export async function gradeOf(page: Page): Promise<number> {
  const sentences = await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    const main = document.querySelector("main") ?? document.body;
    const blocks = new Map<Element, string>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || !parent.checkVisibility()) continue;
      const block = parent.closest("p, li, dd, dt, h1, h2, h3, h4, td, th, summary, a, button") ?? parent;
      blocks.set(block, `${blocks.get(block) ?? ""}${node.textContent ?? ""}`);
    }
    return [...blocks.values()].filter((text) => /[.!?]\s*$/.test(text));
  });
  return sentences.length < SENTENCES_LEAST ? 0 : readingGrade(sentences.join("\n"));
}
