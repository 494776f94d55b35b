import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast } from "./toast-queue.ts";
import { ALONE_MS, AT_LEAST_MS, type Stand, takeTurns } from "./toast-turns.ts";

/** A corner of a page with a clock: what stands there, and what has stood there with the time it had. */
function corner() {
  const seen: { title: string; ms: number }[] = [];
  const timers = new Map<string, { timer: ReturnType<typeof setTimeout>; close: () => void }>();
  const stand: Stand = {
    show({ title }, forMs, gone) {
      const since = Date.now();
      const close = () => {
        timers.delete(title);
        seen.push({ title, ms: Date.now() - since });
        gone();
      };
      timers.set(title, { timer: setTimeout(close, forMs), close });
      return title;
    },
    shorten(id, toMs) {
      const found = timers.get(id);
      if (!found) return;
      clearTimeout(found.timer);
      found.timer = setTimeout(found.close, toMs);
    },
  };
  const dismiss = (title: string) => {
    const found = timers.get(title);
    clearTimeout(found?.timer);
    found?.close();
  };
  return { stand, seen, dismiss, standing: () => [...timers.keys()] };
}

let end = () => {};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  end();
  vi.useRealTimers();
});

test("three at once stand one after the other, in their order; the last has the time of one alone", () => {
  const { stand, seen, standing } = corner();
  for (const title of ["Submitted", "Analyzed", "Saved"]) toast({ title });
  end = takeTurns(stand);
  expect(standing()).toEqual(["Submitted"]);
  vi.advanceTimersByTime(AT_LEAST_MS);
  expect(standing()).toEqual(["Analyzed"]);
  vi.runAllTimers();
  expect(seen).toEqual([
    { title: "Submitted", ms: AT_LEAST_MS },
    { title: "Analyzed", ms: AT_LEAST_MS },
    { title: "Saved", ms: ALONE_MS },
  ]);
});

test("one that comes later never takes away the time that the shown one has at the least", () => {
  const { stand, seen } = corner();
  end = takeTurns(stand);
  toast({ title: "Submitted" });
  vi.advanceTimersByTime(1000);
  toast({ title: "Analyzed" });
  vi.advanceTimersByTime(1000);
  toast({ title: "Saved" });
  vi.runAllTimers();
  expect(seen.map(({ ms }) => ms)).toEqual([AT_LEAST_MS, AT_LEAST_MS, ALONE_MS]);
});

test("one that has stood longer than that goes when another comes", () => {
  const { stand, seen } = corner();
  end = takeTurns(stand);
  toast({ title: "Submitted" });
  vi.advanceTimersByTime(4000);
  toast({ title: "Analyzed" });
  vi.runAllTimers();
  expect(seen[0]?.ms).toBeLessThan(4100);
  expect(seen[1]).toEqual({ title: "Analyzed", ms: ALONE_MS });
});

const titlesOf = (seen: readonly { title: string }[]) => seen.map(({ title }) => title);

test("what makes the shown one untrue is next, before others that wait; the shown one has its least time", () => {
  const { stand, seen } = corner();
  end = takeTurns(stand);
  toast({ title: "Submitted", key: "case 1" });
  toast({ title: "Saved" });
  toast({ title: "Analyzed", replaces: "case 1" });
  vi.runAllTimers();
  expect(titlesOf(seen)).toEqual(["Submitted", "Analyzed", "Saved"]);
  expect(seen.map(({ ms }) => ms)).toEqual([AT_LEAST_MS, AT_LEAST_MS, ALONE_MS]);
});

test("what makes one untrue that waits comes right behind it, so that both are seen; others keep their order", () => {
  const { stand, seen } = corner();
  end = takeTurns(stand);
  toast({ title: "Welcome" });
  toast({ title: "Submitted", key: "case 1" });
  toast({ title: "Submitted", key: "case 2" });
  toast({ title: "Analyzed", replaces: "case 1" });
  vi.runAllTimers();
  expect(titlesOf(seen)).toEqual(["Welcome", "Submitted", "Analyzed", "Submitted"]);
});

test("the next one comes when the shown one is taken away by hand, and one that comes after all are gone", () => {
  const { stand, dismiss, standing } = corner();
  end = takeTurns(stand);
  toast({ title: "Submitted" });
  toast({ title: "Analyzed" });
  dismiss("Submitted");
  expect(standing()).toEqual(["Analyzed"]);
  dismiss("Analyzed");
  expect(standing()).toEqual([]);
  toast({ title: "Saved" });
  expect(standing()).toEqual(["Saved"]);
});

test("the same words that wait already are not said twice; the same as shown are said again", () => {
  const { stand, seen } = corner();
  end = takeTurns(stand);
  for (const title of ["Missing", "Missing", "Missing"]) toast({ title });
  vi.runAllTimers();
  expect(seen.map(({ title }) => title)).toEqual(["Missing", "Missing"]);
});
