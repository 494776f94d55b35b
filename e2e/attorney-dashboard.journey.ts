import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { haveCase, menu, newEmail, openAnalysis, signIn, signUp, toast } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

/** An operator of the demo world, as a program of theirs would call. */
async function operator(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, "admin@standing.example", "know-where-you-stand");
  await expect(page).toHaveURL(/\/dashboard/);
  const headers = { origin: new URL(baseURL).origin };
  return {
    get: async (path: string) => (await context.request.get(path, { headers })).json(),
    post: (path: string, body: object) => post(context.request, path, body, headers),
    close: () => context.close(),
  };
}

async function post(request: APIRequestContext, path: string, body: object, headers: Record<string, string>) {
  const answer = await request.post(path, { data: body, headers });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

async function makeProfile(page: Page, lastName: string): Promise<void> {
  const origin = new URL(page.url()).origin;
  const answer = await page.request.put("/api/attorney-profile", {
    headers: { origin },
    data: {
      first_name: "Journey",
      last_name: lastName,
      email: "journey@attorneys.example",
      phone: null,
      city: null,
      firm_name: null,
      firm_ownership_type: "solo_practitioner",
      bar_state: "CA",
      bar_number: `J-${lastName}`,
      years_of_practice: 7,
      specialties: ["real_estate"],
      consultation_type: "free",
      consultation_fee: 0,
      practice_area_descriptions: {},
      bio: "A profile of a journey.",
      languages_spoken: ["English"],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("without a profile the dashboard asks for one, and payment says that nothing is pending", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page, newEmail("no-attorney"));
  await page.goto("/attorney-dashboard/analytics");
  await expect(page.getByText("This dashboard belongs to attorneys.")).toBeVisible();
  await expectAccessible(page);
  await page.goto("/attorney-payment");
  await expect(toast(page, "No Pending Subscription")).toBeVisible();
  await expect(page).toHaveURL("/attorney-onboarding");
});

test("subscribed in the sandbox and approved, an attorney is listed; every tab works; the plan ends in two presses", async ({
  page,
  app,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const lastName = `Lister${process.pid}`;
  await signUp(page, newEmail("lister"));
  await page.goto("/dashboard");
  await makeProfile(page, lastName);
  await page.goto("/dashboard");
  await menu(page, "Your account").click();
  await page.getByRole("link", { name: "Attorney Dashboard" }).click();
  await expect(page.getByText("You are not listed in the directory.")).toBeVisible();
  await page.goto("/attorney-payment");
  await expect(toast(page, "No Pending Subscription")).toBeVisible();

  await page.goto("/attorney-dashboard/subscription");
  await page.getByRole("link", { name: "Upgrade Plan" }).click();
  await page.getByRole("radio", { name: /^Premium: / }).check();
  await page.getByRole("radio", { name: /^Quarterly/ }).check();
  await page.getByRole("button", { name: "Show the fee" }).click();
  await expect(page.getByText("$149 x 95% x 125% = $176.94 a month")).toBeVisible();
  await expect(page.getByText("One payment: $176.94 x 3 = $530.82")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Choose and go to payment" }).click();
  await expect(page).toHaveURL("/attorney-payment");
  await expect(page.getByText("It begins when it is paid.")).toBeVisible();
  await expectAccessible(page);
  app.fail("placements", 1);
  await page.reload();
  await expect(page.getByRole("alert").getByText("Failed to load subscription details.")).toBeVisible();
  await page.getByRole("link", { name: "Try again" }).click();
  app.fail("payments", 1);
  await page.getByRole("button", { name: "Pay $530.82" }).click();
  await expect(
    page.getByText("There was an error processing your payment. Please try again.").first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Pay $530.82" }).click();
  // An attorney is not led to the plans of claimants.
  await expect(page.getByRole("link", { name: "Back without paying" })).toHaveAttribute(
    "href",
    /^\/attorney-payment/,
  );
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(toast(page, "Payment Cancelled")).toBeVisible();
  await page.getByRole("button", { name: "Pay $530.82" }).click();
  await page.getByRole("button", { name: "Pay without money" }).click();
  await expect(toast(page, "Payment Successful!")).toBeVisible();
  await expect(page).toHaveURL("/dashboard");

  await page.goto("/attorney-dashboard");
  await expect(page.getByText("We have not approved your profile yet.")).toBeVisible();
  const admin = await operator(browser, baseURL ?? "");
  const { attorneys } = (await admin.get("/api/admin/attorneys")) as {
    attorneys: { id: string; last_name: string }[];
  };
  const id = attorneys.find((one) => one.last_name === lastName)?.id ?? "";
  await admin.post(`/api/admin/attorneys/${id}/decision`, { decision: "approved" });
  await admin.close();
  await page.reload();
  await expect(page.getByText("You are listed in the directory.")).toBeVisible();
  await page.goto(`/attorneys?q=${lastName}`);
  await expect(page.getByRole("article", { name: `Journey ${lastName}` })).toBeVisible();

  const tabs = page.getByRole("navigation", { name: "Parts of your dashboard" });
  await page.goto("/attorney-dashboard");
  for (const tab of ["Content", "Analytics", "Community Forum", "Overview"]) {
    await tabs.getByRole("link", { name: tab, exact: true }).click();
    await expect(tabs.getByRole("link", { name: tab, exact: true })).toHaveAttribute("aria-current", "page");
    await expectAccessible(page);
  }
  await tabs.getByRole("link", { name: "Settings" }).click();
  await page.getByLabel("Show my profile to the public").uncheck();
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(toast(page, "Settings saved")).toBeVisible();
  await expectAccessible(page);
  await tabs.getByRole("link", { name: "Subscription" }).click();
  await expect(page.getByText("Your profile is hidden. Turn it on under Settings.")).toBeVisible();
  await page.getByRole("button", { name: "Change Payment Method" }).click();
  await expect(page.getByText("This is the sandbox: it takes no card and no money.")).toBeVisible();
  await page.getByRole("link", { name: "Cancel placement" }).click();
  await page.getByRole("button", { name: "Yes, cancel my placement" }).click();
  await expect(page.getByText(/No further payment is taken\./).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "View Billing History" }).click();
  await expect(page.getByText("$530.82").first()).toBeVisible();
});

test.describe("with the name of an ordinary browser, because programs are not counted", () => {
  test.use({
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36",
  });

  test("an ad is refused by the rules, approved, shown beside a matching case, and a click counts once", async ({
    page,
    browser,
    baseURL,
    expectAccessible,
  }) => {
    const attorney = await browser.newContext(baseURL ? { baseURL } : {});
    const desk = await attorney.newPage();
    await signIn(desk, "attorney@standing.example", "know-where-you-stand");
    await expect(desk).toHaveURL(/\/dashboard/);
    await desk.goto("/attorney-dashboard/subscription");
    await desk.getByRole("link", { name: "Start Advertising" }).click();
    await expect(desk.getByRole("heading", { name: "Start Advertising" })).toBeVisible();
    for (const step of ["tier", "schedule"])
      await expect(desk.locator(`input[name="${step}"]:checked`)).toBeAttached();
    await expectAccessible(desk);
    await desk.getByRole("link", { name: /^Go on to your ads with / }).click();
    await desk.getByRole("link", { name: "Create an ad" }).click();
    const title = `Renters first ${process.pid}`;
    await expectAccessible(desk);
    await desk.getByLabel("Title").fill("The best lawyer");
    await desk.getByLabel("Text", { exact: true }).fill("We guarantee your deposit back.");
    await desk.getByLabel("Real Estate Law").check();
    await desk.getByRole("button", { name: "Send for approval" }).click();
    await expect(desk.getByText("“best” is a superlative that nobody can check.")).toBeVisible();
    await expect(desk.getByText("“guarantee” promises a result. Nobody can promise one.")).toBeVisible();
    await expect(desk.getByLabel("Title")).toHaveValue("The best lawyer");
    await desk.getByLabel("Title").fill(title);
    await desk
      .getByLabel("Text", { exact: true })
      .fill("Demo advertisement of a journey. I read your lease.");
    await desk.getByRole("button", { name: "Send for approval" }).click();
    await expect(toast(desk, "Ad sent")).toBeVisible();
    const line = desk.getByRole("listitem").filter({ hasText: title });
    await expect(line.getByText("Waiting for approval")).toBeVisible();
    await expectAccessible(desk);

    const admin = await operator(browser, baseURL ?? "");
    const { ads } = (await admin.get("/api/admin/ads?state=pending")) as {
      ads: { id: string; ad_title: string; updated_at: string }[];
    };
    const ad = ads.find(({ ad_title }) => ad_title === title);
    await admin.post(`/api/admin/ads/${ad?.id}/decision`, {
      decision: "approved",
      priority_score: 900,
      seen: ad?.updated_at,
    });
    await admin.close();

    await signUp(page, newEmail("ad-reader"));
    await haveCase(page);
    const address = await openAnalysis(page);
    const beside = page.getByRole("complementary", { name: "Paid advertisements" });
    await expect(beside.getByRole("article").first()).toContainText(title);
    await expect(beside.getByText("Sponsored", { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(address.replace("/case/", "/enhanced-case/"));
    await expect(beside.getByRole("heading", { name: title })).toBeVisible();
    for (const time of ["once", "again"]) {
      await beside
        .getByRole("article")
        .first()
        .getByRole("link", { name: /View Profile/ })
        .click();
      await expect(page, time).toHaveURL(/\/attorney\/[0-9a-f-]{36}$/);
      await page.goBack();
    }
    await desk.reload();
    await expect(line.getByText("Last 30 days: impressions 1, clicks 1")).toBeVisible();
    await attorney.close();
  });
});
