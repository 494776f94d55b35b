import type { AttorneyProfileInput, FirmInput, SessionUser } from "@standing/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { userActor } from "../../kernel/actor.ts";
import { type TestWorld, testWorld } from "../../testing/world.ts";

let world: TestWorld;
let owner: SessionUser;
let firmId: string;
let ownerProfile: string;

const FIRM: FirmInput = {
  name: "Lake & Partners",
  description: null,
  founding_year: 1998,
  website_url: null,
  phone: null,
  email: null,
  address_line1: null,
  address_line2: null,
  city: "Duluth",
  state: "MN",
  zip_code: null,
  firm_size: null,
  practice_areas: ["family_law"],
  specializations: [],
  consultation_type: "free",
  consultation_fee: 5000,
};

const profileOf = (name: string): AttorneyProfileInput => ({
  first_name: name,
  last_name: "Tester",
  email: `${name.toLowerCase()}@law.example`,
  phone: null,
  city: null,
  firm_name: null,
  firm_ownership_type: null,
  bar_state: "MN",
  bar_number: "1",
  years_of_practice: 3,
  specialties: ["family_law"],
  consultation_type: "free",
  consultation_fee: 0,
  practice_area_descriptions: {},
  bio: "A test profile.",
  languages_spoken: [],
});

const client = (user: SessionUser) => world.as(user).client;
const mailsTo = async (address: string) =>
  (
    await world.database.asOwner<{ data: { subject: string; text: string } }>(
      "select data from pgboss.job where name = 'send-mail' and data ->> 'to' = $1",
      [address],
    )
  ).map(({ data }) => data);
const firmNameOf = async (id: string) => (await world.as(null).client.attorneys.get({ id })).firm_name;

beforeAll(async () => {
  world = await testWorld({ work: false });
  owner = await world.claimant("owner@firm.example");
  firmId = (await client(owner).firms.create(FIRM)).id;
  const saved = await client(owner).attorneys.save({
    ...profileOf("Olga"),
    firm: { id: firmId, role: "owner" },
  });
  ownerProfile = saved.id;
});
afterAll(() => world.close());

test("who creates a firm owns it at once and is its primary contact", async () => {
  const { members } = await client(owner).firms.people({ id: firmId });
  expect(members).toMatchObject([
    { role: "owner", is_primary_contact: true, membership_status: "active", is_me: true },
  ]);
  expect(await firmNameOf(ownerProfile)).toBe("Lake & Partners");
  expect(await world.as(null).client.firms.get({ id: firmId })).toMatchObject({ consultation_fee: null });
});

test("joining is asked for, shown only when an owner accepts, and follows the firm's name", async () => {
  const user = await world.claimant("asker@firm.example");
  const { firms } = client(user);
  expect((await firms.search({ q: "lake partnrs" })).firms.map(({ id }) => id)).toContain(firmId);
  const { id } = await client(user).attorneys.save({
    ...profileOf("Asa"),
    firm: { id: firmId, role: "owner" },
  });
  expect((await client(user).attorneys.mine()).profile?.firm).toMatchObject({
    role: "associate",
    is_active: false,
  });
  expect(await firmNameOf(id)).toBeNull();
  expect((await mailsTo("owner@firm.example")).map(({ subject }) => subject)).toContain(
    "An attorney asks to join your firm",
  );
  for (const act of [
    () => firms.acceptRequest({ id: firmId, attorney_id: id }),
    () => firms.people({ id: firmId }),
    () => firms.update({ ...FIRM, id: firmId, name: "Mine now" }),
  ])
    await expect(act()).rejects.toMatchObject({ code: "NOT_FOUND" });
  await client(owner).firms.acceptRequest({ id: firmId, attorney_id: id });
  expect(await firmNameOf(id)).toBe("Lake & Partners");
  await client(owner).firms.update({ ...FIRM, id: firmId, name: "Lake, Asa & Partners" });
  expect(await firmNameOf(id)).toBe("Lake, Asa & Partners");
  await expect(
    client(owner).firms.removeMember({ id: firmId, attorney_id: ownerProfile }),
  ).rejects.toMatchObject({ code: "LAST_OWNER" });
  await firms.removeMember({ id: firmId, attorney_id: id });
  expect(await firmNameOf(id)).toBeNull();
});

test("an invitation works once, for whoever holds its mail, after the profile stands", async () => {
  const user = await world.claimant("invitee@firm.example");
  await client(owner).firms.invite({ id: firmId, email: "Invitee@firm.example", role: "partner" });
  const mail = (await mailsTo("invitee@firm.example")).find(({ subject }) => subject.includes("invites you"));
  const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(await world.as(null).client.firms.invitation({ token })).toMatchObject({ role: "partner" });
  const { firms, attorneys } = client(user);
  await expect(firms.acceptInvitation({ token })).rejects.toMatchObject({ code: "PROFILE_REQUIRED" });
  const { id } = await attorneys.save(profileOf("Ivy"));
  const answers = await Promise.allSettled([
    firms.acceptInvitation({ token }),
    firms.acceptInvitation({ token }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await attorneys.mine()).profile?.firm).toMatchObject({ role: "partner", is_active: true });
  expect(await firmNameOf(id)).toBe("Lake, Asa & Partners");
});

test("an old or withdrawn invitation is worth nothing", async () => {
  const invite = () =>
    client(owner).firms.invite({ id: firmId, email: "late@firm.example", role: "associate" });
  const { id } = await invite();
  await client(owner).firms.withdrawInvitation({ id });
  await invite();
  await world.database.asOwner("update law_firm_invitations set expires_at = now() where email = $1", [
    "late@firm.example",
  ]);
  for (const { text } of await mailsTo("late@firm.example")) {
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
    await expect(world.as(null).client.firms.invitation({ token })).rejects.toMatchObject({
      code: "INVALID_TOKEN",
    });
  }
});

test("nobody writes a firm into their own profile", async () => {
  const user = await world.claimant("pretender@firm.example");
  await client(user).attorneys.save(profileOf("Pia"));
  await expect(
    world.database.as(
      userActor(user.id, []),
      `update attorney_profiles set organization_id = '${firmId}' where user_id = '${user.id}'`,
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining("organization_id") } });
});

test("a draft keeps what was typed, for its writer alone, until the profile stands", async () => {
  const user = await world.claimant("drafter@firm.example");
  const other = await world.claimant("other@firm.example");
  const { attorneys } = client(user);
  await attorneys.saveDraft({ kind: "attorney", step: 1, content: { first_name: "Dee", city: "Ely" } });
  const kept = await attorneys.saveDraft({ kind: "attorney", step: 2, content: { city: "" } });
  expect(kept).toEqual({ step: 2, content: { first_name: "Dee", city: "" } });
  expect((await client(other).attorneys.draft({ kind: "attorney" })).draft).toBeNull();
  await attorneys.save(profileOf("Dee"));
  expect((await attorneys.draft({ kind: "attorney" })).draft).toBeNull();
});

test("what is no picture is refused", async () => {
  const user = await world.claimant("photo@firm.example");
  const photo = new File(["not a picture"], "photo.png", { type: "image/png" });
  await expect(client(user).attorneys.setPhoto({ photo })).rejects.toMatchObject({ code: "BAD_IMAGE" });
});
