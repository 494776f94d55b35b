import { type ContentInput, type SessionUser, contentInput } from "@standing/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../testing/world.ts";
import { publishDueContent } from "./review/jobs.ts";

let world: TestWorld;
let author: SessionUser;
let other: SessionUser;
let operator: SessionUser;

/** Makes an account an attorney, as onboarding does. */
async function attorney(email: string): Promise<SessionUser> {
  const user = await world.claimant(email);
  await world.database.asOwner(
    `insert into attorney_profiles (user_id, first_name, last_name, bar_state, bar_number, bio, specialties)
     values ($1, 'Ada', 'Example', 'CA', '1', 'A bio.', array['real_estate'])`,
    [user.id],
  );
  return user;
}

beforeAll(async () => {
  world = await testWorld({ work: false });
  author = await attorney("author@example.org");
  other = await attorney("another-author@example.org");
  operator = { ...(await world.claimant("operator-of-content@example.org")), roles: ["admin"] };
});
afterAll(() => world.close());

const BROWSER = { "user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0" };
const as = (user: SessionUser | null, ip?: string) => world.as(user, ip, new Headers(BROWSER)).client.content;
const words = (title: string, more: Partial<ContentInput> = {}) =>
  contentInput.parse({ title, summary: "A summary", content: "Some words", ...more });
const told = async (user: SessionUser) =>
  (await world.as(user).client.notifications.list({})).notifications
    .filter(({ kind }) => kind === "content_review")
    .map(({ params }) => params.status);

/** Submits as the author and lets the operator publish it. */
async function published(
  title: string,
  more: Partial<ContentInput> = {},
): Promise<{ id: string; slug: string }> {
  const { id, slug } = await as(author).submit(words(title, more));
  await decide(id, { act: "publish", is_sponsored: false });
  return { id, slug };
}

type Act =
  | { act: "approve" | "publish"; is_sponsored: boolean }
  | { act: "schedule"; is_sponsored: boolean; publish_at: string }
  | { act: "reject"; reason: string };

/** The newest entry of this content in the queue. */
async function entryOf(contentId: string): Promise<string> {
  const [row] = await world.database.asOwner<{ id: string }>(
    "select id from content_moderation_queue where content_id = $1 order by created_at desc limit 1",
    [contentId],
  );
  if (!row) throw new Error("It is not in the queue");
  return row.id;
}

async function decide(contentId: string, act: Act) {
  const id = await entryOf(contentId);
  const { seen } = await as(operator).review({ id });
  return as(operator).decide({ id, seen, ...act });
}

test("categories come from their table, and only the active ones of it are taken", async () => {
  const add = (name: string, isActive: boolean) =>
    world.database.asOwner("insert into attorney_content_categories (name, is_active) values ($1, $2)", [
      name,
      isActive,
    ]);
  await add("Maritime Law", true);
  await add("Airship Law", false);
  const { categories } = await as(author).categories();
  expect(categories).toContain("Maritime Law");
  expect(categories).not.toContain("Airship Law");
  expect(categories).toEqual(categories.toSorted());
  const { id } = await as(author).saveDraft(words("Boats", { practice_areas: ["Maritime Law"] }));
  expect((await as(author).own({ id })).practice_areas).toEqual(["Maritime Law"]);
  await expect(
    as(author).saveDraft(words("Airships", { practice_areas: ["Airship Law"] })),
  ).rejects.toMatchObject({ code: "UNKNOWN_CATEGORY" });
});

describe("an author", () => {
  test("needs an attorney profile", async () => {
    const reader = await world.claimant("no-attorney@example.org");
    await expect(as(reader).saveDraft(words("x"))).rejects.toMatchObject({
      code: "PROFILE_REQUIRED",
    });
    await expect(as(reader).overview()).rejects.toMatchObject({ code: "PROFILE_REQUIRED" });
    await expect(as(null).mine({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("saves drafts whose addresses are free among everybody's, and follow the title", async () => {
    const first = await as(author).saveDraft(words("Rent, and you!"));
    expect(first).toMatchObject({ slug: "rent-and-you", status: "draft" });
    const second = await as(other).saveDraft(words("Rent and you"));
    expect(second.slug).toBe("rent-and-you-2");
    expect(await as(author).saveDraft(words("Rent and you", { id: first.id }))).toMatchObject({
      id: first.id,
      slug: "rent-and-you",
    });
    expect((await as(author).saveDraft(words("Deposits", { id: first.id }))).slug).toBe("deposits");
    const both = await Promise.all([1, 2, 3].map(() => as(author).saveDraft(words("At once"))));
    expect(both.map(({ slug }) => slug).sort()).toEqual(["at-once", "at-once-2", "at-once-3"]);
  });

  test("finds trimmed entries without repeats, and only their own", async () => {
    const { id } = await as(author).saveDraft(
      words("Entries", { tags: [" Rent ", "rent", "", "Deposit"], target_locations: ["Ohio", " Ohio"] }),
    );
    expect(await as(author).own({ id })).toMatchObject({
      tags: ["Rent", "Deposit"].map((tag) => expect.stringMatching(new RegExp(tag, "i"))),
      target_locations: ["Ohio"],
    });
    for (const call of [
      () => as(other).own({ id }),
      () => as(other).remove({ id }),
      () => as(other).saveDraft(words("x", { id })),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });

  test("cannot submit what lacks its words or its video, and nothing is kept of the try", async () => {
    const before = await as(author).overview();
    await expect(as(author).submit(words("x", { content: "" }))).rejects.toMatchObject({
      code: "MISSING_CONTENT",
    });
    await expect(as(author).submit(words("x", { content_type: "vlog" }))).rejects.toMatchObject({
      code: "MISSING_VIDEO",
    });
    expect((await as(author).overview()).total).toBe(before.total);
  });

  test("stands in the queue once, with priority 1, and leaves it when it becomes a draft again", async () => {
    const { id } = await as(author).submit(words("Queued"));
    await as(author).submit(words("Queued", { id }));
    const rows = () =>
      world.database.asOwner(
        "select priority, decided_at is null as waits from content_moderation_queue where content_id = $1",
        [id],
      );
    expect(await rows()).toEqual([{ priority: 1, waits: true }]);
    await as(author).saveDraft(words("Queued", { id }));
    expect(await rows()).toEqual([{ priority: 1, waits: false }]);
  });

  test("gets a picture in two sizes without what the camera wrote, and no file that is none", async () => {
    const bytes = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#123f2c" } })
      .withExif({ IFD0: { Copyright: "secret place" } })
      .jpeg()
      .toBuffer();
    const { url } = await as(author).uploadImage({ image: new File([new Uint8Array(bytes)], "p.jpg") });
    expect(url).toMatch(/^\/files\/public\/[0-9a-f-]+-960\.webp$/);
    for (const [name, width] of [
      [url, 960],
      [url.replace("-960.", "-480."), 480],
    ] as const) {
      const kept = Buffer.from(await (await world.fetch(name)).arrayBuffer());
      const image = await sharp(kept).metadata();
      expect([image.width, image.exif]).toEqual([width, undefined]);
    }
    const image = new File(["<svg onload=x>"], "p.png", { type: "image/png" });
    await expect(as(author).uploadImage({ image })).rejects.toMatchObject({ code: "BAD_IMAGE" });
  });

  test("deletes for good", async () => {
    const { id } = await as(author).saveDraft(words("To be deleted"));
    expect(await as(author).remove({ id })).toEqual({ removed: "content" });
    await expect(as(author).own({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("operators", () => {
  test("are admins and super admins, and nobody else", async () => {
    await expect(as(author).reviews({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(null).reviews({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    const chief: SessionUser = { ...operator, roles: ["super_admin"] };
    await expect(as(chief).reviews({ state: "decided" })).resolves.toMatchObject({ page: 1 });
  });

  test("read the oldest first, publish, and the author is told by page and mail", async () => {
    const { id, slug } = await as(author).submit(words("Read me first"));
    const { items, waiting } = await as(operator).reviews({});
    expect(items.at(-1)).toMatchObject({
      title: "Read me first",
      author_name: "Ada Example",
      is_change: false,
    });
    expect(waiting).toBe(items.length);
    expect(await decide(id, { act: "publish", is_sponsored: true })).toEqual({ status: "published" });
    expect(await as(null).insight({ slug })).toMatchObject({
      title: "Read me first",
      is_sponsored: true,
      author: { first_name: "Ada", bio: "A bio.", specialties: ["real_estate"] },
    });
    expect(await told(author)).toContain("published");
    const mails = await world.database.asOwner<{ subject: string }>(
      "select data ->> 'subject' as subject from pgboss.job where name = 'send-mail' and data ->> 'to' = $1",
      [author.email],
    );
    expect(mails.map(({ subject }) => subject)).toContain("Your content was reviewed");
    const audit = await world.database.asOwner(
      "select actor_id, details ->> 'sponsored' as sponsored from audit_log where action = 'content.published' and entity_id = $1",
      [id],
    );
    expect(audit).toEqual([{ actor_id: operator.id, sponsored: "true" }]);
  });

  test("reject with a reason that the author reads, and who may then send it again", async () => {
    const { id } = await as(author).submit(words("Not yet"));
    await decide(id, { act: "reject", reason: "Please name the statute." });
    expect(await as(author).own({ id })).toMatchObject({
      status: "rejected",
      rejection_reason: "Please name the statute.",
    });
    expect(await told(author)).toContain("rejected");
    expect(await as(author).submit(words("Now", { id }))).toMatchObject({ status: "submitted" });
  });

  test("accept for a date, and a job publishes then and tells the author, not before and once", async () => {
    const { id, slug } = await as(author).submit(words("Scheduled"));
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    expect(await decide(id, { act: "schedule", is_sponsored: false, publish_at })).toEqual({
      status: "approved",
    });
    expect((await as(operator).reviews({ state: "approved" })).items).toMatchObject([
      { title: "Scheduled", publish_at },
    ]);
    expect(await publishDueContent(world.services)).toBe(0);
    await expect(as(null).insight({ slug })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const later = { ...world.services, now: () => new Date(Date.now() + 3_700_000) };
    expect(await publishDueContent(later)).toBe(1);
    expect(await publishDueContent(later)).toBe(0);
    expect((await as(null).insight({ slug })).title).toBe("Scheduled");
    expect((await told(author)).filter((status) => status === "scheduled")).toHaveLength(1);
  });

  test("approve without a date and publish later", async () => {
    const { id, slug } = await as(author).submit(words("Approved first"));
    await decide(id, { act: "approve", is_sponsored: false });
    await expect(as(null).insight({ slug })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await decide(id, { act: "publish", is_sponsored: false });
    expect((await as(null).insight({ slug })).title).toBe("Approved first");
  });

  test("cannot decide about words that changed since they were read, nor twice", async () => {
    const { id } = await as(author).submit(words("Changing"));
    const entry = await entryOf(id);
    const { seen } = await as(operator).review({ id: entry });
    await as(author).submit(words("Changed", { id }));
    const publish = { id: entry, seen, act: "publish", is_sponsored: false } as const;
    await expect(as(operator).decide(publish)).rejects.toMatchObject({ code: "ALREADY_CHANGED" });
    await decide(id, { act: "publish", is_sponsored: false });
    await expect(decide(id, { act: "publish", is_sponsored: false })).rejects.toMatchObject({
      code: "ALREADY_CHANGED",
    });
  });
});

describe("a change to what is published", () => {
  test("waits while the public version stays, and takes its place when accepted", async () => {
    const { id, slug } = await published("Public version");
    await as(author).saveDraft(words("Edited version", { id }));
    expect(await as(author).own({ id })).toMatchObject({ title: "Edited version", revision: "draft" });
    await as(author).submit(words("Edited version", { id, content: "New words" }));
    expect(await as(null).insight({ slug })).toMatchObject({
      title: "Public version",
      content: "Some words",
    });
    const review = await as(operator).review({ id: await entryOf(id) });
    expect(review).toMatchObject({ is_change: true, public_version: { title: "Public version" } });
    await decide(id, { act: "publish", is_sponsored: false });
    expect(await as(null).insight({ slug })).toMatchObject({ title: "Edited version", content: "New words" });
    expect(await as(author).own({ id })).toMatchObject({ status: "published", revision: null, slug });
  });

  test("sent back leaves the public version, and the author can leave the change", async () => {
    const { id, slug } = await published("Stays");
    await as(author).submit(words("Goes too far", { id }));
    await decide(id, { act: "reject", reason: "A promise of outcome" });
    expect((await as(null).insight({ slug })).title).toBe("Stays");
    expect(await as(author).own({ id })).toMatchObject({
      revision: "rejected",
      rejection_reason: "A promise of outcome",
    });
    expect(await as(author).remove({ id })).toEqual({ removed: "revision" });
    expect(await as(author).own({ id })).toMatchObject({ title: "Stays", revision: null });
  });
});

describe("readers", () => {
  test("find articles by words as they stand and by practice area, newest first, and no videos", async () => {
    await published("Gardens and 100% shade", { practice_areas: ["Real Estate"] });
    await published("Garden talk", { content_type: "vlog", video_url: "https://vimeo.com/76979871" });
    const found = await as(null).insights({ search: "GARDENS and 100% sh" });
    expect(found).toMatchObject({
      total: 1,
      pages: 1,
      insights: [{ slug: "gardens-and-100-shade", read_minutes: 1 }],
    });
    expect((await as(null).insights({ search: "gardens_and" })).total).toBe(0);
    expect((await as(null).insights({ search: "gardens", area: "Tax Law" })).total).toBe(0);
    expect((await as(null).insights({ search: "gardens", area: "Real Estate" })).total).toBe(1);
    expect(await as(null).insight({ slug: "garden-talk" })).toMatchObject({ video: { provider: "vimeo" } });
    expect((await as(null).addresses()).pages.map(({ path }) => path)).toContain(
      "/legal-insights/garden-talk",
    );
  });

  test("count once as a like and a share, and once an hour as a view; programs and the author do not", async () => {
    const { slug } = await published("Counted");
    const reader = await world.claimant("reader-of-content@example.org");
    for (const who of [as(reader), as(reader), as(null, "203.0.113.5"), as(null, "203.0.113.5")]) {
      await who.engage({ slug, engagement_type: "like" });
      await who.engage({ slug, engagement_type: "share" });
      await who.countView({ slug });
    }
    await world
      .as(null, "203.0.113.6", new Headers({ "user-agent": "curl/8" }))
      .client.content.countView({ slug });
    await as(author).countView({ slug });
    expect(await as(reader).insight({ slug })).toMatchObject({
      view_count: 2,
      like_count: 2,
      share_count: 2,
      is_liked: true,
    });
    expect((await as(null, "203.0.113.7").insight({ slug })).is_liked).toBe(false);
    const { totals, days, items, before } = await as(author).analytics();
    expect([totals, days.length, before]).toEqual([{ view: 2, like: 2, share: 2 }, 30, null]);
    expect(days.at(-1)).toMatchObject({ view: 2 });
    expect(items.find((item) => item.slug === slug)).toMatchObject({ view: 2, like: 2, share: 2 });
  });

  test("do not see what an attorney without an active profile has published", async () => {
    const { slug } = await published("Hidden with its author");
    const active = (is_active: boolean) =>
      world.database.asOwner("update attorney_profiles set is_active = $1 where user_id = $2", [
        is_active,
        author.id,
      ]);
    await active(false);
    await expect(as(null).insight({ slug })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await active(true);
    expect((await as(null).insight({ slug })).title).toBe("Hidden with its author");
  });
});
