import { expect, test } from "vitest";
import { sampleOf, slipsIn } from "./slips.ts";

const whats = (source: string, kind: Parameters<typeof slipsIn>[2]) =>
  slipsIn("a.ts", source, kind).map(({ what }) => what);

test("a rule has a slip for each boundary, number, sign and condition, and none in its comments", () => {
  const rule = `// if (a < b)\nconst DAYS = 2;\nconst may = (n: number) => n <= DAYS && !done;\n`;
  expect(whats(rule, "rules")).toEqual(["<= -> <", "&& -> ||", "2 -> 3"]);
});

test("a slip changes one place and tells its line", () => {
  const [slip] = slipsIn("a.ts", "const A = 1;\nconst B = 2;\n", "rules");
  expect(slip).toMatchObject({ line: 1, text: "const A = 2;\nconst B = 2;\n" });
});

test("a row of the audit log is left out whole", () => {
  const verb = `  await work(tx);\n  await recordAudit(tx, {\n    action: "a.b",\n    details: { n: 1 },\n  });\n  return id;\n`;
  expect(slipsIn("a.ts", verb, "audit").map(({ text }) => text)).toEqual([
    "  await work(tx);\n  return id;\n",
  ]);
});

test("a policy lets everyone, or forgets a half of its condition", () => {
  const policy = `CREATE POLICY "may_select" ON "a" AS PERMISSIVE FOR SELECT TO "standing_user" USING ((user_id = app.actor_id() and app.is_admin()));`;
  expect(whats(policy, "policies")).toEqual([
    "(user_id = app.actor_id() and app.is_admin()) -> true",
    "and -> or",
  ]);
  expect(whats(policy.replace(/USING .*/, "USING (true);"), "policies")).toEqual([]);
});

test("the same seed takes the same slips, each once", () => {
  const all = Array.from({ length: 50 }, (_, index) => index);
  const taken = sampleOf(all, 20, 7);
  expect(taken).toEqual(sampleOf(all, 20, 7));
  expect(taken).not.toEqual(sampleOf(all, 20, 8));
  expect(new Set(taken).size).toBe(20);
  expect(sampleOf(all, 80, 7)).toHaveLength(50);
});
