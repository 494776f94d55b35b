import { expect, test } from "vitest";
import { middleSquare, movedTo, scaledTo } from "./crop.ts";

const WIDE = { width: 400, height: 200 };

test("the largest square in the middle is the beginning", () => {
  expect(middleSquare(WIDE)).toEqual({ left: 100, top: 0, size: 200 });
});

test("a square never leaves the picture", () => {
  const square = middleSquare(WIDE);
  expect(movedTo(square, -50, 30, WIDE)).toEqual({ left: 0, top: 0, size: 200 });
  expect(movedTo(square, 900, -9, WIDE)).toEqual({ left: 200, top: 0, size: 200 });
});

test("a smaller square keeps its middle, a larger one stays inside", () => {
  const half = scaledTo(middleSquare(WIDE), 0.5, WIDE);
  expect(half).toEqual({ left: 150, top: 50, size: 100 });
  expect(scaledTo(movedTo(half, 0, 100, WIDE), 1, WIDE)).toEqual({ left: 0, top: 0, size: 200 });
  expect(scaledTo(half, 0, WIDE).size).toBe(40);
});
