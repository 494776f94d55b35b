// What a promise that nobody awaits any more may do to everybody else: nothing.
import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Place, leavePlace, newPlace, readyAt, startAt, until } from "./start-support.ts";

let place: Place;
beforeEach(async () => {
  place = await newPlace();
});
afterEach(() => leavePlace(place));

async function signedUp(): Promise<string> {
  const origin = `http://localhost:${place.port}`;
  const answer = await fetch(`${origin}/api/accounts`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({
      email: "gone@example.org",
      password: "a long enough password",
      accept_terms: true,
    }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** The owner of the place's own Postgres. */
async function owner(): Promise<pg.Client> {
  const socket = readFileSync(path.join(place.home, "postgres/postmaster.pid"), "utf8").split("\n")[4];
  if (!socket) throw new Error("Postgres does not say where its socket is.");
  const client = new pg.Client({ host: socket, user: "postgres", database: "standing" });
  await client.connect();
  return client;
}

/** Asks for the data of a page as its script does, and leaves after so many milliseconds. */
function visitAndLeave(at: string, cookie: string, afterMs: number): Promise<void> {
  return new Promise((left) => {
    const visit = request(`http://localhost:${place.port}${at}`, {
      headers: { cookie, "sec-fetch-dest": "empty" },
    });
    visit.on("response", (answer) => answer.on("error", () => {}).resume());
    visit.on("error", () => {});
    visit.on("close", () => left());
    visit.end();
    setTimeout(() => visit.destroy(), afterMs);
  });
}

it("goes on when a streamed read fails after the visitor has gone", async () => {
  const started = startAt(place);
  await readyAt(place, started);
  const cookie = await signedUp();
  const database = await owner();
  try {
    await database.query("alter table cases rename to cases_away");
    const pages = ["/dashboard.data", "/enhanced-case/7b0c1c5e-52a7-4f0e-9f43-0f1f6d5a3c11.data"];
    for (const page of pages) {
      for (let round = 0; round < 10; round++) {
        await Promise.all(
          Array.from({ length: 12 }, (_, index) => visitAndLeave(page, cookie, 1 + index * 2)),
        );
      }
    }
    await sleep(500);
  } finally {
    await database.query("alter table if exists cases_away rename to cases");
    await database.end();
  }
  expect(started.npm.exitCode).toBeNull();
  expect(started.said()).not.toContain("unhandled");
  expect(started.said()).not.toMatch(/^\s+at .*:\d+/m);
  const page = await fetch(`http://localhost:${place.port}/dashboard`, { headers: { cookie } });
  expect(page.status).toBe(200);
  await until(async () => (await fetch(`http://localhost:${place.port}/readyz`)).ok);
});
