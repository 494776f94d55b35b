import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestWorld, testWorld, until } from "../../testing/world.ts";

const password = "a long enough password";
let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
});
afterAll(() => world.close());

/** Signs in as a browser does: the cookies of the answer, as they are sent back. */
async function signedIn(email: string, at: TestWorld = world): Promise<string> {
  const answer = await at.fetch("/api/session", {
    method: "POST",
    headers: { "content-type": "application/json", origin: at.origin },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

const asked = (cookie: string) => world.fetch("/api/account", { headers: { cookie } });
const tokenIn = (cookie: string) => /session_token=([^.;%]+)/.exec(cookie)?.[1] ?? "";
const setSessions = (userId: string, change: string) =>
  world.database.asOwner(`update auth.session set ${change} where user_id = $1`, [userId]);

test("what the database keeps of a session lets nobody in", async () => {
  const { id, email } = await world.claimant("hashed@example.org");
  await world.database.asOwner("delete from auth.session where user_id = $1", [id]);
  const cookie = await signedIn(email);
  const [row] = await world.database.asOwner<{ token: string }>(
    "select token from auth.session where user_id = $1",
    [id],
  );
  expect(row?.token).toBe(createHash("sha256").update(tokenIn(cookie)).digest("hex"));
  expect((await asked(cookie)).status).toBe(200);
});

describe("a session", () => {
  test("ends when nobody has used it for two weeks, a role's after twelve hours", async () => {
    const { id, email } = await world.claimant("idle@example.org");
    const cookie = await signedIn(email);
    await setSessions(id, "updated_at = now() - interval '13 days'");
    expect((await asked(cookie)).status).toBe(200);
    await setSessions(id, "updated_at = now() - interval '15 days'");
    expect((await asked(cookie)).status).toBe(401);
    expect((await asked(cookie)).status).toBe(401);

    await world.database.asOwner("insert into user_roles (user_id, role) values ($1, 'admin')", [id]);
    await setSessions(id, "updated_at = now() - interval '11 hours'");
    expect((await asked(cookie)).status).toBe(200);
    await setSessions(id, "updated_at = now() - interval '13 hours'");
    expect((await asked(cookie)).status).toBe(401);
  });

  test("of a daily user is renewed, with its cookie, up to half a year after signing in", async () => {
    const { id, email } = await world.claimant("daily@example.org");
    const cookie = await signedIn(email);
    await setSessions(id, "updated_at = now() - interval '1 day', expires_at = now() + interval '2 days'");
    const renewed = (await asked(cookie)).headers.getSetCookie().join();
    expect(renewed).toContain(`session_token=${tokenIn(cookie)}.`);
    expect(Number(/Max-Age=(\d+)/.exec(renewed)?.[1])).toBeGreaterThan(29 * 86_400);
    expect((await asked(cookie)).headers.getSetCookie()).toEqual([]);

    await setSessions(id, "updated_at = now() - interval '1 day', created_at = now() - interval '179 days'");
    await asked(cookie);
    const [row] = await world.database.asOwner<{ ends: boolean }>(
      "select expires_at < now() + interval '2 days' as ends from auth.session where user_id = $1 order by updated_at desc limit 1",
      [id],
    );
    expect(row?.ends).toBe(true);
  });
});

test("over https every cookie is this host's alone", async () => {
  const secure = await testWorld({ work: false, environment: { PUBLIC_ORIGIN: "https://standing.test" } });
  try {
    const { email } = await secure.claimant("host@example.org");
    const answer = await secure.fetch("/api/session", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://standing.test" },
      body: JSON.stringify({ email, password }),
    });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-standing\./);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).not.toContain("Domain");
    }
    const back = cookies.map((line) => line.split(";")[0]).join("; ");
    const profile = await secure.fetch("/api/account", { headers: { cookie: back } });
    expect(profile.status).toBe(200);
  } finally {
    await secure.close();
  }
});

describe("the stream of events", () => {
  /** Opens a stream; `ended` resolves when the server closes it. */
  async function listen(cookie: string) {
    const leave = new AbortController();
    const answer = await world.fetch("/api/events", { headers: { cookie }, signal: leave.signal });
    const ended = answer.body
      ? answer.body.pipeTo(new WritableStream()).then(
          () => true,
          () => true,
        )
      : Promise.resolve(true);
    return { status: answer.status, ended, leave: () => leave.abort() };
  }

  test("ends with its session, and with a suspension; another device's goes on", async () => {
    await until(async () => world.services.caseEvents.listening());
    const { id, email } = await world.claimant("streams@example.org");
    const [phone, laptop] = [await signedIn(email), await signedIn(email)];
    const streams = { phone: await listen(phone), laptop: await listen(laptop) };
    let laptopEnded = false;
    void streams.laptop.ended.then(() => (laptopEnded = true));
    await world.fetch("/api/session", { method: "DELETE", headers: { cookie: phone, origin: world.origin } });
    expect(await streams.phone.ended).toBe(true);
    expect(laptopEnded).toBe(false);
    await world.database.asOwner("update profiles set suspended_at = now() where id = $1", [id]);
    expect(await streams.laptop.ended).toBe(true);
  });

  test("is opened twenty times by one account, not more", async () => {
    const { email } = await world.claimant("many@example.org");
    const cookie = await signedIn(email);
    const streams = await Promise.all(Array.from({ length: 40 }, () => listen(cookie)));
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(streams.filter(({ status }) => status === 429)).toHaveLength(20);
    for (const { leave } of streams) leave();
    const again = await until(async () => {
      const stream = await listen(cookie);
      return stream.status === 200 ? stream : null;
    });
    again.leave();
  });
});
