import type { CaseSubmission, Role, SubscriptionType } from "@standing/contract";
import { signUp } from "../../features/accounts/sign-up.ts";
import { agreeToTerms } from "../../features/accounts/agree-to-terms.ts";
import { hasAccount } from "../../features/admin/has-account.ts";
import { changeRole } from "../../features/admin/change-role.ts";
import { grantPlan } from "../../features/billing/grant-plan.ts";
import { submitCase } from "../../features/cases/submit-case.ts";
import type { RequestContext } from "../../kernel/request.ts";
import type { Services } from "../../kernel/services.ts";
import { DEMO_STORIES } from "./demo-stories.en.ts";

export interface DemoAccount {
  email: string;
  password: string;
  /** What the account shows. */
  plain: string;
}

interface Person extends DemoAccount {
  role?: Role;
  plan?: SubscriptionType;
  stories: CaseSubmission[];
}

const PASSWORD = "know-where-you-stand";

const PEOPLE: Person[] = [
  {
    email: "claimant@standing.example",
    password: PASSWORD,
    plain: "free plan, one case",
    stories: DEMO_STORIES.slice(0, 1),
  },
  {
    email: "annual@standing.example",
    password: PASSWORD,
    plain: "annual plan, full reports",
    plan: "annual",
    stories: DEMO_STORIES.slice(1),
  },
  {
    email: "admin@standing.example",
    password: PASSWORD,
    plain: "super_admin",
    role: "super_admin",
    plan: "annual",
    stories: [],
  },
];

/** A call as a person at this machine would make it. */
function callOf(services: Services, user: RequestContext["user"]): RequestContext {
  return {
    services,
    requestId: "demo-world",
    ip: "127.0.0.1",
    userAgent: "demo world",
    origin: "http://localhost",
    headers: new Headers(),
    responseHeaders: new Headers(),
    user,
    signal: AbortSignal.timeout(60_000),
  };
}

async function make(services: Services, person: Person): Promise<void> {
  const { user } = await signUp(callOf(services, null), person);
  if (!user) return;
  const call = callOf(services, user);
  if (person.role) await changeRole(services.pools, { act: "grant", role: person.role, email: person.email });
  if (person.plan) await grantPlan(services, user.id, person.plan);
  if (person.stories.length > 0) {
    await agreeToTerms(call, { agreement_type: "case_submission", terms_version: "1.0" });
  }
  for (const story of person.stories) await submitCase(call, story);
}

/**
 * Fills a new database with a few people and their cases, by the same verbs that people use. Does nothing when they
 * are there.
 * @returns the accounts, for whoever started the product
 */
export async function seedDemoWorld(services: Services): Promise<DemoAccount[]> {
  for (const person of PEOPLE) {
    if (!(await hasAccount(services.pools, person.email))) await make(services, person);
  }
  return PEOPLE;
}
