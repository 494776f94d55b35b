import path from "node:path";
import type { Page } from "@playwright/test";
import { newEmail, signUp, toast } from "./support/people.ts";
import { expect, test } from "./support/journey.ts";

const PICTURE = path.resolve(import.meta.dirname, "../docs/screenshot.png");

async function fillLicence(page: Page) {
  await page.getByLabel("Bar state").selectOption("OH");
  await page.getByLabel("Bar number").fill("0099887");
  await page.getByLabel("Years of practice").fill("7");
  await page.getByLabel("Tax Law").check();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 3 of 4: Consultation")).toBeVisible();
}

test("alone: four steps, a reload in the middle, a photo cut to a square, and the profile stands", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page, newEmail("solo-attorney"));
  await page.goto("/attorney-onboarding");
  await expect(page.getByText("Step 1 of 4: Personal info")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Please type your first name.")).toBeVisible();
  await page.getByLabel("First name").fill("Sam");
  await page.getByLabel("Last name").fill("Solo");
  await page.getByLabel("I own a law firm").check();
  await expect(page.getByRole("button", { name: "Continue to Law Firm Setup" })).toBeVisible();
  await page.getByLabel("I practice alone").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next" }).click();
  await fillLicence(page);

  await page.reload();
  await expect(page.getByText("Step 3 of 4: Consultation")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Bar number")).toHaveValue("0099887");
  await expect(page.getByLabel("Tax Law")).toBeChecked();
  await page.goto("/attorney-onboarding");
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page.getByLabel("Consultation fee in dollars")).toHaveCount(0);
  await page.getByLabel("Paid").check();
  await page.getByLabel("Consultation fee in dollars").fill("a lot");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Please type a fee in dollars, at most 10,000.")).toBeVisible();
  await page.getByLabel("Consultation fee in dollars").fill("75");
  await page.getByRole("textbox", { name: "Tax Law" }).fill("Letters from the IRS.");
  await page.getByRole("button", { name: "Next" }).click();

  await page.getByLabel("Choose a picture").setInputFiles(PICTURE);
  await page.getByLabel("Size").fill("50");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save photo" }).click();
  await expect(toast(page, "Photo saved")).toBeVisible();
  await expect(page.getByAltText("Your photo as others see it")).toBeVisible();
  await page.getByLabel("Bio").fill("I explain taxes.");
  await page.getByRole("button", { name: "Create profile" }).click();
  await expect(toast(page, "Profile Created")).toBeVisible();
  await expect(toast(page, "Your attorney profile has been created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/attorney-dashboard$/u);
  await page.goto("/attorney-profile/edit");
  await page.getByRole("main").locator('a[href^="/attorney/"]').first().click();
  await expect(page.getByRole("heading", { name: "Sam Solo" })).toBeVisible();
  await expect(page.getByText("$75 Consultation")).toBeVisible();
  await expect(page.getByText("English")).toBeVisible();
  await expect(page.getByText("This profile is not in the directory.", { exact: false })).toBeVisible();
  const photo = page.getByAltText("Photo of Sam Solo");
  await expect(photo).toBeVisible();
  const shape = await photo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  expect(shape).toBe(1);

  await page.getByRole("link", { name: "Edit Profile" }).click();
  await page.getByLabel("City of your office").fill("Dayton");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(toast(page, "Profile saved")).toBeVisible();
  await page.goto("/attorney-onboarding");
  await expect(page.getByLabel("City of your office")).toHaveValue("Dayton");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("through a firm: the owner sets it up, then goes on at step 2, and belongs to it", async ({
    page,
  }) => {
    await signUp(page, newEmail("firm-owner"));
    await page.goto("/attorney-onboarding");
    await page.getByLabel("First name").fill("Olive");
    await page.getByLabel("Last name").fill("Owner");
    await page.getByLabel("I own a law firm").check();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL("/law-firm-onboarding?role=owner");
    await expect(page.getByLabel("Your role")).toHaveCount(0);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Please type the name of the firm.")).toBeVisible();
    await page.getByLabel("Firm name").fill("Olive & Partners");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("City").fill("Akron");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Create law firm" }).click();
    await expect(page.getByText("Law Firm Created")).toBeVisible();
    await expect(page).toHaveURL(/\/attorney-onboarding\?firmId=[0-9a-f-]{36}&firmRole=owner&step=continue/);
    await expect(page.getByText("Your firm: Olive & Partners")).toBeVisible();
    await expect(page.getByText("Step 2 of 4")).toBeVisible();
    await fillLicence(page);
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Bio").fill("I run the firm.");
    await page.getByRole("button", { name: "Create profile" }).click();
    await expect(page.getByText("Profile Created")).toBeVisible();
    await expect(page).toHaveURL(/\/attorney-dashboard$/u);

    await page.goto("/attorney-profile/edit");
    await page.getByRole("link", { name: "Manage the firm" }).click();
    await expect(page.getByText("Owner · Primary contact")).toBeVisible();
    await page.getByLabel("Email address").fill("new@law.example");
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText("Invitation sent")).toBeVisible();
    await expect(page.getByText("new@law.example")).toBeVisible();
  });
});

test("part of a firm: the role is asked for, a firm is found and its owner asked", async ({
  page,
  expectAccessible,
}) => {
  await signUp(page, newEmail("member"));
  await page.goto("/law-firm-onboarding?role=part_of_firm");
  await expect(page.getByLabel("Your role").last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Name of the firm" }).fill("no such firm at all");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No firm of that name is here yet.")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/attorney-onboarding/);
  await page.goto("/firm-invitation?token=made-up");
  await expect(page.getByText("This invitation no longer works")).toBeVisible();
  await expectAccessible(page);
});
