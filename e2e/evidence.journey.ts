import { expect, test } from "./support/journey.ts";
import { fold, newEmail, openAnalysis, signUp, submitCase, toast } from "./support/people.ts";

const reportOf = (path: string) => path.replace("/case/", "/enhanced-case/");

test("a file is suggested for what it may show, counts once it is confirmed, and what is not needed is said", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page, newEmail("evidence"));
  await submitCase(page, "Deposit kept");
  const path = await openAnalysis(page);
  await page.goto(reportOf(path));
  await page.getByRole("button", { name: "Open the full report for $3.99" }).click();
  await page.getByRole("button", { name: "Pay without money" }).click();
  await expect(toast(page, "Enhanced Analysis Activated")).toBeVisible();
  await page.goto(`${path}?tab=documents`);
  await page.getByRole("button", { name: "Pay $10, one-time" }).click();
  await page.getByRole("button", { name: "Pay without money" }).click();
  await page.getByLabel("File").setInputFiles({
    name: "Lease.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("The lease of the apartment."),
  });
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(toast(page, "Document uploaded")).toBeVisible();

  for (const address of [path, reportOf(path)]) {
    await page.goto(`${address}#evidence`);
    await expect(fold(page, "Evidence")).toBeVisible();
  }
  const list = page.locator("#evidence");
  const counts = list.getByText(/\d+ there/);
  const missing = async () => Number((await counts.textContent())?.match(/(\d+) still missing/)?.[1] ?? "0");
  const before = await missing();
  const lease = list.getByRole("listitem").filter({ hasText: "Is it in Lease.txt?" });
  await lease.locator("summary").first().click();
  await expectAccessible(page);
  await lease.getByRole("button", { name: "Yes, it shows it" }).click();
  await expect(list.getByText("Shown by a file")).toBeVisible();
  expect(await missing()).toBe(before - 1);
  await expect(list.getByText("Is it in Lease.txt?")).toHaveCount(0);

  const other = list.getByRole("listitem").filter({ hasText: "Missing." }).first();
  await other.locator("summary").first().click();
  const name = (await other.locator("summary .font-medium").first().textContent()) ?? "";
  const same = list.getByRole("listitem").filter({ hasText: name });
  await same.getByRole("button", { name: "Not needed" }).click();
  await expect(counts).toContainText("1 not needed");
  expect(await missing()).toBe(before - 2);
  await same.getByRole("button", { name: "Take that back" }).click();
  await expect(counts).not.toContainText("not needed");
  await page.reload();
  expect(await missing()).toBe(before - 1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list takes what a person says and comes back to itself", async ({ page }) => {
    await page.goto("/terms");
    const { origin } = new URL(page.url());
    const signedIn = await page.request.post("/api/session", {
      headers: { origin },
      data: { email: "annual@standing.example", password: "know-where-you-stand" },
    });
    expect(signedIn.status()).toBe(200);
    const { cases } = (await (await page.request.get("/api/cases")).json()) as {
      cases: { id: string; status: string }[];
    };
    const found = cases.find(({ status }) => status === "completed");
    await page.goto(`/enhanced-case/${found?.id}`);
    await fold(page, "Evidence").click();
    const missing = page.locator("#evidence").getByRole("listitem").filter({ hasText: "Missing." }).first();
    await missing.locator("summary").first().click();
    const name = (await missing.locator("summary .font-medium").first().textContent()) ?? "";
    const same = page.locator("#evidence").getByRole("listitem").filter({ hasText: name });
    await same.getByRole("button", { name: "Not needed" }).click();
    await expect(page).toHaveURL(/#evidence$/);
    await expect(same.getByText("Not needed, as you say")).toBeVisible();
    await same.locator("summary").first().click();
    await same.getByRole("button", { name: "Take that back" }).click();
    await expect(page).toHaveURL(/#evidence$/);
  });
});
