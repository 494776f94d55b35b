import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { type Client, type RequestContext, clientContext } from "./request-context.ts";

interface Page {
  action?: (call: { request: Request; params: object; context: RouterContextProvider }) => unknown;
}

const app = import.meta.dirname;
const ID = "0732ea72-6657-43d0-bceb-5beea3d7ae42";
const pages = globSync("routes/**/*.{ts,tsx}", { cwd: app })
  .filter((file) => /export (async )?function action/.test(readFileSync(path.join(app, file), "utf8")))
  .toSorted();

/** Names each call of the contract, and answers none. */
function recording(calls: string[], at: string[] = []): unknown {
  return new Proxy(() => null, {
    get: (_, name) => recording(calls, [...at, String(name)]),
    apply: () => {
      calls.push(at.join("."));
      throw new Error(`${at.join(".")} was called`);
    },
  });
}

/** Sends a form to a page as an operator; what its action answers or throws, and what it called before. */
async function send(file: string, body: string) {
  const { action } = (await import(path.join(app, file))) as Page;
  const calls: string[] = [];
  const context = new RouterContextProvider();
  context.set(clientContext, {
    client: recording(calls) as Client,
    session: {
      user: {
        id: ID,
        email: "a@example.org",
        roles: ["super_admin"],
        emailVerified: true,
        secondStepMissing: false,
      },
    },
    cspNonce: "",
    requestId: "test",
    locale: "en",
    origin: "http://standing.test",
    production: false,
    cookies: { get: () => null, set: () => undefined },
    refused: () => undefined,
  } satisfies RequestContext);
  const request = new Request(`http://standing.test/page?selected=${ID}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
  const params = new Proxy({}, { get: () => ID });
  const answer = await Promise.resolve(action?.({ request, params, context })).catch(
    (error: unknown) => error,
  );
  return { status: (answer as { init?: { status?: number } }).init?.status, calls };
}

test("pages with actions are found", () => expect(pages.length).toBeGreaterThan(50));

describe.each(pages)("%s", (file) => {
  test.each(["intent=nonsense", "intent=nonsense&intent=save", "intent=__proto__", "intent=toString"])(
    "refuses %s before it does anything",
    async (body) => expect(await send(file, body)).toEqual({ status: 400, calls: [] }),
  );
});

test("no page reads its form in another way", () => {
  const readers = globSync("**/*.{ts,tsx}", { cwd: app })
    .filter((file) => !file.endsWith(".test.ts"))
    .filter((file) => /request\s*\.formData\(/.test(readFileSync(path.join(app, file), "utf8")));
  expect(readers).toEqual(["shell/page-form.server.ts"]);
});
