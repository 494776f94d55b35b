import { expect, test } from "./support/journey.ts";
import { newEmail, signIn, signUp, toast } from "./support/people.ts";

const DEMO_PASSWORD = "know-where-you-stand";
const DASHBOARD = "/attorney-dashboard/content";
/** A picture of one pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** A reader's browser; the name of a headless one is not counted. */
const READER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test("an article goes from draft to public by review, and the author hears of it", async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await signIn(page, "attorney@standing.example", DEMO_PASSWORD);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(DASHBOARD);
  await expect(page.getByText("Demo article: a draft")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Create Content" }).click();
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(toast(page, "Missing Information")).toBeVisible();
  await expect(toast(page, "Please provide at least a title and summary.")).toBeVisible();
  await page.getByLabel("Title").fill("Journey: A Talk's Start!");
  await page.getByLabel("Summary").fill("A summary");
  await page.getByRole("button", { name: "Submit for Review" }).click();
  await expect(toast(page, "Missing Content")).toBeVisible();
  await expect(toast(page, "Please provide content for your blog post.")).toBeVisible();
  await page.getByLabel("Content", { exact: true }).fill("First line\nsecond line\n\n## Head\n- item");
  await page.reload();
  await expect(page.getByText("We kept what you typed in this tab.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Journey: A Talk's Start!");
  await page.getByLabel("Tax Law").check();
  await page.getByLabel("Tags").fill("one, , One, two");
  await page.getByLabel("Featured image").setInputFiles({
    name: "p.png",
    mimeType: "image/png",
    buffer: Buffer.from(PIXEL, "base64"),
  });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(toast(page, "Content Created")).toBeVisible();
  await expect(page.getByText("The picture now")).toBeVisible();
  await page.getByRole("link", { name: "Preview", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Head" })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole("button", { name: "Submit for Review" }).click();
  await expect(toast(page, "Content Submitted")).toBeVisible();

  const operating = await browser.newContext(baseURL ? { baseURL } : {});
  const operator = await operating.newPage();
  await signIn(operator, "admin@standing.example", DEMO_PASSWORD);
  await expect(operator).toHaveURL(/dashboard/);
  await operator.goto("/moderation/content");
  await expectAccessible(operator);
  await operator.getByRole("link", { name: "Journey: A Talk's Start!" }).click();
  await expectAccessible(operator);
  await operator.getByRole("button", { name: "Do not accept" }).click();
  await expect(toast(operator, "A reason, please")).toBeVisible();
  await operator.getByLabel("Reason for the author").fill("Please say more.");
  await operator.getByRole("button", { name: "Do not accept" }).click();
  await expect(toast(operator, "Content rejected")).toBeVisible();

  await page.goto(`${DASHBOARD}?tab=mine`);
  await page.getByRole("link", { name: "Edit: Journey: A Talk's Start!" }).click();
  await expect(page.getByText("Please say more.")).toBeVisible();
  await page.getByRole("button", { name: "Submit for Review" }).click();
  await expect(toast(page, "Content Submitted")).toBeVisible();

  await operator.goto("/moderation/content");
  await operator.getByRole("link", { name: "Journey: A Talk's Start!" }).click();
  await operator.getByLabel(/Sponsored/).check();
  await operator.getByRole("button", { name: "Publish now" }).click();
  await expect(toast(operator, "Content published")).toBeVisible();
  await operating.close();

  await page.goto("/notifications");
  await expect(page.getByText(/Journey: A Talk's Start!/).first()).toBeVisible();
  await page.goto("/legal-insights/journey-a-talks-start");
  await expect(page.getByText("Sponsored Content")).toBeVisible();
  await expect(page.getByText("About the Author")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${DASHBOARD}?tab=analytics`);
  await expect(page.getByRole("img", { name: /Views by day/ })).toBeVisible();
  await expectAccessible(page);
});

test("nothing is asked of another site before play is pressed, and then only the player", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ userAgent: READER, ...(baseURL ? { baseURL } : {}) });
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== baseURL,
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<p>player</p>" });
    },
  );
  const page = await context.newPage();
  await signIn(page, "attorney@standing.example", DEMO_PASSWORD);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`${DASHBOARD}/new`);
  await page.getByLabel("Video (vlog)").check();
  await page.getByLabel("Title").fill("Journey video");
  await page.getByLabel("Summary").fill("A summary");
  await page.getByRole("button", { name: "Submit for Review" }).click();
  await expect(toast(page, "Missing Video")).toBeVisible();
  await expect(toast(page, "Please provide a video URL or embed code for your vlog.")).toBeVisible();
  await page.getByLabel("Video URL").fill("https://video.example.org/talk");
  await page
    .getByLabel("Embed code")
    .fill(
      '<script src="https://evil.example/x.js"></script><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
    );
  await page.getByRole("button", { name: "Submit for Review" }).click();
  await expect(toast(page, "Content Submitted")).toBeVisible();

  const operating = await browser.newContext(baseURL ? { baseURL } : {});
  const operator = await operating.newPage();
  await signIn(operator, "admin@standing.example", DEMO_PASSWORD);
  await expect(operator).toHaveURL(/dashboard/);
  await operator.goto("/moderation/content");
  await operator.getByRole("link", { name: "Journey video" }).click();
  await operator.getByRole("button", { name: "Publish now" }).click();
  await expect(toast(operator, "Content published")).toBeVisible();

  await operator.goto("/legal-insights/journey-video");
  await expect(operator.getByText("0 views")).toBeVisible();
  await operating.close();
  const answer = await page.goto("/legal-insights/journey-video");
  expect(answer?.headers()["content-security-policy"]).not.toContain("frame-src");
  await expect(page.getByRole("link", { name: /Play video/ })).toBeVisible();
  expect(asked).toEqual([]);
  const playing = page.waitForResponse((response) => response.url().includes("play=1"));
  await page.getByRole("link", { name: /Play video/ }).click();
  expect((await playing).headers()["content-security-policy"]).toContain(
    "frame-src https://www.youtube-nocookie.com;",
  );
  await expect(page.frameLocator("iframe#video").getByText("player")).toBeVisible();
  await expect(page.locator("iframe#video")).toHaveAttribute("sandbox", /allow-scripts/);
  expect(new Set(asked)).toEqual(new Set(["https://www.youtube-nocookie.com/embed/abcdefghijk"]));
  await context.close();
});

test("people without an attorney profile, or without the role, are told so", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(DASHBOARD);
  await expect(page).toHaveURL(/\/login/);
  await signUp(page, newEmail("no-author"));
  await page.goto(DASHBOARD);
  await expect(page.getByText("Complete your attorney profile")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${DASHBOARD}/new`);
  await expect(page.getByText("Complete your attorney profile")).toBeVisible();
  expect((await page.goto("/moderation/content"))?.status()).toBe(403);
  await expect(page.getByText("Access Denied").last()).toBeVisible();
});

test("a failure of ours keeps what was typed and says so", async ({ page, app }) => {
  await signIn(page, "attorney@standing.example", DEMO_PASSWORD);
  await expect(page).toHaveURL(/dashboard/);
  await page.goto(`${DASHBOARD}/new`);
  await page.getByLabel("Title").fill("Journey of a failure");
  await page.getByLabel("Summary").fill("A summary");
  await page.getByLabel("Content", { exact: true }).fill("Words");
  for (const [button, words] of [
    ["Save Draft", "Failed to create content. Please try again."],
    ["Submit for Review", "Failed to submit content. Please try again."],
  ] as const) {
    app.fail("content", 1);
    await page.getByRole("button", { name: button }).click();
    await expect(toast(page, words)).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("Journey of a failure");
  }
});
