import { join } from "node:path";
import { createRouterClient } from "@orpc/server";
import type { SessionUser } from "@standing/contract";
import { Client } from "pg";
import { RouterContextProvider } from "react-router";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { analyzeCase } from "../features/cases/analyze-case.ts";
import { router } from "../router.ts";
import { type TestWorld, testWorld } from "../testing/world.ts";

/** The pages' own loaders, which the server knows only as a finished build. */
const WEB = join(import.meta.dirname, "../../../web/app");

interface Loader {
  (arguments_: { request: Request; context: RouterContextProvider; params: object }): unknown;
}

let world: TestWorld;
let claimant: SessionUser;
let caseId: string;
beforeAll(async () => {
  world = await testWorld({ work: false });
  claimant = await world.claimant("reads@standing.example");
  const { client } = world.as(claimant);
  const { id } = await client.cases.submit({
    title: "Deposit not returned",
    legal_category: "real_estate_law",
    description:
      "My landlord kept my security deposit of $1,900 after I moved out on June 3, 2026 and never sent a list.",
    incident_state: "CA",
  });
  caseId = id;
  await analyzeCase(world.services, id, { number: 1, of: 1 });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

/** Runs the loaders of a page beside each other, as the pages do, and counts what reaches Postgres for the actor. */
async function readsOf(path: string, route: string, user: SessionUser | null, params: object) {
  const [root, page, { clientContext }] = (await Promise.all(
    ["root.tsx", `routes/${route}`, "request-context.ts"].map((file) => import(join(WEB, file))),
  )) as [{ loader: Loader }, { loader: Loader }, { clientContext: never }];
  const context = new RouterContextProvider();
  context.set(clientContext, {
    client: createRouterClient(router, {
      context: {
        services: world.services,
        requestId: "test",
        ip: "192.0.2.1",
        userAgent: "test agent",
        origin: world.origin,
        headers: new Headers(),
        responseHeaders: new Headers(),
        user,
        signal: new AbortController().signal,
      },
    }),
    session: { user: user && { ...user, emailVerified: true, secondStepMissing: false } },
    cspNonce: "nonce",
    requestId: "test",
    locale: "en",
    origin: world.origin,
    production: false,
    cookies: { get: () => null, set: () => {} },
    refused: () => {},
  } as never);
  const request = new Request(`${world.origin}${path}`);
  const sent = vi.spyOn(Client.prototype, "query");
  await Promise.all([root, page].map(({ loader }) => loader({ request, context, params })));
  const texts = sent.mock.calls
    .map(([query]: unknown[]) => (typeof query === "string" ? query : (query as { text: string }).text))
    .filter((text) => !text.includes("pgboss"));
  vi.restoreAllMocks();
  const transactions = texts.filter((text) => text.startsWith("begin")).length;
  const ends = texts.filter((text) => /^(?:commit|rollback)$/.test(text)).length;
  return { transactions, statements: texts.length - transactions - ends };
}

interface Page {
  path: string;
  route: string;
  signedIn?: true;
  transactions: number;
  statements: number;
}

const PAGES: Page[] = [
  { path: "/", route: "landing/home.tsx", transactions: 0, statements: 0 },
  { path: "/search?q=deposit", route: "search/search.tsx", transactions: 1, statements: 8 },
  { path: "/forum", route: "forum/forum.tsx", transactions: 1, statements: 3 },
  { path: "/attorneys", route: "attorneys/attorneys.tsx", transactions: 1, statements: 3 },
  { path: "/legal-resources", route: "resources/legal-resources.tsx", transactions: 1, statements: 2 },
  { path: "/dashboard", route: "cases/dashboard.tsx", signedIn: true, transactions: 1, statements: 6 },
  { path: "/case/{id}", route: "cases/case.tsx", signedIn: true, transactions: 1, statements: 22 },
];

test.each(PAGES)(
  "$path reads in one transaction at most, and in few statements",
  async ({ path, route, signedIn, transactions, statements }) => {
    const user = signedIn ? claimant : null;
    const found = await readsOf(path.replace("{id}", caseId), route, user, { id: caseId });
    expect(found).toEqual({ transactions, statements });
  },
);
