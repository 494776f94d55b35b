import type { Page } from "@playwright/test";
import { haveCase, newEmail, signIn, signUp, toast } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

const DEMO_PASSWORD = "know-where-you-stand";

/** Opens the booking page of a demo attorney from their profile. */
async function openBooking(page: Page, name: string): Promise<void> {
  await page.goto("/attorneys");
  await page.getByRole("link", { name: `Book Consultation: ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Days after these are one press away. */
const DAYS_AT_ONCE = 5;

/** Chooses a day that is not yet full, counted from the first, and its first free time. */
async function chooseTime(page: Page, day: number): Promise<void> {
  const days = page.getByRole("region", { name: "1. Choose a date" });
  const later = days.getByText("Later days");
  if (day >= DAYS_AT_ONCE && !(await days.getByRole("link").nth(day).isVisible())) await later.click();
  const link = days.getByRole("link").nth(day);
  await link.click();
  await expect(link, "the times are this day's").toHaveAttribute("aria-current", "date");
  await page.getByRole("radio").first().check();
}

/** Requests a consultation and gives the path of the booking. */
async function requestConsultation(page: Page, attorney: string, day: number): Promise<string> {
  await openBooking(page, attorney);
  await chooseTime(page, day);
  await page.getByLabel("Your name, for the attorney").fill("Jo Client");
  await page.getByLabel("Notes for the attorney").fill("My deposit was kept.");
  await page.getByRole("button", { name: "Request this consultation" }).click();
  await expect(page).toHaveURL("/dashboard");
  const card = page.getByRole("region", { name: "Upcoming consultations" });
  await card.getByRole("link", { name: attorney }).last().click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}/);
  return new URL(page.url()).pathname;
}

async function asAttorney(page: Page, email: string, work: (attorney: Page) => Promise<void>): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error("The browser is gone");
  const attorney = await context.newPage();
  await signIn(attorney, email, DEMO_PASSWORD);
  await attorney.waitForURL(/dashboard/);
  await work(attorney);
  await context.close();
}

test("a free consultation is asked for, confirmed, moved, and seen by both", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page, newEmail("booker"));
  await openBooking(page, "Maya Okafor");
  await expect(page.getByRole("radio").first(), "the soonest times stand there at once").toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Request this consultation" }).click();
  await expect(toast(page, "Please select a date and time for your consultation.")).toBeVisible();
  const path = await requestConsultation(page, "Maya Okafor", 3);
  await expect(page.getByText("Waiting for an answer")).toBeVisible();
  await expect(page.getByRole("main").getByText(/The attorney must answer by/)).toBeVisible();
  await expectAccessible(page);

  await asAttorney(page, "attorney@standing.example", async (attorney) => {
    await attorney.goto("/attorney-dashboard");
    await expect(
      attorney.getByRole("link", { name: /consultation requests? waits? for your answer/ }),
    ).toHaveAttribute("href", "/bookings?as=attorney");
    await attorney.goto("/bookings");
    await expect(attorney.getByRole("link", { name: "As an attorney" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await attorney.goto(path);
    await expect(attorney.getByText("My deposit was kept.")).toBeVisible();
    await attorney.getByRole("button", { name: "Confirm" }).click();
    await expect(attorney.getByText("Please say how you will talk.").first()).toBeVisible();
    await attorney.getByLabel("How will you talk?").fill("I call you: 415 555 0100");
    await attorney.getByRole("button", { name: "Confirm" }).click();
    await expect(toast(attorney, "Confirmed")).toBeVisible();
    await attorney.getByRole("link", { name: "Propose another time" }).click();
    await attorney.getByLabel("New time").selectOption({ index: 60 });
    await attorney.getByRole("button", { name: "Send the proposal" }).click();
    await expect(toast(attorney, "Proposal sent")).toBeVisible();
  });

  await page.goto(path);
  await expect(page.getByText("I call you: 415 555 0100")).toBeVisible();
  await page.getByRole("button", { name: "Accept the new time" }).click();
  await expect(toast(page, "Moved to the new time")).toBeVisible();
  await expect(page).not.toHaveURL(path);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Calendar file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^consultation-.*\.ics$/);
  await page.getByRole("link", { name: "Cancel the consultation" }).click();
  await page.getByRole("button", { name: "Yes, cancel" }).click();
  await expect(toast(page, "Consultation cancelled")).toBeVisible();
  await page.goto("/bookings");
  await expect(page.getByRole("heading", { name: "Past" })).toBeVisible();
});

test("a paid consultation is confirmed, paid and declined when another asks", async ({ page }) => {
  await signUp(page, newEmail("payer"));
  const path = await requestConsultation(page, "Rosa Delgado", 2);
  const second = await requestConsultation(page, "Rosa Delgado", 4);
  await asAttorney(page, "rosa@standing.example", async (attorney) => {
    await attorney.goto(path);
    await attorney.getByLabel("How will you talk?").fill("Video: https://meet.example/rosa");
    await attorney.getByRole("button", { name: "Confirm" }).click();
    await expect(attorney.getByText(/The client has until/)).toBeVisible();
    await attorney.goto(`${second}?ask=decline`);
    await attorney.getByRole("button", { name: "Yes, decline" }).click();
    await expect(toast(attorney, "Declined")).toBeVisible();
  });
  await page.goto(path);
  await page.getByRole("button", { name: "Pay $75" }).click();
  await page.getByRole("button", { name: "Pay without money" }).click();
  await expect(toast(page, "Payment Successful")).toBeVisible();
  await expect(page.getByText("$75 · Paid")).toBeVisible();
  await page.goto("/orders");
  await expect(page.getByText("Consultation").first()).toBeVisible();
});

test("names are shared first, then pages; each opening is seen, and a share is taken back", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page, newEmail("sharer"));
  await haveCase(page, "Shared deposit");
  const path = await requestConsultation(page, "Maya Okafor", 6);
  await page.getByRole("link", { name: "Share from a case" }).click();
  await page.getByLabel("Names", { exact: true }).fill("Harbor Rentals LLC");
  await page.getByRole("button", { name: "Share these names" }).click();
  await expect(page.getByText("Not opened yet")).toBeVisible();
  await asAttorney(page, "attorney@standing.example", async (attorney) => {
    await attorney.goto(path);
    await attorney.getByRole("link", { name: "Read", exact: true }).click();
    await expect(attorney.getByText("Harbor Rentals LLC")).toBeVisible();
    await expectAccessible(attorney);
    await attorney.getByRole("button", { name: "No conflict" }).click();
    await expect(toast(attorney, "Answer sent")).toBeVisible();
  });
  await page.goto(path);
  await expect(page.getByText(/Opened by Maya Okafor/)).toBeVisible();
  await page.getByRole("link", { name: "Share from a case" }).click();
  await page.getByLabel("Your story").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Share the chosen pages" }).click();
  await expect(toast(page, "Pages shared")).toBeVisible();
  await page.getByRole("button", { name: "Withdraw" }).last().click();
  await expect(page.getByText(/Withdrawn/).first()).toBeVisible();
});

test("a time that was just taken leaves the page at once; the toast and the card say by when, with the time", async ({
  page,
}) => {
  await signUp(page, newEmail("first-there"));
  await openBooking(page, "Maya Okafor");
  await chooseTime(page, 7);
  const address = page.url();
  const other = await page.context().newPage();
  await other.goto(address);
  const slot = await page.getByRole("radio").first().getAttribute("value");
  await other.locator(`input[value="${slot}"]`).check();
  await page.getByRole("button", { name: "Request this consultation" }).click();
  await expect(page).toHaveURL("/dashboard");
  const byWhen = /answer by \w{3}, \w{3} \d{1,2}, \d{1,2}:\d\d [AP]M/;
  await expect(page.getByRole("region", { name: "Notifications" }).getByText(byWhen)).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Upcoming consultations" }).getByText(/Answer by .*\d:\d\d [AP]M/),
  ).toBeVisible();
  await other.getByRole("button", { name: "Request this consultation" }).click();
  await expect(toast(other, "This time was just taken. Please choose another one.")).toBeVisible();
  await expect(other.locator(`input[value="${slot}"]`)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a consultation is asked for on the other route; a visitor signs in first and comes back", async ({
    page,
  }) => {
    await page.goto("/attorneys");
    const link = page.getByRole("link", { name: "Book Consultation: Thomas Greene" });
    const href = (await link.getAttribute("href")) ?? "";
    const attorney = href.split("/")[2] ?? "";
    await page.goto(`/book-consultation/${attorney}`);
    await expect(page.getByRole("heading", { name: "Sign In Required" })).toBeVisible();
    await page.getByRole("link", { name: "Sign in" }).last().click();
    await expect(page).toHaveURL(new RegExp(`login\\?next=.*${attorney}`));
    await signIn(page, "annual@standing.example", DEMO_PASSWORD);
    await page.waitForURL(/dashboard/);
    await page.goto(`/book-consultation/${attorney}`);
    await page.getByLabel("Show times in").selectOption("Pacific/Honolulu");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/zone=Pacific/);
    await chooseTime(page, 5);
    await expect(page.getByText(/attorney's time/).first()).toBeVisible();
    await page.getByRole("button", { name: "Request this consultation" }).click();
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByText("Consultation Booked!")).toBeVisible();
    await expect(
      page.getByText(/The attorney must answer by .*, \d{1,2}:\d\d [AP]M H?[A-Z]+T?\./).first(),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Thomas Greene" })).toBeVisible();
  });

  test("an attorney who is missing is not found", async ({ page }) => {
    await signIn(page, "annual@standing.example", DEMO_PASSWORD);
    await page.waitForURL(/dashboard/);
    const answer = await page.goto("/attorney/00000000-0000-4000-8000-000000000000/book");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Attorney Not Found" })).toBeVisible();
  });
});

test("working hours and time off are set", async ({ page, expectAccessible }) => {
  await signIn(page, "linh@standing.example", DEMO_PASSWORD);
  await page.waitForURL(/dashboard/);
  await page.goto("/bookings/availability");
  await expectAccessible(page);
  await page.getByLabel("Monday from").first().selectOption("10:00");
  await page.getByLabel("Monday until").first().selectOption("12:00");
  await page.getByRole("button", { name: "Save hours" }).click();
  await expect(toast(page, "Hours saved")).toBeVisible();
  await expect(page.getByLabel("Monday from").first()).toHaveValue("10:00");
  await page.getByLabel("First day").fill("2031-01-06");
  await page.getByLabel("Last day").fill("2031-01-07");
  await page.getByRole("button", { name: "Block this time" }).click();
  await expect(toast(page, "Time blocked")).toBeVisible();
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByText("No time off is planned.")).toBeVisible();
});

test.describe("on a device that says UTC", () => {
  test.use({ timezoneId: "UTC" });

  test("the time zone is asked for, and not any more once it is picked", async ({ page }) => {
    await signUp(page, newEmail("no-zone"));
    await openBooking(page, "Maya Okafor");
    const ask = page.getByText("Your device does not say where you are. Please pick your time zone.");
    await expect(ask).toBeVisible();
    await page.getByLabel("Show times in").selectOption("America/Denver");
    await expect(page).toHaveURL(/zone=America/);
    await expect(ask).toHaveCount(0);
  });
});
