import { readFile } from "node:fs/promises";
import { haveCase, newEmail, openAnalysis, signUp } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("anyone reads a letter with its blanks open, for a state, and saves it as text, Word and PDF", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/letters");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(12);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Request to return a deposit" }).click();
  await expect(page.getByText("It names no rule of law.")).toBeVisible();
  await page.getByLabel("Rules of a state").selectOption({ label: "California" });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Cal. Civ. Code § 1950.5(g)", { exact: true })).toBeVisible();
  await expect(page.getByText("[the day you moved out and gave back the keys]")).toBeVisible();
  await expectAccessible(page);
  for (const [name, start] of [
    ["Text", "[your name]"],
    ["Word (DOCX)", "PK"],
    ["PDF", "%PDF-1.7"],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name, exact: true }).click(),
    ]);
    expect((await readFile(await file.path())).toString("latin1").startsWith(start)).toBe(true);
  }
  const missing = await page.goto("/letters/nonsense");
  expect(missing?.status()).toBe(404);
});

test("a case offers its letters and papers: filled from the case, the packet only with the report", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page, newEmail("letters"));
  await haveCase(page, "Wants papers");
  const address = await openAnalysis(page);
  await page.goto(`${address}#letters`);
  const letters = page.locator("#letters");
  await expect(letters.getByText("The packet is a part of the full report.")).toBeVisible();
  const [page1] = await Promise.all([
    page.waitForEvent("download"),
    letters.getByRole("link", { name: "Take this to someone (one page, PDF)" }).click(),
  ]);
  expect((await readFile(await page1.path())).toString("latin1").startsWith("%PDF-1.7")).toBe(true);
  expect((await page.request.get(`${address}/packet.pdf`)).status()).toBe(404);
  const [first] = await letters.getByRole("listitem").getByRole("link").all();
  await first?.click();
  await expect(page).toHaveURL(/\/case\/[0-9a-f-]{36}\/letters\/[a-z_]+$/);
  await expect(page.getByRole("region", { name: "The letter", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the case" }).click();
  await expect(page).toHaveURL(/#letters$/);
});
