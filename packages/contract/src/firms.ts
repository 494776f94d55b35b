import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { consultationType } from "./attorneys.ts";
import { answers } from "./errors.ts";
import { firmRole } from "./onboarding.ts";
import { cents, id, instant } from "./vocabulary.ts";

const optional = (max: number) => z.string().trim().min(1).max(max).nullable();
const list = z.array(z.string().trim().min(1).max(100)).max(20);

/** A firm's own words: the name is required, everything else may be null. */
export const firmInput = z.object({
  name: z.string().trim().min(1).max(LENGTHS.shown_name),
  description: optional(LENGTHS.firm_description),
  founding_year: z.number().int().min(1700).max(2100).nullable(),
  website_url: z
    .url({ protocol: /^https?$/ })
    .max(LENGTHS.website)
    .nullable(),
  phone: optional(LENGTHS.phone),
  email: z.email().max(LENGTHS.email).nullable(),
  address_line1: optional(LENGTHS.address),
  address_line2: optional(LENGTHS.address),
  city: optional(LENGTHS.city),
  state: optional(60),
  zip_code: optional(LENGTHS.zip_code),
  firm_size: optional(LENGTHS.firm_size),
  practice_areas: list,
  specializations: list,
  consultation_type: consultationType.nullable(),
  consultation_fee: cents.min(0).max(1_000_000).nullable(),
});
export type FirmInput = z.infer<typeof firmInput>;

export const firm = firmInput.extend({ id, is_mine: z.boolean() });
export type Firm = z.infer<typeof firm>;

export const membershipStatus = z.enum(["invited", "requested", "active"]);

const member = z.object({
  attorney_id: id,
  name: z.string(),
  role: firmRole,
  is_primary_contact: z.boolean(),
  membership_status: membershipStatus,
  is_me: z.boolean(),
});
export type FirmMember = z.infer<typeof member>;

export const invitedRole = z.enum(["partner", "associate", "of_counsel"]);
export type InvitedRole = z.infer<typeof invitedRole>;
const invitation = z.object({ id, email: z.string(), role: invitedRole, expires_at: instant });
export type FirmInvitation = z.infer<typeof invitation>;

const ofFirm = z.object({ id });
const needsSession = answers("UNAUTHORIZED");
const needsFirm = answers("UNAUTHORIZED", "NOT_FOUND");
const ofMember = z.object({ id, attorney_id: id });
const done = z.object({ id });

export const firms = {
  create: oc
    .route({
      method: "POST",
      path: "/law-firms",
      tags: ["firms"],
      summary: "Create a law firm",
      successStatus: 201,
    })
    .input(firmInput)
    .output(done)
    .errors(needsSession),
  update: oc
    .route({ method: "PUT", path: "/law-firms/{id}", tags: ["firms"], summary: "Change my law firm" })
    .input(firmInput.extend({ id }))
    .output(done)
    .errors(needsFirm),
  get: oc
    .route({ method: "GET", path: "/law-firms/{id}", tags: ["firms"], summary: "A law firm" })
    .input(ofFirm)
    .output(firm)
    .errors(answers("NOT_FOUND")),
  search: oc
    .route({
      method: "GET",
      path: "/law-firms",
      tags: ["firms"],
      summary: "Find a firm to join, by its name",
    })
    .input(z.object({ q: z.string().trim().min(2).max(LENGTHS.firm_search) }))
    .output(
      z.object({
        firms: z.array(
          z.object({ id, name: z.string(), city: z.string().nullable(), state: z.string().nullable() }),
        ),
      }),
    )
    .errors(needsSession),
  people: oc
    .route({
      method: "GET",
      path: "/law-firms/{id}/people",
      tags: ["firms"],
      summary: "Members, requests and open invitations of my firm",
    })
    .input(ofFirm)
    .output(z.object({ members: z.array(member), invitations: z.array(invitation) }))
    .errors(needsFirm),
  invite: oc
    .route({
      method: "POST",
      path: "/law-firms/{id}/invitations",
      tags: ["firms"],
      summary: "Invite an attorney to my firm by mail",
      successStatus: 201,
    })
    .input(z.object({ id, email: z.email().max(LENGTHS.email), role: invitedRole.default("associate") }))
    .output(done)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "RATE_LIMITED")),
  withdrawInvitation: oc
    .route({
      method: "DELETE",
      path: "/law-firm-invitations/{id}",
      tags: ["firms"],
      summary: "Take an invitation back",
    })
    .input(ofFirm)
    .output(done)
    .errors(needsFirm),
  invitation: oc
    .route({
      method: "POST",
      path: "/procedures/read_firm_invitation",
      tags: ["firms"],
      summary: "What an invitation's token invites to",
    })
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(z.object({ law_firm_id: id, firm_name: z.string(), role: invitedRole }))
    .errors(answers("INVALID_TOKEN")),
  acceptInvitation: oc
    .route({
      method: "POST",
      path: "/procedures/accept_firm_invitation",
      tags: ["firms"],
      summary: "Join the firm that invited me; needs an attorney profile",
    })
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(z.object({ law_firm_id: id }))
    .errors(answers("UNAUTHORIZED", "INVALID_TOKEN", "PROFILE_REQUIRED")),
  acceptRequest: oc
    .route({
      method: "POST",
      path: "/law-firms/{id}/people/{attorney_id}/accept",
      tags: ["firms"],
      summary: "Accept an attorney who asked to join my firm",
    })
    .input(ofMember)
    .output(done)
    .errors(needsFirm),
  removeMember: oc
    .route({
      method: "DELETE",
      path: "/law-firms/{id}/people/{attorney_id}",
      tags: ["firms"],
      summary: "Decline a request, end a membership, or leave a firm",
    })
    .input(ofMember)
    .output(done)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND", "LAST_OWNER")),
};
