import { PUBLISHED_TERMS } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestWorld, testWorld } from "../../testing/world.ts";
import { publishTerms } from "./publish-terms.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
});
afterAll(() => world.close());

test("agreements carry the hash of the text; a new version asks again; a text does not change behind its version", async () => {
  await publishTerms(world.services);
  await publishTerms(world.services);
  const user = await world.claimant("reader@example.org");
  const { client } = world.as(user);
  const agreed = () =>
    client.accounts.has_agreed_to_terms({ user_id_param: user.id, agreement_type_param: "case_submission" });
  expect(await agreed()).toBe(true);
  const hashes = () =>
    world.database.asOwner(
      "select terms_version, text_hash from terms_conditions_agreements where user_id = $1 and agreement_type = 'case_submission'",
      [user.id],
    );
  const first = { terms_version: PUBLISHED_TERMS.version, text_hash: PUBLISHED_TERMS.text_sha256 };
  expect(await hashes()).toEqual([first]);

  await publishTerms(world.services, { version: PUBLISHED_TERMS.version, text_sha256: "f".repeat(64) });
  expect(world.lines.join()).toContain("terms_text_changed_without_a_new_version");
  expect(
    await world.database.asOwner("select distinct text_hash from terms_versions where version = $1", [
      PUBLISHED_TERMS.version,
    ]),
  ).toEqual([{ text_hash: PUBLISHED_TERMS.text_sha256 }]);
  expect(await agreed()).toBe(true);

  await publishTerms(world.services, { version: "2.0", text_sha256: "e".repeat(64) });
  expect(await agreed()).toBe(false);
  await expect(
    client.cases.submit({
      title: "t",
      description: "The landlord kept my deposit.",
      legal_category: "real_estate_law",
      incident_state: "CA",
    }),
  ).rejects.toMatchObject({ code: "TERMS_REQUIRED" });
  expect(await hashes()).toEqual([first]);
});
