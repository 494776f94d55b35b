import { expect, test } from "vitest";
import { bounded } from "./bounded.ts";
import { onBehalfOf } from "./caller.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("runs no more than its width at once and keeps the order", async () => {
  const run = bounded(2, 10);
  let now = 0;
  let most = 0;
  const done: number[] = [];
  const task = (n: number) =>
    run(async () => {
      now += 1;
      most = Math.max(most, now);
      await turn();
      now -= 1;
      done.push(n);
    });
  await Promise.all([1, 2, 3, 4, 5].map(task));
  expect(most).toBe(2);
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test("refuses what exceeds the queue and recovers after a failing task", async () => {
  const run = bounded(1, 1);
  let release = () => {};
  const first = run(() => new Promise<void>((resolve) => (release = resolve)));
  const second = run(async () => {
    throw new Error("task failed");
  });
  await expect(run(async () => "third")).rejects.toMatchObject({
    code: "BUSY",
    status: 503,
    data: { retry_after_seconds: expect.any(Number) },
  });
  release();
  await first;
  await expect(second).rejects.toThrow("task failed");
  await expect(run(async () => "fourth")).resolves.toBe("fourth");
});

/** Names in the order in which they were served, with what was refused. */
async function crowd(waiting: number, names: [network: string, known?: boolean][]) {
  const run = bounded(1, waiting);
  const served: string[] = [];
  const refused: string[] = [];
  const all = names.map(([network, known = false]) =>
    onBehalfOf({ network, known }, () =>
      run(async () => {
        served.push(network);
        await turn();
      }).catch(() => void refused.push(network)),
    ),
  );
  await Promise.all(all);
  return { served, refused };
}

test("networks take turns, so that one of many requests delays another by one", async () => {
  const { served } = await crowd(10, [["flood"], ["flood"], ["flood"], ["flood"], ["person"]]);
  expect(served.indexOf("person")).toBeLessThanOrEqual(2);
});

test("when the room is full, the network that fills it makes room", async () => {
  const flood = Array.from({ length: 20 }, (): [string] => ["flood"]);
  const { served, refused } = await crowd(5, [...flood, ["person"], ["other person"]]);
  expect(served).toEqual(expect.arrayContaining(["person", "other person"]));
  expect(new Set(refused)).toEqual(new Set(["flood"]));
});

test("a known caller goes before a flood from many networks", async () => {
  const flood = Array.from({ length: 20 }, (_, n): [string] => [`flood ${n}`]);
  const { served } = await crowd(5, [...flood, ["owner", true]]);
  expect(served.indexOf("owner")).toBe(1);
});
