import {
  type AttorneyProfileInput,
  type FirmRole,
  type OwnAttorneyProfile,
  specialty,
  state,
} from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor } from "../../kernel/unit-of-work.ts";
import { isPublicImageOf } from "../../ports/files/public-images.ts";
import { joinFirm } from "../firms/join-firm.ts";
import {
  deleteDraft,
  findDraft,
  findOwnFirm,
  findOwnProfile,
  setPhotoUrl,
  upsertContact,
  upsertProfile,
} from "./queries.ts";
import { timeZoneOf } from "./rules.ts";

/**
 * The caller's own profile as they edit it, or null.
 * @throws UNAUTHORIZED
 */
export async function ownProfile(context: RequestContext): Promise<{ profile: OwnAttorneyProfile | null }> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const found = await findOwnProfile(tx, user.id);
    if (!found) return { profile: null };
    const { profile, contact } = found;
    const firm = await findOwnFirm(tx, profile.id);
    return {
      profile: {
        id: profile.id,
        first_name: profile.first_name,
        last_name: profile.last_name,
        email: contact?.email ?? user.email,
        phone: contact?.phone ?? null,
        city: profile.city,
        firm_name: profile.firm_name,
        firm_ownership_type: profile.firm_ownership_type,
        bar_state: state.parse(profile.bar_state),
        bar_number: profile.bar_number,
        years_of_practice: profile.years_of_practice,
        specialties: specialty.array().parse(profile.specialties),
        consultation_type: profile.consultation_type,
        consultation_fee: profile.consultation_fee,
        practice_area_descriptions: profile.practice_area_descriptions,
        bio: profile.bio,
        languages_spoken: profile.languages_spoken,
        photo_url: profile.photo_url,
        is_active: profile.is_active,
        is_listed: profile.is_listed,
        ad_approval_status: profile.ad_approval_status,
        subscription_status: profile.subscription_status,
        firm: firm && {
          id: firm.id,
          name: firm.name,
          role: firm.role,
          is_active: firm.status === "active",
          is_owner: firm.is_owner,
        },
      },
    };
  });
}

/**
 * Creates the caller's profile or changes it, with its contact. With a firm the caller joins it where the firm is
 * theirs, and asks to join otherwise; that this failed is logged only, the profile stays.
 * @throws UNAUTHORIZED
 */
export async function saveProfile(
  context: RequestContext,
  input: AttorneyProfileInput & { firm?: { id: string; role: FirmRole } | undefined },
): Promise<{ id: string; created: boolean }> {
  const user = requireUser(context);
  const { pools, log } = context.services;
  const { firm, email, phone, ...profile } = input;
  const saved = await asActor(pools, actorOf(context), async (tx) => {
    const before = await findOwnProfile(tx, user.id);
    const result = await upsertProfile(
      tx,
      user.id,
      {
        ...profile,
        consultation_fee: profile.consultation_type === "paid" ? profile.consultation_fee : 0,
        languages_spoken: profile.languages_spoken.length === 0 ? ["English"] : profile.languages_spoken,
        ...(before?.profile.organization_id ? { firm_name: before.profile.firm_name } : {}),
      },
      timeZoneOf(profile.bar_state),
    );
    await upsertContact(tx, { attorney_id: result.id, email, phone });
    const draft = await findDraft(tx, user.id, "attorney");
    const photo = draft?.content["photo_url"];
    if (result.created && typeof photo === "string" && isPublicImageOf(user.id, photo))
      await setPhotoUrl(tx, user.id, photo);
    if (draft) await deleteDraft(tx, user.id, "attorney");
    await recordAudit(tx, {
      action: result.created ? "attorney.created" : "attorney.changed",
      entity: "attorney_profiles",
      entity_id: result.id,
    });
    return result;
  });
  if (firm) {
    try {
      await joinFirm(context, { law_firm_id: firm.id, attorney_id: saved.id, role: firm.role });
    } catch (error) {
      log.error("join_firm_failed", error, { request_id: context.requestId });
    }
  }
  return saved;
}
