import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";

const password = "seven brown foxes";
let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

const tokenIn = (text: string) => /token=(\S+)/.exec(text)?.[1] ?? "";

async function tokens(email: string, subject: string, count: number): Promise<string[]> {
  const mails = await until(async () => {
    const found = (await world.mails()).filter((mail) => mail.to === email && mail.subject === subject);
    return found.length >= count ? found : null;
  });
  return mails.map(({ text }) => tokenIn(text));
}

async function person(email: string) {
  const { client } = world.as(null, `198.51.100.${email.length}`);
  const { user } = await client.accounts.signUp({ email, password, accept_terms: true });
  return { visitor: client, ...world.as(user) };
}

async function resetLinks(email: string, count: number) {
  for (let n = 0; n < count; n += 1) await world.as(null).client.accounts.requestPasswordReset({ email });
  return tokens(email, "Set a new password", count);
}

const reset = (token = "", next = "eight green foxes") =>
  world.as(null).client.accounts.resetPassword({ token, password: next });
const dead = { code: "INVALID_TOKEN" };

describe("every link of a person dies", () => {
  test("when a sister link is used, also at the same moment", async () => {
    await person("sister@example.org");
    const [first, second, third] = await resetLinks("sister@example.org", 3);
    const outcomes = await Promise.allSettled([reset(first), reset(second)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: dead });
    await expect(reset(third)).rejects.toMatchObject(dead);
  });

  test("when the password is changed", async () => {
    const { client } = await person("changed@example.org");
    const [link] = await resetLinks("changed@example.org", 1);
    await client.ownAccount.changePassword({ current_password: password, new_password: "nine blue foxes" });
    await expect(reset(link)).rejects.toMatchObject(dead);
  });

  test("when the account moves to another address: who holds the old mailbox gets nothing", async () => {
    const { client } = await person("old-mailbox@example.org");
    const [link] = await resetLinks("old-mailbox@example.org", 1);
    const [verify] = await tokens("old-mailbox@example.org", "Confirm your email address", 1);
    await client.ownAccount.requestEmailChange({ new_email: "new-mailbox@example.org", password });
    const [move] = await tokens("new-mailbox@example.org", "Confirm your new email address", 1);
    await world.as(null).client.ownAccount.confirmEmailChange({ token: move ?? "" });
    await expect(reset(link)).rejects.toMatchObject(dead);
    const opened = await world.fetch(`/api/auth/verify-email?token=${verify}`);
    expect(opened.headers.get("location")).toBe("/?error=INVALID_TOKEN");
    expect(opened.headers.getSetCookie().filter((set) => !set.startsWith("standing_flash="))).toEqual([]);
  });
});

test("no link can be read from the database", async () => {
  await person("at-rest@example.org");
  const all = [
    ...(await resetLinks("at-rest@example.org", 1)),
    ...(await tokens("at-rest@example.org", "Confirm your email address", 1)),
  ];
  const rows = JSON.stringify(await world.database.asOwner("select * from auth.verification"));
  expect(all.filter((token) => token.length > 40)).toHaveLength(2);
  for (const token of all) expect(rows).not.toContain(token);
});

describe("the link that confirms an address", () => {
  test("may be opened again, signs in once, and leads to this site alone", async () => {
    await person("confirm@example.org");
    const [token] = await tokens("confirm@example.org", "Confirm your email address", 1);
    const open = (query: string) => world.fetch(`/api/auth/verify-email?token=${token}${query}`);
    const first = await open("&callbackURL=/.//evil.example");
    expect([first.status, first.headers.get("location")]).toEqual([302, "/"]);
    const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const session = await world.fetch("/api/session", { headers: { cookie } });
    expect(await session.json()).toMatchObject({
      user: { email: "confirm@example.org", email_verified: true },
    });
    const again = await open("");
    expect(again.headers.get("location")).toBe("/");
    expect(again.headers.getSetCookie().filter((set) => !set.startsWith("standing_flash="))).toEqual([]);
  });

  test.each(["/.//evil.example", "//evil.example", "https://evil.example"])(
    "a bad one leads to this site whatever it names: %s",
    async (target) => {
      const answer = await world.fetch(
        `/api/auth/verify-email?token=bad&callbackURL=${encodeURIComponent(target)}`,
      );
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/?error=INVALID_TOKEN"]);
    },
  );
});
