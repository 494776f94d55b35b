import { FORUM, FORUM_LIMITS, contributorBadge, reputationTier } from "@standing/contract";
import { describe, expect, test } from "vitest";
import {
  excerptOf,
  holdReason,
  isNewAccount,
  likenessQuery,
  linksIn,
  pageOfComment,
  pageOfThread,
  searchOf,
  threaded,
  titleOf,
  waitFor,
} from "./rules.ts";

const now = new Date("2026-11-22T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe("a search", () => {
  test("is made of letters and digits alone", () => {
    expect(searchOf("a'); Drop table posts; --").words).toEqual(["a", "drop", "table", "posts"]);
    expect(searchOf("!&|:* <->").words).toEqual([]);
  });

  test("takes signs that words do not keep as they stand", () => {
    expect(searchOf("100% of_it")).toEqual({ words: [], letters: String.raw`%100\% of\_it%` });
  });

  test("of many words asks for the first twelve", () => {
    expect(searchOf("word ".repeat(40)).words).toHaveLength(12);
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
  const row = (id: string, parent: string | null, is: "gone" | "helpful" | null = null) => ({
    id,
    parent_comment_id: parent,
    is_gone: is === "gone",
    is_helpful: is === "helpful",
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
    expect(
      shape([row("a", null, "gone"), row("b", "a"), row("c", null, "gone"), row("d", "c", "gone")]),
    ).toEqual(["a0", "b1"]);
  });

  test("open anew where the parent is not on the page, and are as deep as people make them", () => {
    expect(shape([row("b", "elsewhere")])).toEqual(["b0"]);
    const chain = Array.from({ length: 20_000 }, (_, n) => row(`n${n}`, n === 0 ? null : `n${n - 1}`));
    expect(threaded(chain)).toHaveLength(20_000);
  });

  test("begin with the answers that were marked as helpful, with what is below them", () => {
    const rows = [
      row("a", null),
      row("b", null, "helpful"),
      row("c", "b"),
      row("d", "a", "helpful"),
      row("e", null, "helpful"),
    ];
    expect(shape(rows)).toEqual(["b0", "c1", "e0", "a0", "d1"]);
  });

  test("are cut into pages, each with what its first comment answers above it", () => {
    const many = Array.from({ length: 19 }, (_, n) => row(`n${n}`, null));
    const deep = Array.from({ length: 30 }, (_, n) => row(`d${n}`, n === 0 ? null : `d${n - 1}`));
    const ordered = threaded([...many, ...deep, row("z", null)]);
    const page = (n: number) => pageOfThread(ordered, n).map(({ id, depth }) => `${id}:${depth}`);
    expect(page(1)).toHaveLength(20);
    expect(page(1).at(-1)).toBe("d0:0");
    expect(page(2)).toHaveLength(21);
    expect(page(2).slice(0, 3)).toEqual(["d0:0", "d1:1", "d2:2"]);
    expect(page(3).slice(0, 5)).toEqual(["d0:0", "d1:1", "d2:2", "d20:3", "d21:3"]);
    expect(page(3).at(-1)).toBe("z:0");
    expect(page(4)).toEqual([]);
    expect(
      ["n0", "d0", "d1", "d20", "d21", "z", "elsewhere"].map((id) => pageOfComment(ordered, id)),
    ).toEqual([1, 1, 2, 2, 3, 3, 1]);
  });

  test("show no comment twice where the one above has just begun the page", () => {
    const rows = Array.from({ length: 45 }, (_, n) => row(`n${n}`, n % 20 === 0 ? null : `n${n - (n % 20)}`));
    const ordered = threaded(rows);
    for (const page of [1, 2, 3]) {
      const ids = pageOfThread(ordered, page).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(page === 3 ? 5 : 20);
    }
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
