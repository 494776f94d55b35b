import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteAsked } from "../../shell/asked-at.ts";
import { followCases, heardAll, isFollowing } from "./case-stream.ts";

/** A stream of events as browsers have it, moved by the test. */
class FakeStream extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static made: FakeStream[] = [];
  readyState = FakeStream.CONNECTING;
  constructor() {
    super();
    FakeStream.made.push(this);
  }
  become(state: number, event: string): void {
    this.readyState = state;
    this.dispatchEvent(new Event(event));
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

beforeEach(() => {
  FakeStream.made = [];
  vi.stubGlobal("EventSource", FakeStream);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const newest = () => FakeStream.made.at(-1);
const refuse = () => newest()?.become(FakeStream.CLOSED, "error");

test("a stream that was refused is opened again, later each time, until it opens; then each listener looks", () => {
  const opened = vi.fn<() => void>();
  const leave = followCases({ opened, changed: vi.fn<() => void>() });
  for (const wait of [3000, 6000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
    const before = FakeStream.made.length;
    refuse();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeStream.made).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeStream.made).toHaveLength(before + 1);
  }
  expect(opened).not.toHaveBeenCalled();
  newest()?.become(FakeStream.OPEN, "open");
  expect(opened).toHaveBeenCalledOnce();
  expect(isFollowing()).toBe(true);
  refuse();
  vi.advanceTimersByTime(3000);
  expect(newest()?.readyState).toBe(FakeStream.CONNECTING);
  leave();
  vi.advanceTimersByTime(5000);
});

test("the stream of a page that is left for another stays open for it, and is closed where none follows", () => {
  const nothing = { opened: vi.fn<() => void>(), changed: vi.fn<() => void>() };
  const leave = followCases(nothing);
  newest()?.become(FakeStream.OPEN, "open");
  noteAsked();
  expect(heardAll()).toBe(false);
  vi.advanceTimersByTime(1);
  noteAsked();
  expect(heardAll()).toBe(true);
  leave();
  vi.advanceTimersByTime(4999);
  const leaveNext = followCases(nothing);
  vi.advanceTimersByTime(60_000);
  expect(FakeStream.made).toHaveLength(1);
  expect(isFollowing()).toBe(true);
  leaveNext();
  vi.advanceTimersByTime(5000);
  expect(newest()?.readyState).toBe(FakeStream.CLOSED);
  expect(heardAll()).toBe(false);
});

test("a stream that the browser opens again itself is left to it, and nobody's stream is not opened again", () => {
  const leave = followCases({ opened: vi.fn<() => void>(), changed: vi.fn<() => void>() });
  newest()?.become(FakeStream.CONNECTING, "error");
  vi.advanceTimersByTime(120_000);
  expect(FakeStream.made).toHaveLength(1);
  refuse();
  leave();
  vi.advanceTimersByTime(120_000);
  expect(FakeStream.made).toHaveLength(1);
});
