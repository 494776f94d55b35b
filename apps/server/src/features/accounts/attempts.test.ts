import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";

const password = "seven brown foxes";
let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** An account, and the cookies of the device on which it was made. */
async function owner(email: string, ip = "198.51.100.1") {
  const { client, responseHeaders } = world.as(null, ip);
  await client.accounts.signUp({ email, password, accept_terms: true });
  return cookiesOf(responseHeaders);
}

type Visitor = ReturnType<TestWorld["as"]>["client"];
const from = (ip: string, cookie = ""): Visitor =>
  world.as(null, ip, cookie === "" ? new Headers() : new Headers({ cookie })).client;

const codeOf = (error: unknown) => (error as { code: string }).code;

/** What each attempt was answered, one after the other. */
async function inTurn(count: number, attempt: (n: number) => Promise<unknown>): Promise<string[]> {
  const answers: string[] = [];
  for (let n = 0; n < count; n += 1) answers.push(await attempt(n).then(() => "in", codeOf));
  return answers;
}

const counted = (answers: string[], code: string) => answers.filter((answer) => answer === code).length;

describe("wrong passwords for one account", () => {
  test("are slowed when they come from many addresses; the account's own device goes on", async () => {
    const email = "spread@example.org";
    const device = await owner(email);
    const answers = await inTurn(30, (n) =>
      from(`203.0.113.${n}`).accounts.signIn({ email, password: "guess" }),
    );
    expect(counted(answers, "INVALID_CREDENTIALS")).toBe(10);
    expect(counted(answers, "RATE_LIMITED")).toBe(20);
    await expect(from("203.0.113.99").accounts.signIn({ email, password })).rejects.toMatchObject({
      code: "RATE_LIMITED",
    });
    await expect(from("203.0.113.99", device).accounts.signIn({ email, password })).resolves.toMatchObject({
      user: { email },
    });
  });

  test("are slowed when they come from one /64, whatever the account", async () => {
    const answers = await inTurn(70, (n) =>
      from(`2001:db8:7:7::${(n + 1).toString(16)}`).accounts.signIn({
        email: `sprayed-${n}@example.org`,
        password: "guess",
      }),
    );
    expect(counted(answers, "INVALID_CREDENTIALS")).toBe(60);
    await expect(
      from("2001:db8:7:8::1").accounts.signIn({ email: "elsewhere@example.org", password: "guess" }),
    ).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
  });

  test("are slowed on a known device, too, and a device knows its own account only", async () => {
    const email = "mine@example.org";
    const device = await owner(email);
    const answers = await inTurn(12, () =>
      from("203.0.113.5", device).accounts.signIn({ email, password: "guess" }),
    );
    expect(answers.slice(10)).toEqual(["RATE_LIMITED", "RATE_LIMITED"]);
    await owner("theirs@example.org", "198.51.100.2");
    await inTurn(10, (n) =>
      from(`203.0.114.${n}`).accounts.signIn({ email: "theirs@example.org", password: "guess" }),
    );
    await expect(
      from("203.0.113.6", device).accounts.signIn({ email: "theirs@example.org", password }),
    ).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  test("do not shut out an owner on a new device: a reset link opens it", async () => {
    const email = "new-device@example.org";
    await owner(email);
    await inTurn(11, (n) => from(`203.0.115.${n}`).accounts.signIn({ email, password: "guess" }));
    await from("203.0.115.99").accounts.requestPasswordReset({ email });
    const mail = await until(async () =>
      (await world.mails()).find((one) => one.to === email && one.subject === "Set a new password"),
    );
    const token = /token=(\S+)/.exec(mail.text)?.[1] ?? "";
    const { client, responseHeaders } = world.as(null, "203.0.115.99");
    await client.accounts.resetPassword({ token, password: "eight green foxes" });
    const here = from("203.0.115.99", cookiesOf(responseHeaders));
    await expect(here.accounts.signIn({ email, password: "eight green foxes" })).resolves.toMatchObject({
      user: { email },
    });
  });

  test("signing in rightly is no guess: it uses up nothing", async () => {
    const email = "often@example.org";
    await owner(email);
    const answers = await inTurn(15, () => from("203.0.116.1").accounts.signIn({ email, password }));
    expect(counted(answers, "in")).toBe(15);
  });
});

test("signing up, asking for links and guessing codes are counted by account and by /64 alike", async () => {
  const email = "counted@example.org";
  await owner(email);
  const signUps = await inTurn(8, (n) =>
    from(`203.0.117.${n}`).accounts.signUp({ email, password: "another guess", accept_terms: true }),
  );
  expect(counted(signUps, "RATE_LIMITED")).toBeGreaterThanOrEqual(3);
  const links = await inTurn(25, (n) =>
    from(`2001:db8:9:9::${(n + 1).toString(16)}`).accounts.requestPasswordReset({
      email: `asked-${n}@example.org`,
    }),
  );
  expect(counted(links, "RATE_LIMITED")).toBe(5);
  const codes = await inTurn(35, (n) =>
    from(`2001:db8:9:a::${(n + 1).toString(16)}`).accounts.signInWithCode({ code: "123456" }),
  );
  expect(counted(codes, "RATE_LIMITED")).toBe(5);
});

test("a flood of sign-ins is refused for a moment, and people of other networks get in meanwhile", async () => {
  const email = "rightful@example.org";
  const device = await owner(email);
  let hashed = 0;
  const flood = Array.from({ length: 58 }, async (_, n) => {
    const { client, responseHeaders } = world.as(null, "203.0.118.1");
    const code = await client.accounts
      .signIn({ email: `nobody-${n}@example.org`, password: "guess" })
      .then(() => "in", codeOf);
    if (code === "INVALID_CREDENTIALS") hashed += 1;
    return { code, retry: responseHeaders.get("retry-after") };
  });
  const stranger = from("203.0.118.2").accounts.signIn({ email, password });
  const known = from("203.0.118.1", device).accounts.signIn({ email, password });
  await expect(known).resolves.toMatchObject({ user: { email } });
  await expect(stranger).resolves.toMatchObject({ user: { email } });
  expect(hashed, "strangers who were served before").toBeLessThan(15);
  const answers = await Promise.all(flood);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["INVALID_CREDENTIALS", "BUSY"]));
  for (const { code, retry } of answers) expect(retry === null, code).toBe(code !== "BUSY");
});

test("over HTTP a refusal for now says when to come back", async () => {
  const send = () =>
    world.fetch("/api/session", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "http@example.org", password: "guess" }),
    });
  for (let n = 0; n < 10; n += 1) expect((await send()).status).toBe(401);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
