import { describe, expect, it } from "vitest";
import { logRange, quantile, studentTail } from "./log-range.ts";

/** Repeatable numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

function normals(next: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

describe("quantile", () => {
  it("stands between neighbours at p(n + 1) and stops at the ends", () => {
    expect(quantile([1, 2, 3], 0.5)).toBe(2);
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
    expect(quantile([1, 2, 3], 0.01)).toBe(1);
    expect(quantile([1, 2, 3], 0.99)).toBe(3);
  });
});

describe("studentTail", () => {
  it("agrees with the printed table", () => {
    expect(studentTail(7)).toBeCloseTo(1.415, 2);
    expect(studentTail(20)).toBeCloseTo(1.325, 2);
    expect(studentTail(1e6)).toBeCloseTo(1.2816, 3);
  });
});

describe("logRange", () => {
  it("gives nothing under 8 results", () => {
    expect(logRange([])).toBeNull();
    expect(logRange([1, 2, 3, 4, 5, 6, 7])).toBeNull();
    expect(logRange([1, 2, 3, 4, 5, 6, 7, 8])).not.toBeNull();
  });

  it("gives whole cents in order, whatever the order of the amounts", () => {
    const amounts = [500_00, 900_00, 120_00, 45_000_00, 3_000_00, 700_00, 1_500_00, 62_00, 8_000_00];
    const range = logRange(amounts);
    expect(range).toEqual(logRange([...amounts].reverse()));
    expect(range?.median_cents).toBe(900_00);
    expect(range?.low_cents).toBeLessThan(range?.median_cents ?? 0);
    expect(range?.high_cents).toBeGreaterThan(range?.median_cents ?? 0);
  });

  it("is wider with few results than with many of the same spread", () => {
    const eight = [1, 2, 4, 8, 16, 32, 64, 128].map((x) => x * 100);
    const many = eight.flatMap((x) => Array.from({ length: 20 }, () => x));
    const few = logRange(eight);
    const lots = logRange(many);
    expect(few?.low_cents).toBeLessThan(lots?.low_cents ?? 0);
    expect(few?.high_cents).toBeGreaterThan(lots?.high_cents ?? Infinity);
  });

  it.each([8, 12, 25, 60, 300])("holds a new result about 8 times in 10 with %i results", (n) => {
    const normal = normals(numbers(n));
    const amount = () => Math.round(Math.exp(11 + 1.5 * normal()));
    let inside = 0;
    const rounds = 1500;
    for (let i = 0; i < rounds; i++) {
      const range = logRange(Array.from({ length: n }, amount));
      const next = amount();
      if (range !== null && next >= range.low_cents && next <= range.high_cents) inside += 1;
    }
    expect(inside / rounds).toBeGreaterThan(0.76);
    expect(inside / rounds).toBeLessThan(n < 30 ? 0.9 : 0.84);
  });
});
