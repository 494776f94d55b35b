import { expect, test } from "vitest";
import { BusyError, bounded } from "./bounded.ts";

test("runs no more than its width at once and keeps the order", async () => {
  const run = bounded(2, 10);
  let now = 0;
  let most = 0;
  const done: number[] = [];
  const task = (n: number) =>
    run(async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setImmediate(resolve));
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
  await expect(run(async () => "third")).rejects.toBeInstanceOf(BusyError);
  release();
  await first;
  await expect(second).rejects.toThrow("task failed");
  await expect(run(async () => "fourth")).resolves.toBe("fourth");
});
