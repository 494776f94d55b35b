// What happens to people when the machine has a bad day: each fault is caused for real, on the built product.
import { readFileSync } from "node:fs";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "../e2e/support/app.ts";
import {
  type Place,
  type Started,
  leavePlace,
  newPlace,
  killOn,
  pidsOn,
  readyAt,
  signal,
  startAt,
  until,
} from "./start-support.ts";

const PASSWORD = "a long enough password";
const STORY = {
  title: "A fall in a store",
  description:
    "I slipped on a wet floor in a grocery store in Austin, Texas on March 3, 2026 and broke my wrist. No sign stood there.",
  legal_category: "personal_injury",
  incident_date: "2026-03-03",
  incident_city: "Austin",
  incident_state: "TX",
};

let place: Place;
beforeEach(async () => {
  place = await newPlace();
});
afterEach(() => leavePlace(place));

interface Claimant {
  email: string;
  cookie: string;
}

async function call(method: string, at: string, body?: object, cookie = ""): Promise<Response> {
  const origin = `http://localhost:${place.port}`;
  return fetch(`${origin}/api${at}`, {
    method,
    headers: { "content-type": "application/json", origin, cookie },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

function cookieOf(answer: Response): string {
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

async function signUp(email: string): Promise<Claimant> {
  const cookie = cookieOf(await call("POST", "/accounts", { email, password: PASSWORD, accept_terms: true }));
  const terms = { agreement_type: "case_submission", terms_version: "1.0" };
  expect((await call("POST", "/terms-agreements", terms, cookie)).status).toBe(200);
  return { email, cookie };
}

interface ListedCase {
  id: string;
  status: string;
}

async function casesOf({ cookie }: Claimant): Promise<ListedCase[]> {
  const answer = await call("GET", "/cases", undefined, cookie);
  if (answer.status !== 200) return [];
  return ((await answer.json()) as { cases: ListedCase[] }).cases;
}

async function placesTaken({ cookie }: Claimant): Promise<number> {
  const answer = await call("GET", "/submission-stats", undefined, cookie);
  return ((await answer.json()) as { current_submissions: number }).current_submissions;
}

/** The id of a case that the server has said it took; null when it said nothing or that it could not. */
async function submit({ cookie }: Claimant, title: string): Promise<string | null> {
  const answer = await call("POST", "/cases", { ...STORY, title }, cookie).catch(() => null);
  if (!answer?.ok) return null;
  const body = (await answer.json().catch(() => null)) as { id: string } | null;
  return body?.id ?? null;
}

async function finished(claimant: Claimant, ids: readonly string[]): Promise<void> {
  await until(async () => {
    const listed = await casesOf(claimant);
    return ids.every((id) => listed.some((found) => found.id === id && found.status === "completed"));
  });
}

/** `npm run drills` kills more often. */
const again = { repeats: Number(process.env["KILL_ROUNDS"] ?? 1) - 1 };

it(
  "killed in the middle of submissions and analyses, it keeps and finishes what it has acknowledged",
  again,
  async () => {
    const first = startAt(place);
    await readyAt(place, first);
    const claimants = [
      await signUp("one@example.org"),
      await signUp("two@example.org"),
      await signUp("three@example.org"),
    ];
    const acknowledged = new Map<Claimant, string[]>(claimants.map((claimant) => [claimant, []]));
    const sending = claimants.flatMap((claimant) =>
      ["First", "Second"].map(async (title) => {
        const id = await submit(claimant, title);
        if (id) acknowledged.get(claimant)?.push(id);
      }),
    );
    await Promise.race(sending);
    killAll(first);
    await Promise.allSettled(sending);
    await first.ended;
    await until(() => pidsOn(place.home).length === 0);

    await readyAt(place, startAt(place));
    for (const claimant of claimants) {
      const kept = acknowledged.get(claimant) ?? [];
      await finished(claimant, kept);
      const listed = await casesOf(claimant);
      expect(listed.length).toBeGreaterThanOrEqual(kept.length);
      expect(await placesTaken(claimant)).toBe(listed.length);
      await finished(
        claimant,
        listed.map(({ id }) => id),
      );
    }
    expect([...acknowledged.values()].flat().length).toBeGreaterThan(0);
  },
);

function killAll({ npm }: Started): void {
  signal(npm, "SIGKILL");
  killOn(place.home);
}

it("goes on by itself after Postgres has crashed and restarted under load", async () => {
  await readyAt(place, startAt(place));
  const claimant = await signUp("load@example.org");
  const seen: number[] = [];
  const load = new AbortController();
  const readers = Array.from({ length: 6 }, async () => {
    while (!load.signal.aborted) {
      const answer = await call("GET", "/cases", undefined, claimant.cookie).catch(() => null);
      seen.push(answer?.status ?? 0);
      await answer?.text();
    }
  });
  const before = await submit(claimant, "Before the crash");
  await crashPostgres();
  await until(() => seen.some((status) => status >= 500));
  const recovered = seen.length;
  await until(() => seen.slice(recovered).filter((status) => status === 200).length >= 50);
  load.abort();
  await Promise.all(readers);
  expect(before).not.toBeNull();
  const after = await submit(claimant, "After the crash");
  expect(after).not.toBeNull();
  await finished(claimant, [before ?? "", after ?? ""]);
  expect(seen.filter((status) => status === 0)).toEqual([]);
});

function postmasterPid(): number {
  return Number(readFileSync(path.join(place.home, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
}

/** Kills one process of Postgres' own, as the kernel does when memory runs out: Postgres then restarts itself. */
async function crashPostgres(): Promise<void> {
  const postmaster = postmasterPid();
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
  const victim = children
    .map(Number)
    .find((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("standing_app"));
  if (!victim) throw new Error("Postgres has no session of ours to kill.");
  process.kill(victim, "SIGKILL");
}

it("brings a killed Postgres back within seconds; meanwhile everybody is told 503, and the log little", async () => {
  const started = startAt(place, { LOG_LEVEL: "info" });
  await readyAt(place, started);
  const claimant = await signUp("killed@example.org");
  const seen: number[] = [];
  const load = new AbortController();
  const origin = `http://localhost:${place.port}`;
  const readers = ["/api/cases", "/dashboard", "/forum", "/api/attorneys", "/readyz"].map(async (at) => {
    while (!load.signal.aborted) {
      const answer = await fetch(`${origin}${at}`, { headers: { cookie: claimant.cookie } }).catch(
        () => null,
      );
      seen.push(answer?.status ?? 0);
      if (answer?.status === 503 && at !== "/readyz") expect(answer.headers.get("retry-after")).toBe("5");
      await answer?.text();
    }
  });
  await until(() => seen.length > 50);
  process.kill(postmasterPid(), "SIGKILL");
  await until(() => seen.includes(503));
  await until(() => started.said().includes('"event":"postgres_back"'));
  const back = seen.length;
  await until(() => seen.slice(back).filter((status) => status === 200).length >= 50);
  load.abort();
  await Promise.all(readers);
  expect([...new Set(seen)].toSorted((a, b) => a - b)).toEqual([200, 503]);
  const refused = seen.filter((status) => status === 503).length;
  const errors = started
    .said()
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));
  expect(refused).toBeGreaterThan(20);
  expect(errors.length).toBeLessThan(20);
  expect(await submit(claimant, "After the kill")).not.toBeNull();
});

it("says on SIGTERM that it leaves before it goes, and answers what is asked meanwhile", async () => {
  const started = startAt(place, { DRAIN_SECONDS: "3", LOG_LEVEL: "info" });
  await readyAt(place, started);
  const ask = (at: string) => fetch(`http://localhost:${place.port}${at}`);
  signal(started.npm, "SIGTERM");
  await until(async () => (await ask("/readyz")).status === 503);
  const page = await ask("/");
  expect(page.status).toBe(200);
  expect(page.headers.get("connection")).toBe("close");
  expect(await page.text()).toContain("</html>");
  expect((await ask("/healthz")).status).toBe(200);
  await started.ended;
  expect(started.said()).not.toContain('"level":"error"');
});

it("keeps mail while the mail server is down and sends it when it is back", async () => {
  const port = await freePort();
  const started = startAt(place, {
    SMTP_URL: `smtp://localhost:${port}`,
    MAIL_FROM: "Standing <standing@example.org>",
  });
  await readyAt(place, started);
  await signUp("later@example.org");
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      received.push(address);
      done();
    },
    onData(stream, _session, done) {
      stream.resume().on("end", () => done());
    },
  });
  await until(() => started.said().includes('"job":"send-mail"'));
  expect(received).toEqual([]);
  server.listen(port, "localhost");
  try {
    await until(() => received.includes("later@example.org"));
  } finally {
    await new Promise<void>((closed) => server.close(() => closed()));
  }
});
