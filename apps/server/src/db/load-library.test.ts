import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../kernel/log.ts";
import { loadLibrary } from "./load-library.ts";
import { ARTICLES, RESOURCES } from "./library/index.ts";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

test("loads once, brings up to date what changed, and leaves counts and what others wrote", async () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  await Promise.all([loadLibrary(db.ownerUrl, log), loadLibrary(db.ownerUrl, log)]);
  expect(lines).toHaveLength(1);
  const counts = () =>
    db.asOwner(
      `select (select count(*)::int from published_resources) as resources,
         (select count(*)::int from published_content where attorney_id is null) as articles`,
    );
  expect(await counts()).toEqual([{ resources: RESOURCES.length, articles: ARTICLES.length }]);

  await db.asOwner("update attorney_content set view_count = 7, summary = 'old words' where slug = $1", [
    ARTICLES[0]?.slug,
  ]);
  await db.asOwner(
    "insert into legal_resources (slug, title, category, resource_type, is_published) values ('of-an-operator', 'Theirs', 'Tax Law', 'Guide', true)",
  );
  await loadLibrary(db.ownerUrl, log);
  expect(lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({ resources: 0, articles: 1 });
  expect(
    await db.asOwner("select view_count, summary from attorney_content where slug = $1", [ARTICLES[0]?.slug]),
  ).toEqual([{ view_count: 7, summary: ARTICLES[0]?.summary }]);
  expect(await counts()).toEqual([{ resources: RESOURCES.length + 1, articles: ARTICLES.length }]);
});
