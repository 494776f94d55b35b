import type { StripeSettings } from "./stripe.ts";

interface Environment {
  PAYMENTS?: "sandbox" | "stripe" | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string[] | undefined;
  STRIPE_API_URL?: string | undefined;
}

/** Why the settings of Stripe make no sense together, for the sentence that refuses the start. */
export function stripeContradictions(env: Environment, production: boolean): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secrets, STRIPE_API_URL: apiUrl } = env;
  const reasons: string[] = [];
  if (key && !secrets) reasons.push("STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it");
  if (secrets && !key) reasons.push("STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY beside it");
  if (apiUrl && !key) reasons.push("STRIPE_API_URL needs STRIPE_SECRET_KEY beside it");
  if (apiUrl && !URL.canParse(apiUrl)) reasons.push("STRIPE_API_URL must be a whole address");
  if (apiUrl && production) reasons.push("STRIPE_API_URL must not be set in production");
  if (env.PAYMENTS === "stripe" && !key) reasons.push("PAYMENTS=stripe needs STRIPE_SECRET_KEY beside it");
  if (env.PAYMENTS === "sandbox" && key) reasons.push("PAYMENTS=sandbox does not go with STRIPE_SECRET_KEY");
  if (production && !key && env.PAYMENTS === undefined) {
    reasons.push(
      "STRIPE_SECRET_KEY must be set in production, or PAYMENTS=sandbox, which gives everything away without money",
    );
  }
  return reasons;
}

/** Undefined: the sandbox takes no money. */
export function stripeSettings(env: Environment): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = env;
  if (secretKey === undefined || webhookSecrets === undefined) return undefined;
  return { secretKey, webhookSecrets, apiUrl: env.STRIPE_API_URL };
}
