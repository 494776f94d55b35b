import type { AttorneyProfileInput, Draft, DraftKind } from "@standing/contract";
import { and, eq, sql } from "drizzle-orm";
import { attorney_contacts, attorney_profiles, law_firm_attorneys } from "../../db/schema/attorneys.ts";
import { law_firms } from "../../db/schema/firms.ts";
import { onboarding_drafts } from "../../db/schema/onboarding.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

export async function findOwnProfile(tx: Tx, userId: string) {
  const rows = await tx
    .select({ profile: attorney_profiles, contact: attorney_contacts })
    .from(attorney_profiles)
    .leftJoin(attorney_contacts, eq(attorney_contacts.attorney_id, attorney_profiles.id))
    .where(eq(attorney_profiles.user_id, userId));
  return rows[0] ?? null;
}

/** The firm that the attorney belongs to or asked to join; an active membership first. */
export async function findOwnFirm(tx: Tx, attorneyId: string) {
  const rows = await tx
    .select({
      id: law_firms.id,
      name: law_firms.name,
      role: law_firm_attorneys.role,
      status: law_firm_attorneys.membership_status,
      is_owner: sql<boolean>`app.owns_firm(${law_firms.id})`,
    })
    .from(law_firm_attorneys)
    .innerJoin(law_firms, eq(law_firms.id, law_firm_attorneys.law_firm_id))
    .where(eq(law_firm_attorneys.attorney_id, attorneyId))
    .orderBy(
      sql`${law_firm_attorneys.membership_status} = 'active' desc, ${law_firm_attorneys.created_at} desc`,
    )
    .limit(1);
  return rows[0] ?? null;
}

type Saved = Omit<AttorneyProfileInput, "email" | "phone" | "practice_area_descriptions"> & {
  practice_area_descriptions: Record<string, string>;
};

/** Creates the caller's profile or changes it; one for each account. A changed profile keeps its time zone. */
export async function upsertProfile(
  tx: Tx,
  userId: string,
  profile: Saved,
  timeZone: string,
): Promise<{ id: string; created: boolean }> {
  const [row] = await tx
    .insert(attorney_profiles)
    .values({ user_id: userId, is_active: true, time_zone: timeZone, ...profile })
    .onConflictDoUpdate({ target: attorney_profiles.user_id, set: profile })
    .returning({ id: attorney_profiles.id, created: sql<boolean>`(xmax = 0)` });
  if (!row) throw new Error("The profile was not returned");
  return row;
}

export async function upsertContact(
  tx: Tx,
  contact: { attorney_id: string; email: string; phone: string | null },
): Promise<void> {
  await tx
    .insert(attorney_contacts)
    .values(contact)
    .onConflictDoUpdate({
      target: attorney_contacts.attorney_id,
      set: { email: contact.email, phone: contact.phone },
    });
}

export async function findDraft(tx: Tx, userId: string, kind: DraftKind): Promise<Draft | null> {
  const rows = await tx
    .select({ step: onboarding_drafts.step, content: onboarding_drafts.content })
    .from(onboarding_drafts)
    .where(and(eq(onboarding_drafts.user_id, userId), eq(onboarding_drafts.kind, kind)));
  return (rows[0] as Draft | undefined) ?? null;
}

/** Keeps the fields that are given beside those that were kept before. */
export async function upsertDraft(
  tx: Tx,
  userId: string,
  { kind, step, content }: Draft & { kind: DraftKind },
): Promise<Draft> {
  const [row] = await tx
    .insert(onboarding_drafts)
    .values({ user_id: userId, kind, step, content })
    .onConflictDoUpdate({
      target: [onboarding_drafts.user_id, onboarding_drafts.kind],
      set: { step, content: sql`${onboarding_drafts.content} || ${JSON.stringify(content)}::jsonb` },
    })
    .returning({ step: onboarding_drafts.step, content: onboarding_drafts.content });
  if (!row) throw new Error("The draft was not returned");
  return row as Draft;
}

export async function deleteDraft(tx: Tx, userId: string, kind: DraftKind): Promise<void> {
  await tx
    .delete(onboarding_drafts)
    .where(and(eq(onboarding_drafts.user_id, userId), eq(onboarding_drafts.kind, kind)));
}

export async function setPhotoUrl(tx: Tx, userId: string, url: string | null): Promise<void> {
  await tx.update(attorney_profiles).set({ photo_url: url }).where(eq(attorney_profiles.user_id, userId));
}
