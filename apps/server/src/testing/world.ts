import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRouterClient } from "@orpc/server";
import type { SessionUser } from "@standing/contract";
import { readConfig } from "../config.ts";
import { type TestDatabase, testDatabase } from "./database.ts";
import { auditedCalls } from "./audited.ts";
import { createHttpApp } from "../http/app.ts";
import { createLog } from "../kernel/log.ts";
import { type RunningServices, createServices } from "../services.ts";
import { router } from "../router.ts";
import { readOutbox } from "../ports/mail/local.ts";

const ORIGIN = "http://standing.test";

/** The product without pages, on a database of its own, as the procedures and the HTTP layer see it. */
export async function testWorld(options: { work?: boolean; environment?: Record<string, string> } = {}) {
  const home = await mkdtemp(join(tmpdir(), "standing-world-"));
  const database: TestDatabase = await testDatabase();
  const faultFile = join(home, "faults.json");
  const config = readConfig({ STANDING_HOME: home, STANDING_FAULT_FILE: faultFile, ...options.environment });
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  const services: RunningServices = await createServices(config, database.appUrl, ORIGIN, log);
  if (options.work ?? true) await services.work();
  const { app } = createHttpApp(services, {
    clientFolder: null,
    takes: () => true,
    handle: async () => new Response("a page", { headers: { "content-type": "text/html" } }),
  });

  const audited = auditedCalls(database);
  let calls = 0;

  /** A caller of the contract's procedures, signed in or not, from an address, with the headers of its request. */
  function as(user: SessionUser | null, ip = "192.0.2.1", headers = new Headers()) {
    const responseHeaders = new Headers();
    const client = createRouterClient(router, {
      interceptors: [
        async (call) => {
          const requestId = `test-${(calls += 1)}`;
          const answer = await call.next({ ...call, context: { ...call.context, requestId } });
          await audited.check(call.path, requestId);
          return answer;
        },
      ],
      context: {
        services,
        requestId: "test",
        ip,
        userAgent: headers.get("user-agent") ?? "test agent",
        origin: ORIGIN,
        headers,
        responseHeaders,
        user,
        signal: new AbortController().signal,
      },
    });
    return { client, responseHeaders };
  }

  return {
    services,
    database,
    lines,
    as,
    fetch: (path: string, init?: RequestInit) => app.request(`${ORIGIN}${path}`, init, {}),
    origin: ORIGIN,
    mails: () => readOutbox(join(home, "outbox")),
    /** Signs up a claimant who has agreed to the terms. */
    async claimant(email: string): Promise<SessionUser> {
      const { user } = await as(null, `198.51.100.${email.length}`).client.accounts.signUp({
        email,
        password: "a long enough password",
        accept_terms: true,
      });
      if (!user) throw new Error("Nobody was signed up");
      await as(user).client.accounts.agreeToTerms({
        agreement_type: "case_submission",
        terms_version: "1.0",
      });
      return user;
    },
    /** Makes the named steps fail so many times. */
    fault: (pending: Record<string, number>) => writeFile(faultFile, JSON.stringify(pending)),
    pendingFaults: async () => JSON.parse(await readFile(faultFile, "utf8")) as Record<string, number>,
    async close() {
      await services.close();
      await database.drop();
      await rm(home, { recursive: true, force: true });
      audited.end();
    },
  };
}

export type TestWorld = Awaited<ReturnType<typeof testWorld>>;

/** Asks until the answer is there. Throws after a generous time, so that a test ends. */
export async function until<T>(ask: () => Promise<T | null | false | undefined>): Promise<T> {
  const end = Date.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error("It did not happen in 30 seconds");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
