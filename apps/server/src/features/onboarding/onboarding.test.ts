import { afterAll, beforeAll, expect, test } from "vitest";
import { ATTORNEY_PROFILE } from "../../testing/attorney-profile.ts";
import { phonePhoto } from "../../testing/sample-files.ts";
import { type TestWorld, testWorld } from "../../testing/world.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await testWorld({ work: false });
});
afterAll(() => world.close());

test("a photo is kept as a square with the draft, goes over to the profile, and is removed from it", async () => {
  const { client } = world.as(await world.claimant("photo@example.org"));
  const bytes = new Uint8Array(await phonePhoto());
  const photo = new File([bytes], "me.jpg", { type: "image/jpeg" });
  const first = await client.attorneys.setPhoto({ photo });
  expect((await client.attorneys.draft({ kind: "attorney" })).draft?.content).toMatchObject({
    photo_url: first.photo_url,
  });
  await client.attorneys.save(ATTORNEY_PROFILE);
  const second = await client.attorneys.setPhoto({ photo });
  const shown = async () => (await client.attorneys.mine()).profile?.photo_url;
  expect(await shown()).toBe(second.photo_url);
  expect(await client.attorneys.removePhoto()).toEqual({ photo_url: null });
  expect(await shown()).toBeNull();
  const broken = new File(["no picture"], "me.jpg", { type: "image/jpeg" });
  await expect(client.attorneys.setPhoto({ photo: broken })).rejects.toMatchObject({ code: "BAD_IMAGE" });
  await expect(world.as(null).client.attorneys.removePhoto()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("an address typed into a draft makes nobody else's photo one's own, and removes none", async () => {
  const photo = new File([new Uint8Array(await phonePhoto())], "me.jpg", { type: "image/jpeg" });
  const owner = world.as(await world.claimant("photo-owner@example.org")).client;
  const { photo_url } = await owner.attorneys.setPhoto({ photo });
  const other = world.as(await world.claimant("photo-other@example.org")).client;
  const draft = { kind: "attorney" as const, step: 1, content: { photo_url } };
  await other.attorneys.saveDraft(draft);
  await other.attorneys.removePhoto();
  expect((await world.fetch(photo_url)).status).toBe(200);
  await other.attorneys.saveDraft(draft);
  await other.attorneys.save(ATTORNEY_PROFILE);
  expect((await other.attorneys.mine()).profile?.photo_url).toBeNull();
});

test("an attorney is shown in the directory once an operator has approved, and no longer once rejected", async () => {
  const { client } = world.as(await world.claimant("approved@example.org"));
  const operator = world.as({ ...(await world.claimant("operator@example.org")), roles: ["super_admin"] });
  const { id } = await client.attorneys.save({ ...ATTORNEY_PROFILE, last_name: "Awaited" });
  const desk = operator.client.adminAttorneys;
  const waiting = async (ad_approval_status: "pending" | "approved" | "rejected") =>
    (await desk.list({ ad_approval_status })).attorneys.map((attorney) => attorney.id);
  expect(await waiting("pending")).toContain(id);
  for (const decision of ["approved", "rejected"] as const) {
    await desk.decide({ id, decision });
    expect(await waiting(decision)).toContain(id);
  }
  await expect(client.adminAttorneys.decide({ id, decision: "approved" })).rejects.toThrow();
  expect(await waiting("rejected")).toContain(id);
});
