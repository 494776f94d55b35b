// Two web and two worker processes behind a proxy, on one Postgres and one bucket: nobody notices which one answers.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Machine, type Site, newSite } from "./several-machines.ts";
import { until } from "./start-support.ts";

const PASSWORD = "a long enough password";
const STORY = {
  description:
    "I slipped on a wet floor in a grocery store in Austin, Texas on March 3, 2026 and broke my wrist. No sign stood there.",
  legal_category: "personal_injury",
  incident_date: "2026-03-03",
  incident_city: "Austin",
  incident_state: "TX",
};

let site: Site;
let webs: [Machine, Machine];
let workers: [Machine, Machine];
beforeAll(async () => {
  site = await newSite();
  const first = await site.start("web");
  const [second, ...rest] = await Promise.all([
    site.start("web"),
    site.start("worker"),
    site.start("worker"),
  ]);
  webs = [first, second];
  workers = rest;
});
afterAll(() => site.close());

/** Where a call goes: to the proxy, or to one process past it. */
interface Door {
  origin: string;
}
/** The headers that tell who asks. */
type Claimant = Record<"cookie", string>;

async function call(
  door: Door,
  method: string,
  at: string,
  { cookie = "", body }: { cookie?: string | undefined; body?: object | Buffer } = {},
): Promise<Response> {
  const bytes = Buffer.isBuffer(body);
  return fetch(`${door.origin}/api${at}`, {
    method,
    headers: {
      "content-type": bytes ? "application/octet-stream" : "application/json",
      // Visitors come by the proxy's address, whoever answers them.
      origin: site.origin,
      ...(cookie ? { cookie } : {}),
    },
    ...(body ? { body: bytes ? new Uint8Array(body) : JSON.stringify(body) } : {}),
  });
}

async function answered<T>(asked: Promise<Response>): Promise<T> {
  const answer = await asked;
  const text = await answer.text();
  expect(`${answer.status} ${text}`).toMatch(/^20\d /);
  return JSON.parse(text) as T;
}

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

async function signUp(email: string, door: Door = site): Promise<Claimant> {
  const answer = await call(door, "POST", "/accounts", {
    body: { email, password: PASSWORD, accept_terms: true },
  });
  expect(answer.status).toBe(200);
  const cookie = cookieOf(answer);
  const terms = { agreement_type: "case_submission", terms_version: "1.0" };
  await answered(call(door, "POST", "/terms-agreements", { cookie, body: terms }));
  return { cookie };
}

const whoIs = async (door: Door, { cookie }: Claimant) =>
  (await answered<{ user: { email: string } | null }>(call(door, "GET", "/session", { cookie }))).user;

async function submit(door: Door, { cookie }: Claimant, title: string): Promise<string> {
  const body = { ...STORY, title };
  return (await answered<{ id: string }>(call(door, "POST", "/cases", { cookie, body }))).id;
}

async function listed({ cookie }: Claimant): Promise<{ id: string; status: string }[]> {
  const found = await answered<{ cases: { id: string; status: string }[] }>(
    call(site, "GET", "/cases", { cookie }),
  );
  return found.cases;
}

const completed = (claimant: Claimant, ids: readonly string[]) =>
  until(async () => {
    const cases = await listed(claimant);
    return ids.every((id) => cases.some((one) => one.id === id && one.status === "completed"));
  });

/** Live updates as a browser gets them: what was told so far, and whether the stream has ended. */
async function listen(door: Door, { cookie }: Claimant) {
  const answer = await fetch(`${door.origin}/api/events`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const heard = { told: "", over: false };
  void (async () => {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const part = await reader?.read().catch(() => null);
      if (!part || part.done) break;
      heard.told += part.value;
    }
    heard.over = true;
  })();
  return {
    over: () => heard.over,
    timesTold: (id: string, status: string) =>
      heard.told
        .split("\n")
        .filter((line) => line.startsWith("data:") && line.includes(id) && line.includes(`"${status}"`))
        .length,
  };
}

it("a session that began at one process holds at the other, and ends at both", async () => {
  const claimant = await signUp("sessions@example.org", webs[0]);
  expect(await whoIs(webs[1], claimant)).toMatchObject({ email: "sessions@example.org" });
  const page = await fetch(`${webs[1].origin}/dashboard`, { headers: claimant });
  expect(page.status).toBe(200);
  const stream = await listen(webs[0], claimant);
  await answered(call(webs[1], "DELETE", "/session", claimant));
  expect(await whoIs(webs[0], claimant)).toBeNull();
  await until(() => stream.over());
});

it("the end of an analysis is told once to each listener, at whichever process", async () => {
  const claimant = await signUp("live@example.org");
  const streams = [
    await listen(webs[0], claimant),
    await listen(webs[1], claimant),
    await listen(site, claimant),
  ];
  const id = await submit(webs[0], claimant, "Told to all");
  await until(() => streams.every((stream) => stream.timesTold(id, "completed") > 0));
  await completed(claimant, [id]);
  expect(streams.map((stream) => stream.timesTold(id, "completed"))).toEqual([1, 1, 1]);
});

it("limits count what all processes saw together", async () => {
  await signUp("limits@example.org");
  const wrong = { email: "limits@example.org", password: "not this password" };
  const statuses: number[] = [];
  for (let tried = 0; tried < 12; tried++)
    statuses.push((await call(webs[tried % 2] ?? webs[0], "POST", "/session", { body: wrong })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

it("of cases sent to both at once no more are taken than the plan has places", async () => {
  const claimant = await signUp("places@example.org");
  const { free_per_month } = await answered<{ free_per_month: number }>(
    call(site, "GET", "/submission-stats", claimant),
  );
  const sent = await Promise.all(
    Array.from({ length: free_per_month + 3 }, (_, index) =>
      call(webs[index % 2] ?? webs[0], "POST", "/cases", {
        ...claimant,
        body: { ...STORY, title: `Case ${index}` },
      }),
    ),
  );
  expect(sent.filter(({ ok }) => ok)).toHaveLength(free_per_month);
  const cases = await listed(claimant);
  expect(cases).toHaveLength(free_per_month);
  await completed(
    claimant,
    cases.map(({ id }) => id),
  );
});

/** Opens a person's uploads: asked for at one process, paid at the other. */
async function pay(claimant: Claimant, caseId: string): Promise<void> {
  const { url } = await answered<{ url: string }>(
    call(webs[0], "POST", "/functions/create-document-upload-payment", {
      ...claimant,
      body: { caseId },
    }),
  );
  const session_id = url.split("/").at(-1) ?? "";
  await answered(
    call(webs[1], "POST", `/sandbox-checkouts/${session_id}`, { ...claimant, body: { act: "pay" } }),
  );
}

const WHOLE = Buffer.from("The deposit is $2,400 and was never paid back.\n".repeat(10_000));
const HALF = WHOLE.length / 2;

async function startUpload(door: Door, claimant: Claimant, caseId: string): Promise<string> {
  const body = { file_name: "notes.txt", file_size: WHOLE.length, last_modified: 1 };
  const begun = call(door, "POST", `/cases/${caseId}/document-uploads`, { ...claimant, body });
  return (await answered<{ id: string }>(begun)).id;
}

const put = (door: Door, claimant: Claimant, id: string, offset: number) =>
  call(door, "PUT", `/document-uploads/${id}?offset=${offset}`, {
    ...claimant,
    body: WHOLE.subarray(offset, offset + HALF),
  });

const finish = (door: Door, claimant: Claimant, id: string) =>
  answered<{ id: string }>(call(door, "POST", `/document-uploads/${id}/finish`, claimant));

async function fileOf(door: Door, claimant: Claimant, id: string): Promise<Buffer> {
  const answer = await call(door, "GET", `/documents/${id}/file`, claimant);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const keys = (prefix: string) => [...site.objects.keys()].filter((key) => key.startsWith(prefix));

it("an upload in parts goes on at the other process, and its file is the same at both", async () => {
  const claimant = await signUp("parts@example.org");
  const caseId = await submit(site, claimant, "Files");
  await pay(claimant, caseId);
  const id = await startUpload(webs[0], claimant, caseId);
  expect(await answered(put(webs[0], claimant, id, 0))).toMatchObject({ received: HALF });
  const twice = await Promise.all(webs.map((web) => put(web, claimant, id, HALF)));
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  const finished = await Promise.all(webs.map((web) => finish(web, claimant, id)));
  expect(finished.map((document) => document.id)).toEqual([id, id]);
  for (const web of webs) expect((await fileOf(web, claimant, id)).equals(WHOLE)).toBe(true);
  expect(keys("uploads/")).toEqual([]);
  expect(keys("case-documents/")).toHaveLength(1);
  await completed(claimant, [caseId]);
});

it("a killed web process takes nothing with it but what it was about to answer", async () => {
  const claimant = await signUp("survivor@example.org");
  const caseId = await submit(site, claimant, "Before");
  await pay(claimant, caseId);
  const upload = await startUpload(webs[0], claimant, caseId);
  await answered(put(webs[0], claimant, upload, 0));
  const lost = await listen(webs[0], claimant);
  const kept = await listen(webs[1], claimant);

  const seen: number[] = [];
  const load = new AbortController();
  const readers = ["/api/cases", "/dashboard", "/", "/forum"].map(async (at) => {
    while (!load.signal.aborted) {
      const answer = await fetch(`${site.origin}${at}`, { headers: claimant }).catch(() => null);
      seen.push(answer?.status ?? 0);
      await answer?.text().catch(() => "");
    }
  });
  await until(() => seen.length > 40);
  expect([...new Set(seen)]).toEqual([200]);
  await webs[0].kill();
  await until(() => lost.over());
  const after = seen.length;
  await until(() => seen.length > after + 40);
  load.abort();
  await Promise.all(readers);
  // Each reader waits for one answer at a time.
  expect(seen.filter((status) => status !== 200).length).toBeLessThanOrEqual(readers.length);

  const again = await listen(site, claimant);
  const id = await submit(site, claimant, "After");
  await until(() => [kept, again].every((stream) => stream.timesTold(id, "completed") === 1));
  await answered(put(site, claimant, upload, HALF));
  await finish(site, claimant, upload);
  expect((await fileOf(site, claimant, upload)).equals(WHOLE)).toBe(true);
  webs[0] = await site.start("web");
  expect(await whoIs(webs[0], claimant)).toMatchObject({ email: "survivor@example.org" });
});

it("what a killed worker was about is done by the other, once", async () => {
  const claimants = await Promise.all(
    Array.from({ length: 6 }, (_, index) => signUp(`worked-${index}@example.org`)),
  );
  const sent = claimants.map(async (claimant) => ({ claimant, id: await submit(site, claimant, "Work") }));
  await Promise.race(sent);
  await workers[0].kill();
  const cases = await Promise.all(sent);
  for (const { claimant, id } of cases) {
    await completed(claimant, [id]);
    const { versions, analyzed_version } = await answered<{ versions: object[]; analyzed_version: number }>(
      call(site, "GET", `/cases/${id}/versions`, claimant),
    );
    expect({ versions: versions.length, analyzed_version }).toEqual({ versions: 1, analyzed_version: 1 });
  }
  await sleep(500);
  // Live events tell what is so when they are read, and may say it twice; what is kept of an analysis comes with it.
  for (const { claimant, id } of cases) {
    const { notifications } = await answered<{ notifications: { kind: string; path: string }[] }>(
      call(site, "GET", "/notifications", claimant),
    );
    const told = notifications.filter(({ kind, path }) => kind === "case_analyzed" && path === `/case/${id}`);
    expect(told).toHaveLength(1);
  }
  workers[0] = await site.start("worker");
  const after = await signUp("after@example.org");
  await completed(after, [await submit(site, after, "After")]);
});

it("no process has told of a fault", () => {
  const errors = [...webs, ...workers].flatMap((machine) =>
    machine
      .said()
      .split("\n")
      .filter((line) => line.includes('"level":"error"')),
  );
  expect(errors).toEqual([]);
});
