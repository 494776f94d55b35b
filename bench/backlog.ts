/** 30 cases posted at the same moment by two annual subscribers: seconds until the last of them is analyzed. */
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { report, scratchFolder, signIn, startApp, top } from "./app.ts";

const CASES = 30;
/** Submissions of one account in an hour are limited; two accounts share the work. */
const ACCOUNTS = ["annual@standing.example", "admin@standing.example"];
const STORIES = [
  "I slipped on a wet floor in a store and broke my wrist. There was no warning sign. My bills are $12,000.",
  "My landlord kept my security deposit of $1,900 after I moved out and never sent a list of damages.",
  "I worked 55 hours a week as a cook and was paid for 40. My boss says I am salaried.",
];

const app = await startApp(top, join(scratchFolder("backlog"), "home"));
try {
  const cookies = await Promise.all(ACCOUNTS.map((email) => signIn(app.origin, email)));
  const post = async (cookie: string, path: string, body: object) => {
    const answer = await fetch(`${app.origin}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: app.origin, cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return { cookie, ...((await answer.json()) as { id: string }) };
  };
  for (const cookie of cookies)
    await post(cookie, "/terms-agreements", { agreement_type: "case_submission", terms_version: "1.0" });
  const began = performance.now();
  const posted = await Promise.all(
    Array.from({ length: CASES }, (_, n) =>
      post(cookies[n % cookies.length] ?? "", "/cases", {
        title: `Case ${n}`,
        legal_category: "other",
        legal_subcategory: "Not sure",
        description: STORIES[n % STORIES.length],
        incident_state: "TX",
      }),
    ),
  );
  const accepted = performance.now();
  const waiting = new Set(posted);
  while (waiting.size > 0) {
    await delay(20);
    for (const one of waiting) {
      const { id, cookie } = one;
      const answer = await fetch(`${app.origin}/api/cases/${id}`, { headers: { cookie } });
      const { status } = (await answer.json()) as { status: string };
      if (status === "completed") waiting.delete(one);
      else if (status === "failed") throw new Error("An analysis failed");
      else break;
    }
  }
  const done = performance.now();
  report({
    cases: CASES,
    accepted_after_s: Number(((accepted - began) / 1000).toFixed(2)),
    all_analyzed_after_s: Number(((done - began) / 1000).toFixed(2)),
    analyses_per_second: Number(((CASES * 1000) / (done - began)).toFixed(1)),
  });
} finally {
  await app.stop();
}
