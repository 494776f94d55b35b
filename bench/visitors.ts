/**
 * Visitors that come evenly, whether the server keeps up or not: each waits from the moment it was due. A process of
 * its own, which is given `Visits` and prints `Visited`, both as JSON.
 */
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/** Who comes where, and for how long. */
export interface Visits {
  origin: string;
  seconds: number;
  pages: readonly { path: string; headers: Readonly<Record<string, string>>; perSecond: number }[];
}

/** Milliseconds of each answer, and how many were none or no page, by path. */
export type Visited = Record<string, { ms: number[]; failed: number }>;

const WAITS_MS = 30_000;
const agent = new Agent({ keepAlive: true });

/** The status of a whole answer. */
function visit(address: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers, timeout: WAITS_MS }, (answer: IncomingMessage) => {
      answer.on("error", reject).on("end", () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    asked.on("timeout", () => asked.destroy(new Error("No answer")));
    asked.on("error", reject).end();
  });
}

async function timed(visiting: Promise<number>, due: number, found: Visited[string]): Promise<void> {
  const status = await visiting.catch(() => null);
  if (status !== null) found.ms.push(performance.now() - due);
  if (status !== 200) found.failed += 1;
}

async function visitEvenly({ origin, seconds, pages }: Visits): Promise<Visited> {
  const visited: Visited = {};
  const began = performance.now();
  await Promise.all(
    pages.map(async ({ path, headers, perSecond }) => {
      const found = (visited[path] = { ms: [] as number[], failed: 0 });
      const running: Promise<void>[] = [];
      for (let nth = 0; nth < seconds * perSecond; nth++) {
        const due = began + (nth * 1000) / perSecond;
        const early = due - performance.now();
        if (early > 0) await delay(early);
        running.push(timed(visit(origin + path, headers), due, found));
      }
      await Promise.all(running);
    }),
  );
  agent.destroy();
  return visited;
}

process.stdout.write(JSON.stringify(await visitEvenly(JSON.parse(process.argv[2] ?? "") as Visits)));
