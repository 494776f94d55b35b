import { ORPCError } from "@orpc/server";
import { type Role, type SessionUser, contract } from "@standing/contract";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { loadLibrary } from "../db/load-library.ts";
import { seedDemoWorld } from "../demo/world.ts";
import { ACCESS, CALLERS } from "../testing/access/expected.ts";
import { type Given, sample } from "../testing/access/sample.ts";
import { ATTORNEY_PROFILE } from "../testing/attorney-profile.ts";
import { type TestWorld, testWorld } from "../testing/world.ts";

type Caller = (typeof CALLERS)[number];

/** Makes an attorney of its caller, and so comes last. */
const MAKES_ATTORNEYS = "attorneys.save";

/** Every operation of the contract: its name and what it takes. */
const OPERATIONS = operationsOf(contract, []).toSorted(
  (a, b) => Number(a.name === MAKES_ATTORNEYS) - Number(b.name === MAKES_ATTORNEYS),
);

function operationsOf(part: object, above: string[]): { name: string; input: z.ZodType | undefined }[] {
  return Object.entries(part).flatMap(([key, value]: [string, object]) => {
    const path = [...above, key];
    if (!("~orpc" in value)) return operationsOf(value, path);
    const { inputSchema } = value["~orpc"] as { inputSchema: z.ZodType | undefined };
    return [{ name: path.join("."), input: inputSchema }];
  });
}

let world: TestWorld;
let callers: Record<Caller, SessionUser | null>;
/** Rows of the demo world's people, who are none of the callers. */
let rows: Record<string, string>;

beforeAll(async () => {
  world = await testWorld({ work: false });
  await loadLibrary(world.database.ownerUrl, world.services.log);
  await seedDemoWorld(world.services);
  const person = async (name: string, roles: readonly Role[] = []) => ({
    ...(await world.claimant(`${name}@example.org`)),
    roles: [...roles],
  });
  const attorney = await person("attorney-who-calls");
  await world.as(attorney).client.attorneys.save(ATTORNEY_PROFILE);
  callers = {
    anonymous: null,
    claimant: await person("claimant-who-calls"),
    attorney,
    moderator: await person("moderator", ["moderator"]),
    admin: await person("admin", ["admin"]),
    super_admin: await person("operator", ["super_admin"]),
  };
  rows = await rowsOfOthers();
}, 120_000);
afterAll(() => world.close());

/** One row of each kind, of people of the demo world. */
async function rowsOfOthers(): Promise<Record<string, string>> {
  const claimant = world.as({ ...(await userOf("claimant@standing.example")), roles: [] });
  const { url } = await claimant.client.billing["create-subscription"]({ planType: "monthly" });
  const owner = new Client({ connectionString: world.database.ownerUrl });
  await owner.connect();
  try {
    const one = async (query: string) => {
      const { rows: found } = await owner.query<{ id: string }>(query);
      return found[0]?.id ?? "";
    };
    return {
      topic: (await claimant.client.law.topics()).groups[0]?.topics[0]?.topic ?? "",
      session: url.split("/").at(-1)?.split("?")[0] ?? "",
      user: (await userOf("claimant@standing.example")).id,
      case: await one(
        "select id from cases where user_id = (select id from profiles where email = 'claimant@standing.example')",
      ),
      note: await one("select id from case_notes limit 1"),
      attorney: await one("select id from attorney_profiles where is_listed limit 1"),
      ad: await one("select id from attorney_ads limit 1"),
      booking: await one("select id from consultation_bookings limit 1"),
      review: await one("select id from attorney_reviews limit 1"),
      content: await one("select id from attorney_content where attorney_id is not null limit 1"),
      queue: await one("select id from content_moderation_queue limit 1"),
      slug: await one("select slug as id from published_content limit 1"),
      resource: await one("select slug as id from published_resources limit 1"),
      post: await one("select id from posts limit 1"),
      comment: await one("select id from comments limit 1"),
      category: await one("select id from forum_categories limit 1"),
      ticket: await one("select id from support_tickets limit 1"),
      suggestion: await one("select id from platform_suggestions order by created_at limit 1"),
      suggestion2: await one("select id from platform_suggestions order by created_at desc limit 1"),
      schedule: await one("select id from payment_schedules limit 1"),
      precedent: await one("select id from precedents limit 1"),
      listed: await one("select id from listed_decisions limit 1"),
      firm: await one(
        "insert into law_firms (name, created_by) values ('A firm of others', (select user_id from attorney_profiles where is_listed limit 1)) returning id",
      ),
    };
  } finally {
    await owner.end();
  }
}

async function userOf(email: string): Promise<SessionUser> {
  const { user } = await world.as(null).client.accounts.signIn({ email, password: "know-where-you-stand" });
  if (!user) throw new Error(`${email} was not signed in`);
  return user;
}

const ID_OF: [RegExp, string][] = [
  [/^adminAds|^ads\.(?!forCase)/, "ad"],
  [/^adminAttorneys\.removeReview|^attorneys\.replyToReview/, "review"],
  [/^adminAttorneys|^attorneys/, "attorney"],
  [/^admin\./, "user"],
  [/^cases|^ads\.forCase/, "case"],
  [/^bookings/, "booking"],
  [/^content\.(review|decide)/, "queue"],
  [/^content\.(?!saveDraft|submit)/, "content"],
  [/^firms/, "firm"],
  [/^forum\.(get|follow|reply|markHelpful|history)|^moderation\.act/, "post"],
  [/^forum\.(vote|report|edit|remove)/, "post"],
  [/^support\.|^supportDesk\.(ticket|updateTicket|respond)/, "ticket"],
  [/^suggestions|^supportDesk/, "suggestion"],
  [/^analysis\.listedDecision/, "listed"],
  [/^analysis/, "precedent"],
];

/** Decisions that leave the rows of the demo world as they are, as far as may be. */
const DECISIONS: Record<string, Given> = {
  "admin.suspendUser": { suspended: true },
  "adminAds.decide": { decision: "approved" },
  "adminAds.decideClaims": { decision: "accepted" },
  "adminAttorneys.decide": { decision: "approved" },
  "moderation.act": { act: "keep" },
  "moderation.decideAppeal": { decision: "refused" },
};

/** What the keys of an operation's input are given. */
function givenTo(name: string, caller: Caller): Given {
  const kind = ID_OF.find(([pattern]) => pattern.test(name))?.[1];
  return {
    ...(kind && rows[kind] ? { id: rows[kind] } : {}),
    ...(name.startsWith("resources") ? { slug: rows["resource"] } : { slug: rows["slug"] }),
    email: `${caller}@example.com`,
    case_id: rows["case"],
    caseId: rows["case"],
    attorney_id: rows["attorney"],
    user_id_param: rows["user"],
    note_id: rows["note"],
    comment_id: rows["comment"],
    session_id: rows["session"],
    sessionId: rows["session"],
    into: rows["suggestion2"],
    topic: rows["topic"],
    letter: "keep_video",
    payment_schedule_id: rows["schedule"],
    categories: [rows["category"]],
    password: "not the password of anybody",
    current_password: "not the password of anybody",
    new_password: "another password of nobody",
    bar_number: "12345678",
    regulator: "State Bar of Texas",
    time_zone: "America/Chicago",
    working_hours: [],
    geographic_location: "TX",
    code: "123456",
    token: "nobody-was-ever-sent-this-token-of-43-letters",
    suspended: false,
    step: name === "cases.tickStep" ? "a step" : 1,
    languages_spoken: ["English"],
    tags: [],
    target_locations: [],
    zip_code: null,
    seen: "2026-01-01T00:00:00.000Z",
    ...DECISIONS[name],
  };
}

/** What becomes of one call, in one letter; anything but an answer or a refusal stops the test. */
async function call(name: string, caller: Caller, input: unknown): Promise<string> {
  const user = callers[caller];
  const ip = `2001:db8:${CALLERS.indexOf(caller)}:${OPERATIONS.findIndex((found) => found.name === name)}::1`;
  const { client } = world.as(user, ip);
  const procedure = name
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], client);
  try {
    const answer = await (procedure as (given: unknown) => Promise<unknown>)(input);
    if (name === "cases.events") await (answer as AsyncGenerator).return(undefined);
    return "+";
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    if (error.code === "UNAUTHORIZED") return "-";
    if (error.code === "FORBIDDEN") return "x";
    if (error.code === "NOT_FOUND") return "0";
    if (error.status >= 500 && error.status !== 503 && error.status !== 502) throw error;
    if (error.code === "BAD_REQUEST") throw new Error(`${name} refused its input`, { cause: error });
    return "r";
  }
}

describe("who may call what", () => {
  test("every operation has a line, and every line an operation", () => {
    expect(Object.keys(ACCESS).sort()).toEqual(OPERATIONS.map(({ name }) => name).sort());
  });

  test.each(OPERATIONS)("$name", async ({ name, input }) => {
    let seen = "";
    for (const caller of CALLERS) seen += await call(name, caller, sample(input, givenTo(name, caller)));
    expect(seen).toBe(ACCESS[name]);
  });
});
