import { FORUM, FORUM_LIMITS, contributorBadge, reputationTier } from "@standing/contract";
import { describe, expect, test } from "vitest";
import {
  excerptOf,
  holdReason,
  isNewAccount,
  likenessQuery,
  linksIn,
  searchQuery,
  threaded,
  titleOf,
  waitFor,
} from "./rules.ts";

const now = new Date("2026-11-22T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe("a search", () => {
  test("asks for all words, the last one perhaps not finished", () => {
    expect(searchQuery("Security depo")).toBe("'security' & 'depo':*");
    expect(searchQuery("my de")).toBe("'my' & 'de'");
  });

  test("is made of letters and digits alone", () => {
    expect(searchQuery("a'); drop table posts; --")).toBe("'a' & 'drop' & 'table' & 'posts':*");
    expect(searchQuery("!&|:* <->")).toBeNull();
    expect(searchQuery("")).toBeNull();
  });

  test("of many words asks for the first twelve", () => {
    expect(searchQuery("word ".repeat(40))?.split(" & ")).toHaveLength(12);
  });

  test("for likeness takes any longer word, each once", () => {
    expect(likenessQuery("Can my landlord keep the deposit, landlord?")).toBe(
      "'landlord' | 'keep' | 'deposit'",
    );
    expect(likenessQuery("is it so")).toBeNull();
  });
});

describe("what a card shows", () => {
  test("is the title, or the first 100 characters of a post without one", () => {
    expect(titleOf("Title", "content")).toBe("Title");
    expect(titleOf(null, "c".repeat(300))).toHaveLength(FORUM.shown_title);
  });

  test("is one line of the content, the cut marked", () => {
    expect(excerptOf("one\n\n two")).toBe("one two");
    expect(excerptOf("word ".repeat(100))).toMatch(/word…$/);
  });
});

describe("limits", () => {
  test("are narrower in the first three days, but not for those who are trusted", () => {
    expect(isNewAccount({ created_at: hoursAgo(71), is_trusted: false }, now)).toBe(true);
    expect(isNewAccount({ created_at: hoursAgo(73), is_trusted: false }, now)).toBe(false);
    expect(isNewAccount({ created_at: hoursAgo(1), is_trusted: true }, now)).toBe(false);
  });

  test("say when the next post may be written", () => {
    const full = { today: FORUM_LIMITS.new_posts_per_day, oldest: hoursAgo(23) };
    expect(waitFor("post", full, true, now)).toBe(3600);
    expect(waitFor("post", full, false, now)).toBeNull();
    expect(
      waitFor("reply", { today: FORUM_LIMITS.new_replies_per_day, oldest: hoursAgo(1) }, true, now),
    ).toBe(23 * 3600);
    expect(waitFor("reply", { today: 0, oldest: null }, true, now)).toBeNull();
  });

  test("count links, but not to sources", () => {
    expect(linksIn("see https://spam.example.com/x and www.shop.biz and cheap.io")).toBe(3);
    expect(linksIn("see https://www.courts.ca.gov/selfhelp and dol.gov and www.law.cornell.edu/uscode")).toBe(
      0,
    );
    expect(linksIn("https://evil.com/?irs.gov")).toBe(1);
    expect(linksIn("No link. e.g. this.")).toBe(0);
  });

  test("hold links, repeats and floods for a moderator", () => {
    const calm = { lately: 0, same: 0 };
    expect(holdReason("plain words", calm, true)).toBeNull();
    expect(holdReason("buy at spam.com", calm, true)).toBe("links");
    expect(holdReason("buy at spam.com", calm, false)).toBeNull();
    expect(holdReason("a.com b.com c.com d.com", calm, false)).toBe("links");
    expect(holdReason("words", { lately: 0, same: 1 }, false)).toBe("repeat");
    expect(holdReason("words", { lately: FORUM_LIMITS.flood_writings, same: 0 }, false)).toBe("flood");
  });
});

describe("threads", () => {
  const row = (id: string, parent: string | null, content: string | null = "c") => ({
    id,
    parent_comment_id: parent,
    content,
  });
  const shape = (rows: ReturnType<typeof row>[]) => threaded(rows).map(({ id, depth }) => `${id}${depth}`);

  test("stand below what they answer, oldest first, at most three steps in", () => {
    expect(
      shape([
        row("a", null),
        row("b", null),
        row("c", "a"),
        row("d", "c"),
        row("e", "d"),
        row("f", "e"),
        row("g", "a"),
      ]),
    ).toEqual(["a0", "c1", "d2", "e3", "f3", "g1", "b0"]);
  });

  test("keep the place of what is gone only while an answer stands", () => {
    expect(shape([row("a", null, null), row("b", "a"), row("c", null, null), row("d", "c", null)])).toEqual([
      "a0",
      "b1",
    ]);
  });

  test("open anew where the parent is not on the page, and are as deep as people make them", () => {
    expect(shape([row("b", "elsewhere")])).toEqual(["b0"]);
    const chain = Array.from({ length: 20_000 }, (_, n) => row(`n${n}`, n === 0 ? null : `n${n - 1}`));
    expect(threaded(chain)).toHaveLength(20_000);
  });
});

describe("reputation", () => {
  test.each([
    [0, 0, null],
    [2, 0, "community_member"],
    [50, 0, "active_helper"],
    [0, 5, "active_helper"],
    [99, 9, "active_helper"],
    [100, 0, "top_contributor"],
    [0, 10, "top_contributor"],
  ])("of %i points and %i helpful answers shows as %s", (points, helpful, badge) => {
    expect(contributorBadge(points, helpful)).toBe(badge);
  });

  test.each([
    [0, "active_helper"],
    [49, "active_helper"],
    [50, "top_contributor"],
    [99, "top_contributor"],
    [100, null],
  ])("of %i points works toward %s", (points, next) => {
    expect(reputationTier(points).next).toBe(next);
  });
});
