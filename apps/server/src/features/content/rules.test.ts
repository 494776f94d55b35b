import { describe, expect, test } from "vitest";
import { freeSlug, hourOf, lastDays, missingFor, slugOf } from "./rules.ts";
import { playerOfEmbedCode, readMinutes, videoOf } from "./video-and-time.ts";

describe("the address of content", () => {
  test("is the title in lower case, without signs, spaces as hyphens, cut to 50 characters", () => {
    expect(slugOf("  What's Next?  After an   Arrest ")).toBe("whats-next-after-an-arrest");
    expect(slugOf("a".repeat(80))).toHaveLength(50);
    expect(slugOf("¿¡!?")).toBe("insight");
  });

  test("gets a number when it is taken, and stays within 50 characters", () => {
    expect(freeSlug("rent", new Set(["rented"]))).toBe("rent");
    expect(freeSlug("rent", new Set(["rent", "rent-2"]))).toBe("rent-3");
    const long = "b".repeat(50);
    expect(freeSlug(long, new Set([long]))).toBe(`${"b".repeat(48)}-2`);
  });
});

describe("reading time", () => {
  test("is the number of words divided by 200, rounded up", () => {
    expect(readMinutes("word ".repeat(200))).toBe(1);
    expect(readMinutes("word ".repeat(201))).toBe(2);
    expect(readMinutes("")).toBe(1);
  });
});

const YOUTUBE = "https://www.youtube-nocookie.com/embed/abcdefghijk";

describe("the video area", () => {
  test.each([
    "https://www.youtube.com/watch?v=abcdefghijk&t=3",
    "https://m.youtube.com/watch?v=abcdefghijk",
    "https://youtu.be/abcdefghijk?si=x",
    "https://youtube.com/shorts/abcdefghijk",
    "https://www.youtube.com/embed/abcdefghijk",
  ])("shows YouTube's player without cookies for %s", (video_url) => {
    expect(videoOf({ video_url, video_embed_code: null })).toMatchObject({
      provider: "youtube",
      player_url: YOUTUBE,
    });
  });

  test("shows Vimeo's player, which is asked not to follow the viewer", () => {
    expect(
      videoOf({ video_url: "https://vimeo.com/channels/staff/76979871", video_embed_code: null }),
    ).toEqual({
      kind: "player",
      provider: "vimeo",
      player_url: "https://player.vimeo.com/video/76979871?dnt=1",
      watch_url: "https://vimeo.com/76979871",
    });
  });

  test("links to any other page, and to nothing but web pages", () => {
    const other = "https://video.example.org/talk";
    expect(videoOf({ video_url: other, video_embed_code: null })).toEqual({
      kind: "external",
      watch_url: other,
    });
    for (const video_url of ["javascript:alert(1)", "data:text/html,x", "nonsense", null]) {
      expect(videoOf({ video_url, video_embed_code: null })).toBeNull();
    }
    const lookalike = "https://youtube.com.example.org/embed/abcdefghijk";
    expect(videoOf({ video_url: lookalike, video_embed_code: null })).toMatchObject({ kind: "external" });
  });

  test("gives an embed code precedence, and keeps nothing of it but an allowed player", () => {
    const code = `<script>steal()</script><iframe onload="x()" width=5 src="//www.youtube.com/embed/abcdefghijk?autoplay=1&amp;x=%22"></iframe>`;
    expect(videoOf({ video_url: "https://vimeo.com/76979871", video_embed_code: code })).toEqual({
      kind: "player",
      provider: "youtube",
      player_url: YOUTUBE,
      watch_url: "https://www.youtube.com/watch?v=abcdefghijk",
    });
  });

  test.each([
    `<iframe src="https://evil.example.org/embed/abcdefghijk"></iframe>`,
    `<iframe srcdoc="<script>x</script>"></iframe>`,
    `<iframe src="javascript:alert(1)"></iframe>`,
    `<iframe src="https://www.youtube.com/embed/abc&quot; onload=x"></iframe>`,
    `<iframe src="https://www.youtube.com@evil.example.org/embed/abcdefghijk"></iframe>`,
    `<img src=x onerror=alert(1)>`,
    "",
  ])("shows nothing of %s", (code) => expect(playerOfEmbedCode(code)).toBeNull());
});

test("an article needs words and a video needs a player or a link before it is sent", () => {
  const nothing = { content: " ", video_url: null, video_embed_code: null };
  expect(missingFor({ ...nothing, content_type: "blog" })).toBe("MISSING_CONTENT");
  expect(missingFor({ ...nothing, content_type: "blog", content: "x" })).toBeNull();
  expect(missingFor({ ...nothing, content_type: "vlog", content: "x" })).toBe("MISSING_VIDEO");
  expect(missingFor({ ...nothing, content_type: "vlog", video_embed_code: "<b>" })).toBe("MISSING_VIDEO");
  expect(missingFor({ ...nothing, content_type: "vlog", video_url: "https://a.example/v" })).toBeNull();
});

test("hours and days are those of UTC", () => {
  const now = new Date("2026-03-01T00:30:00Z");
  expect(hourOf(now)).toBe("2026-03-01T00");
  expect(lastDays(now, 3)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});
