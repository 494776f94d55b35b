import type { CaseSubmission, Role, SubscriptionType } from "@standing/contract";
import { signUp } from "../features/accounts/sign-up.ts";
import { agreeToTerms } from "../features/accounts/agree-to-terms.ts";
import { hasAccount } from "../features/admin/has-account.ts";
import { changeRole } from "../features/admin/change-role.ts";
import { grantPlan } from "../features/billing/grant-plan.ts";
import { submitCase } from "../features/cases/submit-case.ts";
import type { RequestContext } from "../kernel/request.ts";
import type { Services } from "../kernel/services.ts";
import { makeDemoAttorney } from "./attorneys.ts";
import { DEMO_ATTORNEYS } from "./profiles.en.ts";
import { makeDemoRecord } from "./record.en.ts";
import { seedDemoForum } from "./forum.ts";
import { makeDemoContent } from "./content.ts";
import { makeDemoSupport } from "./support.en.ts";
import { DEMO_STORIES } from "./stories.en.ts";

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
  /** The newest case gets a second version and notes. */
  record?: boolean;
}

const PASSWORD = "know-where-you-stand";

const PEOPLE: Person[] = [
  {
    email: "claimant@standing.example",
    password: PASSWORD,
    plain: "free plan, one case",
    stories: DEMO_STORIES.slice(0, 1),
    record: true,
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

const ATTORNEY: Person = {
  email: "attorney@standing.example",
  password: PASSWORD,
  plain: "attorney, Premium Plus placement",
  stories: [],
};

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

async function make(services: Services, person: Person): Promise<RequestContext | null> {
  const { user } = await signUp(callOf(services, null), person);
  if (!user) return null;
  const roles = person.role ? [person.role] : [];
  const call = callOf(services, { ...user, roles });
  if (person.role) await changeRole(services.pools, { act: "grant", role: person.role, email: person.email });
  if (person.plan) await grantPlan(services, user.id, person.plan);
  if (person.stories.length > 0) {
    await agreeToTerms(call, { agreement_type: "case_submission", terms_version: "1.0" });
  }
  for (const story of person.stories) await submitCase(call, story);
  return call;
}

/** The attorneys of a world that is being made: reviewed by its claimants, checked by its operator. */
async function makeAttorneys(services: Services, made: Map<string, RequestContext>): Promise<void> {
  const operator = made.get("admin@standing.example");
  const clients = ["claimant@standing.example", "annual@standing.example"].flatMap(
    (email) => made.get(email) ?? [],
  );
  if (!operator || clients.length === 0) return;
  for (const demo of DEMO_ATTORNEYS) {
    const attorney = await make(services, { ...ATTORNEY, email: demo.mailbox });
    if (!attorney) continue;
    made.set(demo.mailbox, attorney);
    await makeDemoAttorney(services, demo, { attorney, operator, clients });
    if (demo === DEMO_ATTORNEYS[0]) await makeDemoContent({ attorney, operator });
  }
}

/** Tickets and suggestions of a world that is being made. */
async function makeSupport(made: Map<string, RequestContext>): Promise<void> {
  const operator = made.get("admin@standing.example");
  if (!operator) return;
  const clients = ["claimant@standing.example", "annual@standing.example"].flatMap(
    (email) => made.get(email) ?? [],
  );
  await makeDemoSupport(operator, clients);
}

/**
 * Fills a new database with a few people and their cases, by the same verbs that people use. Does nothing when they
 * are there.
 * @returns the accounts, for whoever started the product
 */
export async function seedDemoWorld(services: Services): Promise<DemoAccount[]> {
  const made = new Map<string, RequestContext>();
  for (const person of PEOPLE) {
    if (await hasAccount(services.pools, person.email)) continue;
    const call = await make(services, person);
    if (call) made.set(person.email, call);
    if (call && person.record) await makeDemoRecord(call);
  }
  await makeAttorneys(services, made);
  await makeSupport(made);
  await seedDemoForum([
    made.get("claimant@standing.example"),
    made.get("annual@standing.example"),
    made.get(ATTORNEY.email),
  ]);
  return [...PEOPLE, ATTORNEY];
}
