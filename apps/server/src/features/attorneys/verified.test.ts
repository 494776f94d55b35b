import type { SessionUser } from "@standing/contract";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ATTORNEY_PROFILE } from "../../testing/attorney-profile.ts";
import { type TestWorld, testWorld } from "../../testing/world.ts";
import { grantPlacement } from "../admin/attorneys/grant-placement.ts";

let world: TestWorld;
let owner: Client;
let attorney: SessionUser;
let operator: SessionUser;
let attorney_id: string;

beforeAll(async () => {
  world = await testWorld({ work: false });
  owner = new Client({ connectionString: world.database.ownerUrl });
  await owner.connect();
  operator = { ...(await world.claimant("operator@example.org")), roles: ["super_admin"] };
  attorney = await world.claimant("attorney@example.org");
  const { client } = world.as(attorney);
  ({ id: attorney_id } = await client.attorneys.save(ATTORNEY_PROFILE));
  await grantPlacement(world.services, attorney_id, "premium", "CA");
  await client.ads.create({
    ad_title: "An ad",
    ad_description: "What the ad says.",
    attorney_name: "Ada Test",
    law_firm: null,
    years_experience: null,
    website_url: null,
    case_types: ["real_estate_law"],
    service_areas: ["CA"],
  });
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

/** What the profile says: the last check found a good licence, and how long that holds. */
const STATES: [name: string, is_verified: boolean, until: string | null, verified: boolean][] = [
  ["was never checked", false, null, false],
  ["was checked and is good for a day more", true, "1 day", true],
  ["was checked and was good until yesterday", true, "-1 day", false],
  ["was checked and found wanting", false, "1 day", false],
];

/** Wherever the product says of an attorney that they are verified, and what follows from it. */
const PLACES: [name: string, says: () => Promise<boolean>][] = [
  [
    "the directory",
    async () => {
      const { attorneys } = await world.as(null).client.attorneys.directory({});
      return attorneys.find(({ id }) => id === attorney_id)?.licence !== null;
    },
  ],
  [
    "the profile",
    async () => (await world.as(null).client.attorneys.get({ id: attorney_id })).licence !== null,
  ],
  [
    "a post in the forum",
    async () => {
      const id = await postWith("A plain question");
      return (await world.as(null).client.forum.get({ id })).post.author?.attorney?.is_verified ?? false;
    },
  ],
  [
    "a link in the forum, held unless its writer is trusted",
    async () => {
      const { held } = await write("Look at https://example.com/");
      return held === null;
    },
  ],
  [
    "the operator's list of attorneys",
    async () => {
      const { attorneys } = await asOperator().adminAttorneys.list({ ad_approval_status: "approved" });
      return attorneys.find(({ id }) => id === attorney_id)?.licence !== null;
    },
  ],
  [
    "the operator's list of ads",
    async () => {
      const { ads } = await asOperator().adminAds.list({ state: "pending" });
      return ads.find((ad) => ad.attorney_id === attorney_id)?.is_verified ?? false;
    },
  ],
  [
    "the moderators' queue",
    async () => {
      const { items } = await asOperator().moderation.queue();
      return (
        items.find(({ author }) => author?.attorney?.id === attorney_id)?.author?.attorney?.is_verified ??
        false
      );
    },
  ],
  [
    "the operator's overview",
    async () => (await asOperator().admin.overview()).attorney_profiles.verified === 1,
  ],
];

const asOperator = () => world.as(operator).client;
let written = 0;
function write(words: string) {
  written += 1;
  return world.as(attorney, `2001:db8:0:${written}::1`).client.forum.create({
    title: `Question ${written}`,
    content: `${words} ${written}`,
    disclaimer_accepted: true,
  });
}
const postWith = async (words: string) => (await write(words)).id;

test.each(STATES)("an attorney who %s", async (_name, is_verified, until, verified) => {
  await owner.query(
    `update attorney_profiles set is_verified = $1, verified_by = 'State Bar', verified_at = now() - interval '2 days',
       verified_until = now() + $2::interval where id = $3`,
    [is_verified, until, attorney_id],
  );
  await postWith("Words that a moderator looks at");
  await owner.query(
    "update posts set created_at = now() - interval '2 days', moderation_status = 'held', held_reason = 'moderator'",
  );
  const seen: Record<string, boolean> = {};
  for (const [place, says] of PLACES) seen[place] = await says();
  expect(seen).toEqual(Object.fromEntries(PLACES.map(([place]) => [place, verified])));
});
