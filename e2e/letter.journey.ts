import {
  acceptTerms,
  fillCase,
  haveCase,
  newEmail,
  openAnalysis,
  signUp,
  submitCase,
  toast,
} from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

test("the bar of a submission goes 25, 50, 75, 100 and never back", async ({ page }) => {
  await signUp(page, newEmail("quarters"));
  await page.goto("/case-submission");
  await acceptTerms(page);
  await fillCase(page, "Quarter by quarter");
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const bar = document.querySelector("main form progress");
      const now = bar instanceof HTMLProgressElement ? bar.value : undefined;
      if (now !== undefined && now !== seen.at(-1)) seen.push(now);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole("button", { name: "Submit for AI Analysis" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(toast(page, "Case Submitted")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([25, 50, 75, 100]);
});

test("who can read a story, and that it may not be privileged, stands above the first box for one", async ({
  page,
}) => {
  await page.goto("/");
  const care = page.getByText("It may not be privileged");
  await expect(care).toBeVisible();
  const careTop = (await care.boundingBox())?.y ?? Infinity;
  const boxTop = (await page.getByLabel("What happened?").boundingBox())?.y ?? 0;
  expect(careTop).toBeLessThan(boxTop);
});

test("on a slow network a link shows the shape of the page that comes: skeletons, or 'Loading case details...'", async ({
  page,
}) => {
  await signUp(page, newEmail("slow"));
  await haveCase(page, "On the way");
  const address = await openAnalysis(page);
  await expect(page.getByText("$3.99 for this case, once.")).toBeVisible();
  let held = Promise.resolve();
  let arrive = () => {};
  const slow = () => (held = new Promise((resolve) => (arrive = resolve)));
  await page.route("**/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  void slow();
  await page.getByRole("link", { name: "See what the full report adds" }).click();
  await expect(page.getByText("Loading case details...")).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { name: "The rest of this report" })).toBeVisible();
  await expect(page.getByText("Loading case details...")).toHaveCount(0);
  void slow();
  await page.goBack();
  await expect(page.getByText("Loading case details...")).toBeVisible();
  arrive();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { name: "Deadlines" })).toBeVisible();
  void slow();
  await page.getByRole("link", { name: "Back to My Cases" }).click();
  await expect(page.getByRole("status", { name: "Loading your cases" })).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { name: "On the way" })).toBeVisible();
  void slow();
  await page.getByRole("banner").getByRole("link", { name: "Resources" }).click();
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  arrive();
  await expect(page.getByRole("heading", { name: "Getting Started" })).toBeVisible();
});

test("each request for an analysis says that it started, and how long it took, wherever the person is", async ({
  page,
  app,
}) => {
  await signUp(page, newEmail("asked"));
  // The first try fails, so that the analysis ends after the person has left the list.
  app.fail("analysis", 1);
  await submitCase(page, "Asked again");
  await page.getByRole("banner").getByRole("link", { name: "Resources" }).click();
  await expect(toast(page, "Case Analysis Complete!")).toBeVisible({ timeout: 30_000 });
  await page.goto("/dashboard");
  const address = await openAnalysis(page);
  await page.getByRole("button", { name: "Reanalyze" }).click();
  await expect(toast(page, "Case Resubmitted")).toBeVisible();
  await expect(toast(page, "Analysis Started")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Community" }).click();
  await expect(toast(page, "Your case has been analyzed in under 1 minute")).toBeVisible({ timeout: 30_000 });
  await page.goto(`${address}/edit`);
  await page.getByLabel("Case title").fill("Asked once more");
  await page.getByRole("button", { name: "Save & Reanalyze" }).click();
  await expect(toast(page, "Case Updated")).toBeVisible();
  await expect(toast(page, "Analysis Started")).toBeVisible();
  await expect(toast(page, "Analysis Complete")).toBeVisible({ timeout: 30_000 });
});

test("a download that fails is told and saves nothing; two files are too many, chosen or dropped", async ({
  page,
  app,
}) => {
  await signUp(page, newEmail("files"));
  await haveCase(page, "With files");
  const address = await openAnalysis(page);
  await page.goto(`${address}?tab=documents`);
  await expect(page.getByText("A one-time payment of $10")).toBeVisible();
  await page.getByRole("button", { name: "Pay $10, one-time" }).click();
  await page.getByRole("button", { name: "Pay without money" }).click();
  const field = page.getByLabel("File", { exact: true });
  const file = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(`words of ${name}`) });
  await field.setInputFiles([file("one.txt"), file("two.txt")]);
  await expect(page.getByText("Too many files. Please add one file at a time.")).toBeVisible();
  await expect(field).toHaveValue("");
  await field.evaluate((input) => {
    const dataTransfer = new DataTransfer();
    for (const name of ["three.txt", "four.txt"]) dataTransfer.items.add(new File(["words"], name));
    input.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText("Too many files. Please add one file at a time.")).toBeVisible();
  await expect(field).toHaveValue("");
  await field.evaluate((input) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["words"], "five.txt", { type: "text/plain" }));
    input.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText("Too many files.")).toHaveCount(0);
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(toast(page, "Document uploaded")).toBeVisible();
  const saved: string[] = [];
  page.on("download", (download) => saved.push(download.suggestedFilename()));
  app.fail("download-document", 1);
  await page.getByRole("link", { name: "Download five.txt" }).click();
  await expect(toast(page, "Failed to download document. Please try again.")).toBeVisible();
  expect(saved).toEqual([]);
  await page.getByRole("link", { name: "Download five.txt" }).click();
  await expect.poll(() => saved).toEqual(["five.txt"]);
});

test("a plan is bought from the notice of the limit by its price, and cancelled to its end within 30 days", async ({
  page,
  app,
}) => {
  await signUp(page, newEmail("priced"));
  await haveCase(page, "First");
  await haveCase(page, "Second");
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Annual Plan, $72 per year" })).toBeVisible();
  const [checkout] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: "Monthly Plan, $7.99 per month" }).click(),
  ]);
  await expect(checkout).toHaveURL(/\/sandbox-checkout\//);
  await checkout.getByRole("button", { name: "Pay without money" }).click();
  await expect(toast(checkout, "Subscription Updated")).toBeVisible();
  await page.goto("/subscription/upgrade?cancel=ask");
  app.fail("change-plan", 1);
  await page.getByRole("button", { name: /^Cancel, but let it run until / }).click();
  await expect(toast(page, "Subscription Error")).toBeVisible();
  await expect(toast(page, "Failed to update subscription. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: /^Cancel, but let it run until / }).click();
  await expect(page.getByText(/^Your plan is cancelled. It runs until /)).toBeVisible();
  await page.getByRole("link", { name: "Have my money back instead" }).click();
  await page.getByRole("button", { name: "Yes, cancel now and pay me back" }).click();
  await expect(toast(page, "Your money is on its way back and the plan has ended.")).toBeVisible();
});

test("an annual member asks for the enhanced analysis, and it starts", async ({ page, app }) => {
  await signUp(page, newEmail("enhanced"));
  await page.goto("/subscription/upgrade");
  const [checkout] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: "Choose Annual" }).click(),
  ]);
  await checkout.getByRole("button", { name: "Pay without money" }).click();
  await expect(toast(checkout, "Subscription Updated")).toBeVisible();
  await submitCase(page, "Enhanced");
  const address = await openAnalysis(page);
  app.fail("open-report", 1);
  const ask = page.getByRole("button", { name: "Start enhanced analysis" });
  await ask.click();
  await expect(toast(page, "Analysis Error")).toBeVisible();
  await page.goto(address);
  await ask.click();
  await expect(page).toHaveURL(/\/enhanced-case\//);
  await expect(toast(page, "Enhanced Analysis Activated")).toBeVisible();
  await expect(toast(page, "Analysis Started")).toBeVisible();
  await expect(toast(page, "Your case has been analyzed in under 1 minute")).toBeVisible({ timeout: 30_000 });
  await page.locator("details:has(#assessment) > summary").click();
  await expect(page.getByRole("heading", { name: "Primary legal theory" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Legal merit" })).toBeVisible();
  await page.goto(address);
  await expect(ask).toHaveCount(0);
});

test("a sign-in that cannot be checked says so, and keeps the email", async ({ page, app }) => {
  app.fail("sign-in", 1);
  await page.goto("/login");
  await page.getByLabel("Email").fill("kept@example.org");
  await page.getByLabel("Password", { exact: true }).fill("seven brown foxes");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(toast(page, "Login failed")).toBeVisible();
  await expect(toast(page, "We cannot check your password right now.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("kept@example.org");
});

test("thirteen case types stand in the edit form of a case of any category", async ({ page }) => {
  await signUp(page, newEmail("types"));
  await haveCase(page, "Of a kind");
  const address = await openAnalysis(page);
  await page.goto(`${address}/edit`);
  const field = page.getByLabel("Case type");
  const labels = await field.locator("> option").allTextContents();
  expect(labels.slice(1)).toEqual([
    "Personal Injury",
    "Car Accident",
    "Medical Malpractice",
    "Workers Compensation",
    "Slip and Fall",
    "Product Liability",
    "Wrongful Death",
    "Employment Law",
    "Criminal Defense",
    "Family Law",
    "Contract Dispute",
    "Property Damage",
    "Other",
  ]);
  await expect(field.locator("optgroup")).toHaveAttribute("label", "More in this field of law");
  await field.selectOption({ label: "Contract Dispute" });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page, "Case Updated")).toBeVisible();
  await expect(page.getByText("Contract Dispute").first()).toBeVisible();
});

test("the administration signed out says 'Access Denied', with the way to sign in and back", async ({
  page,
}) => {
  await page.goto("/admin/support?status=open");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeAttached();
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    `/login?next=${encodeURIComponent("/admin/support?status=open")}`,
  );
});

test("the privacy policy says that this is information only", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByText("Standing gives information only, not legal advice.").first()).toBeVisible();
});

test("an open dashboard sees a payment that is made elsewhere", async ({ page }) => {
  await signUp(page, newEmail("elsewhere"));
  await page.goto("/dashboard");
  await expect(page.getByText("Free plan")).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/subscription/upgrade");
  const [checkout] = await Promise.all([
    page.context().waitForEvent("page"),
    other.getByRole("button", { name: "Choose Annual" }).click(),
  ]);
  await checkout.getByRole("button", { name: "Pay without money" }).click();
  await expect(toast(checkout, "Subscription Updated")).toBeVisible();
  await expect(page.getByText("Annual plan").first()).toBeVisible();
});
