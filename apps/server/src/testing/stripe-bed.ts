import type { SessionUser } from "@standing/contract";
import { type StripeFake, startStripeFake } from "./fake-stripe.ts";
import { testWorld } from "./world.ts";
import { billingHandlers } from "../features/billing/jobs.ts";

type Events = ReturnType<StripeFake["pay"]>;
type Client = ReturnType<Awaited<ReturnType<typeof testWorld>>["as"]>["client"];

/** For tests: the product on a fake Stripe, people who buy, and what Stripe tells of it. */
export async function stripeBed() {
  const stripe: StripeFake = await startStripeFake();
  const world = await testWorld({
    work: false,
    environment: {
      STRIPE_SECRET_KEY: stripe.key,
      STRIPE_WEBHOOK_SECRET: stripe.secret,
      STRIPE_API_URL: stripe.url,
    },
  });

  /** Sends what Stripe tells to the one address, one after the other; returns the answers' states. */
  async function tell(events: Events): Promise<number[]> {
    const states = [];
    for (const event of events) {
      const { body, signature } = stripe.sign(event);
      const headers = { "stripe-signature": signature, "content-type": "application/json" };
      states.push((await world.fetch("/api/webhooks/stripe", { method: "POST", body, headers })).status);
    }
    return states;
  }

  const sessionOf = (url: string) => url.split("/").at(-1) ?? "";

  const nameOf = (thing: string | { id: string } | null) =>
    typeof thing === "string" ? thing : (thing?.id ?? "");

  let people = 0;
  async function somebody() {
    people += 1;
    const email = `stripe-${people}@example.org`;
    const id = await world.database.addUser(email);
    const user: SessionUser = { id, email, email_verified: true, roles: [], second_step_missing: false };
    const { client } = world.as(user);
    return { user, client };
  }

  async function checkout(client: Client, planType: "monthly" | "annual" = "monthly") {
    return sessionOf((await client.billing["create-subscription"]({ planType })).url);
  }

  async function onPlan(planType: "monthly" | "annual" = "monthly") {
    const one = await somebody();
    const session_id = await checkout(one.client, planType);
    await tell(stripe.pay(session_id));
    const [row] = await world.database.asOwner<{ id: string; order_id: string }>(
      `select o.id as order_id, r.provider_subscription_id as id from orders o
     join recurring_purchases r on r.order_id = o.id where o.user_id = $1`,
      [one.user.id],
    );
    return { ...one, session_id, id: row?.id ?? "", order_id: row?.order_id ?? "" };
  }

  const later = (days: number) => ({
    ...world.services,
    now: () => new Date(Date.now() + days * 86_400_000),
  });
  const plan = async (client: Client) => (await client.billing.subscription()).subscription_type;
  const statesOf = async (user: SessionUser) =>
    (
      await world.database.asOwner<{ status: string }>(
        "select status from orders where user_id = $1 order by created_at",
        [user.id],
      )
    ).map((row) => row.status);
  const mailsTo = async (user: SessionUser) =>
    (
      await world.database.asOwner<{ subject: string }>(
        "select data ->> 'subject' as subject from pgboss.job where name = 'send-mail' and data ->> 'to' = $1 and data ->> 'subject' not like 'Confirm%' order by created_on",
        [user.email],
      )
    ).map((row) => row.subject);

  async function submitted(client: Client): Promise<string> {
    await client.accounts.agreeToTerms({ agreement_type: "case_submission", terms_version: "1.0" });
    return (await client.cases.submit(story)).id;
  }

  const story = {
    title: "A case",
    legal_category: "other" as const,
    description: "My landlord kept my deposit.",
  };

  /** Does what the newest job of a queue asks for, as the worker would. */
  async function doJob(name: string): Promise<void> {
    const [job] = await world.database.asOwner<{ data: unknown }>(
      "select data from pgboss.job where name = $1 order by created_on desc limit 1",
      [name],
    );
    const handler = billingHandlers(world.services).find(({ spec }) => spec.name === name);
    if (!job || !handler) throw new Error("Nothing was queued");
    await handler.run(job.data, { number: 1, of: 1 });
  }

  return {
    doJob,
    stripe,
    world,
    tell,
    somebody,
    checkout,
    onPlan,
    plan,
    statesOf,
    mailsTo,
    submitted,
    sessionOf,
    nameOf,
    later,
    async close() {
      await world.close();
      await stripe.close();
    },
  };
}
