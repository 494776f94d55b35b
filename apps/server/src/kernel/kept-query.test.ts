import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { notifications } from "../db/schema/notifications.ts";
import { keptByShape, keptQuery, keptStatement } from "./kept-query.ts";
import type { Tx } from "./unit-of-work.ts";

type Asked = (statement: { name: string; text: string }, values: unknown[]) => Promise<{ rows: unknown[][] }>;

/** A transaction whose connection answers every question with these rows. */
function answering(...rows: unknown[][]) {
  const query = vi.fn<Asked>(async () => ({ rows }));
  return { tx: { $client: { query } } as unknown as Tx, query };
}

test("a kept query is put together once, and asked in the transaction of each call with its own values", async () => {
  const build = vi.fn<() => void>();
  const ids = keptQuery<{ userId: string }, { id: string }[]>((db, value) => {
    build();
    return db
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.user_id, value("userId")));
  });
  const [first, second] = [answering(["a"]), answering(["b"], ["c"])];
  const [ofFirst, ofSecond] = await Promise.all([
    ids(first.tx, { userId: "one" }),
    ids(second.tx, { userId: "two" }),
  ]);
  expect([ofFirst, ofSecond]).toEqual([[{ id: "a" }], [{ id: "b" }, { id: "c" }]]);
  expect(build).toHaveBeenCalledTimes(1);
  for (const [{ query }, userId] of [
    [first, "one"],
    [second, "two"],
  ] as const) {
    expect(query).toHaveBeenCalledTimes(1);
    const [statement, values] = query.mock.calls[0] ?? [];
    expect(values).toEqual([userId]);
    expect(statement?.name).toBe(first.query.mock.calls[0]?.[0].name);
  }
});

test("a kept statement gives its rows as they come, one for each shape of it", async () => {
  const make = vi.fn<(shape: { down: boolean }) => void>();
  const numbers = keptByShape((shape: { down: boolean }) => {
    make(shape);
    const order = shape.down ? sql`desc` : sql`asc`;
    return keptStatement<{ most: number }, { n: number }>(
      (value) => sql`select n from numbers order by n ${order} limit ${value("most")}`,
    );
  });
  const { tx, query } = answering();
  query.mockResolvedValue({ rows: [{ n: 3 }] as never });
  expect(await numbers({ down: true })(tx, { most: 1 })).toEqual([{ n: 3 }]);
  await numbers({ down: true })(tx, { most: 2 });
  await numbers({ down: false })(tx, { most: 3 });
  expect(make.mock.calls).toEqual([[{ down: true }], [{ down: false }]]);
  expect(query.mock.calls.map(([{ text }, values]) => [text, values])).toEqual([
    ["select n from numbers order by n desc limit $1", [1]],
    ["select n from numbers order by n desc limit $1", [2]],
    ["select n from numbers order by n asc limit $1", [3]],
  ]);
});
