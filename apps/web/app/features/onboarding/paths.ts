/** Where a new attorney goes when the profile stands. */
export const AFTER_ONBOARDING = "/attorney-dashboard";

/** The address of one step of the attorney's form. */
export const onboardingStep = (step: number) => `/attorney-onboarding?step=${step}`;

/** The address that goes on with the attorney's form after a firm was chosen. */
export const continueWithFirm = (firmId: string, role: string) =>
  `/attorney-onboarding?firmId=${firmId}&firmRole=${role}&step=continue`;
