import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { haveCase, newEmail, openAnalysis, signUp, toast } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

async function openDocuments(page: Page, email: string): Promise<string> {
  await signUp(page, newEmail(email));
  await haveCase(page, "Deposit kept");
  const path = await openAnalysis(page);
  await page.getByRole("link", { name: "Documents", exact: true }).click();
  await expect(page).toHaveURL(/tab=documents/);
  return path;
}

async function pay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pay $10, one-time" }).click();
  await page.getByRole("button", { name: "Pay without money" }).click();
  await expect(toast(page, "Payment Successful")).toBeVisible();
  await expect(toast(page, "You can now upload documents to your cases.")).toBeVisible();
}

const choose = (page: Page, name: string, content: Buffer | string) =>
  page.getByLabel("File").setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });
const upload = (page: Page) => page.getByRole("button", { name: "Upload", exact: true }).click();
const item = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

/** Waits until React has the field: before, a form is sent whole, as without scripts. */
const alive = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByLabel("File")
        .evaluate((field) => Object.keys(field).some((key) => key.startsWith("__reactFiber"))),
    )
    .toBe(true);

test("payment, upload, refused files, download and deletion", async ({ page, expectAccessible }) => {
  const path = await openDocuments(page, "documents");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay $10, one-time" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(toast(page, "Payment Cancelled")).toBeVisible();
  await expect(toast(page, "Document upload requires payment to proceed")).toBeVisible();
  await pay(page);
  await expect(page).toHaveURL(new RegExp(`${path}\\?tab=documents(#record)?$`));
  await expectAccessible(page);

  for (const [name, content, sentence] of [
    ["page.png", "<script>alert(1)</script>", "What is inside this file is not what its name says."],
    ["trick.pdf", "%PDF-1.7 cut off", "This file is damaged or cut off."],
    ["page.txt", "<!doctype html><p>hello", "This file hides a second file inside."],
    ["program.exe", "MZ", "File type must be one of PNG, JPG, JPEG, GIF, PDF, DOC, DOCX, TXT."],
  ] as const) {
    await choose(page, name, content);
    await upload(page);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expectAccessible(page);
  await expect(page.getByText("No documents yet")).toBeVisible();

  await choose(page, "../My letter.txt", "The landlord kept the deposit.");
  await page.getByLabel("What is it?").fill("Letter of July 3");
  await upload(page);
  await expect(toast(page, "Document uploaded")).toBeVisible();
  const letter = item(page, "My letter.txt");
  await expect(letter.getByText("Letter of July 3")).toBeVisible();
  await expect(letter.getByText("Words were read on 1 page.")).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    letter.getByRole("link", { name: "Download My letter.txt" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("My letter.txt");
  expect(await readFile(await download.path(), "utf8")).toBe("The landlord kept the deposit.");

  await letter.getByRole("link", { name: "Delete My letter.txt" }).click();
  await letter.getByRole("link", { name: "Keep it" }).click();
  await letter.getByRole("link", { name: "Delete My letter.txt" }).click();
  await expectAccessible(page);
  await letter.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(toast(page, "Document deleted")).toBeVisible();
  await expect(page.getByText("No documents yet")).toBeVisible();
});

test("an upload outlives a lost connection and a reload, and a picture loses what is hidden in it", async ({
  page,
}, info) => {
  await openDocuments(page, "interrupted");
  await pay(page);
  const file = info.outputPath("Long diary.txt");
  await writeFile(file, "It rained into the room. ".repeat(30_000));
  const offsets: number[] = [];
  const state = { broken: true };
  await page.route("**/api/document-uploads/*?offset=*", async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get("offset"));
    if (offset > 0 && state.broken) return route.abort("connectionreset");
    offsets.push(offset);
    return route.continue();
  });
  await page.getByLabel("File").setInputFiles(file);
  await upload(page);
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  await expect(page.getByText("34% of 732 KB sent")).toBeVisible();

  await page.reload();
  await expect(page.getByText("An upload was not finished")).toBeVisible();
  await alive(page);
  await page.getByLabel("File").setInputFiles(file);
  await upload(page);
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  state.broken = false;
  await expect(toast(page, "Document uploaded")).toBeVisible({ timeout: 20_000 });
  expect(offsets).toEqual([0, 262_144, 524_288]);
  await expect(item(page, "Long diary.txt").getByText("732 KB")).toBeVisible();

  const photo = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 8;
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg"));
    return Array.from(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)));
  });
  const comment = Buffer.from("\u00ff\u00fe\u0000\u000dJane Secret", "latin1");
  const bytes = Buffer.from(photo);
  await choose(page, "photo.jpg", Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)]));
  await upload(page);
  await expect(item(page, "photo.jpg")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    item(page, "photo.jpg").getByRole("link", { name: "Download photo.jpg" }).click(),
  ]);
  expect((await readFile(await download.path())).toString("latin1")).not.toContain("Jane Secret");
});

test("another person finds nothing", async ({ page, browser, baseURL }) => {
  const path = await openDocuments(page, "owner");
  await pay(page);
  await choose(page, "secret.txt", "mine alone");
  await upload(page);
  await expect(item(page, "secret.txt")).toBeVisible();
  const address = await item(page, "secret.txt")
    .getByRole("link", { name: "Download secret.txt" })
    .getAttribute("href");
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const stranger = await context.newPage();
  await signUp(stranger, newEmail("stranger"));
  expect((await stranger.request.get(address ?? "")).status()).toBe(404);
  expect((await stranger.goto(`${path}/documents`))?.status()).toBe(404);
  await expect(stranger.getByText("Case Not Found")).toBeVisible();
  await context.close();
});

test("without JavaScript a file is added, refused beside its field, and deleted", async ({
  page,
  browser,
  baseURL,
}) => {
  const path = await openDocuments(page, "no-script");
  await pay(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  });
  const plain = await context.newPage();
  await plain.goto(`${path}?tab=documents`);
  await choose(plain, "page.pdf", "no PDF at all");
  await upload(plain);
  await expect(plain.getByText("What is inside this file is not what its name says.")).toBeVisible();
  await choose(plain, "Lease.txt", "Rent: $900");
  await upload(plain);
  await expect(plain.getByText("Document uploaded")).toBeVisible();
  await item(plain, "Lease.txt").getByRole("link", { name: "Delete Lease.txt" }).click();
  await plain.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(plain.getByText("No documents yet")).toBeVisible();
  await context.close();
});
