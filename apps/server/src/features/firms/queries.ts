import type { FirmInput, FirmRole, InvitedRole } from "@standing/contract";
import { and, asc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { attorney_contacts, attorney_profiles, law_firm_attorneys } from "../../db/schema/attorneys.ts";
import { profiles } from "../../db/schema/accounts.ts";
import { law_firms } from "../../db/schema/firms.ts";
import { law_firm_invitations, onboarding_drafts } from "../../db/schema/onboarding.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";

const owned = sql<boolean>`app.owns_firm(${law_firms.id})`;

export async function insertFirm(tx: Tx, userId: string, firm: FirmInput): Promise<string> {
  const [row] = await tx
    .insert(law_firms)
    .values({ ...firm, created_by: userId })
    .returning({ id: law_firms.id });
  if (!row) throw new Error("The new firm was not returned");
  return row.id;
}

/** False when there is no such firm of the caller. */
export async function updateFirm(tx: Tx, id: string, firm: FirmInput): Promise<boolean> {
  const rows = await tx
    .update(law_firms)
    .set(firm)
    .where(eq(law_firms.id, id))
    .returning({ id: law_firms.id });
  return rows.length > 0;
}

export async function findFirm(tx: Tx, id: string) {
  const rows = await tx
    .select({ firm: law_firms, is_mine: owned })
    .from(law_firms)
    .where(eq(law_firms.id, id));
  return rows[0] ?? null;
}

/** Firms whose name is like the words, nearest first. */
export async function firmsLike(tx: Tx, q: string) {
  return tx
    .select({ id: law_firms.id, name: law_firms.name, city: law_firms.city, state: law_firms.state })
    .from(law_firms)
    .where(
      sql`(${law_firms.name} ilike ${`%${q.replaceAll(/[\\%_]/g, "\\$&")}%`} or ${q} <% ${law_firms.name})`,
    )
    .orderBy(sql`word_similarity(${q}, ${law_firms.name}) desc`, asc(law_firms.name), asc(law_firms.id))
    .limit(10);
}

export async function deleteFirmDraft(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(onboarding_drafts)
    .where(and(eq(onboarding_drafts.user_id, userId), eq(onboarding_drafts.kind, "law_firm")));
}

interface Membership {
  law_firm_id: string;
  attorney_id: string;
  role: FirmRole;
  is_primary_contact: boolean;
  membership_status: "requested" | "active";
}

/** Adds a membership or changes the role of one; what was active stays active. */
export async function upsertMembership(tx: Tx, membership: Membership): Promise<void> {
  const table = law_firm_attorneys;
  await tx
    .insert(table)
    .values(membership)
    .onConflictDoUpdate({
      target: [table.law_firm_id, table.attorney_id],
      set:
        membership.membership_status === "active"
          ? {
              role: membership.role,
              is_primary_contact: membership.is_primary_contact,
              membership_status: "active",
            }
          : { updated_at: sql`now()` },
    });
}

/** Ends every other membership of an attorney: one belongs to one firm. */
export async function leaveOthers(tx: Tx, attorneyId: string, firmId: string): Promise<void> {
  await tx
    .delete(law_firm_attorneys)
    .where(and(eq(law_firm_attorneys.attorney_id, attorneyId), ne(law_firm_attorneys.law_firm_id, firmId)));
}

/** The accounts that own a firm: who made it, and its active owners. */
export async function ownersOf(tx: Tx, firmId: string): Promise<{ user_id: string; email: string }[]> {
  const { rows } = await tx.execute<{ user_id: string; email: string }>(sql`
    select p.id as user_id, p.email from ${profiles} p
    where p.id in (
      select created_by from law_firms where id = ${firmId}
      union
      select a.user_id from law_firm_attorneys m join attorney_profiles a on a.id = m.attorney_id
      where m.law_firm_id = ${firmId} and m.role = 'owner' and m.membership_status = 'active'
    )`);
  return rows;
}

/** Members and requests of a firm, owners first. */
export async function peopleOf(tx: Tx, firmId: string) {
  return tx
    .select({
      attorney_id: law_firm_attorneys.attorney_id,
      user_id: attorney_profiles.user_id,
      name: sql<string>`${attorney_profiles.first_name} || ' ' || ${attorney_profiles.last_name}`,
      role: law_firm_attorneys.role,
      is_primary_contact: law_firm_attorneys.is_primary_contact,
      membership_status: law_firm_attorneys.membership_status,
    })
    .from(law_firm_attorneys)
    .innerJoin(attorney_profiles, eq(attorney_profiles.id, law_firm_attorneys.attorney_id))
    .where(eq(law_firm_attorneys.law_firm_id, firmId))
    .orderBy(
      sql`array_position(array['owner', 'partner', 'of_counsel', 'associate'], ${law_firm_attorneys.role})`,
      asc(attorney_profiles.last_name),
    );
}

/** Accepts a request; null when there is none that the caller may accept. */
export async function activate(tx: Tx, firmId: string, attorneyId: string): Promise<boolean> {
  const rows = await tx
    .update(law_firm_attorneys)
    .set({ membership_status: "active" })
    .where(
      and(
        eq(law_firm_attorneys.law_firm_id, firmId),
        eq(law_firm_attorneys.attorney_id, attorneyId),
        eq(law_firm_attorneys.membership_status, "requested"),
        sql`app.owns_firm(${firmId}::uuid)`,
      ),
    )
    .returning({ id: law_firm_attorneys.attorney_id });
  return rows.length > 0;
}

/** Makes a request active in the invited role; for the system, on an owner's invitation. */
export async function letIn(
  tx: Tx,
  { law_firm_id, attorney_id, role }: { law_firm_id: string; attorney_id: string; role: InvitedRole },
): Promise<void> {
  await tx
    .update(law_firm_attorneys)
    .set({ role, membership_status: "active" })
    .where(
      and(
        eq(law_firm_attorneys.law_firm_id, law_firm_id),
        eq(law_firm_attorneys.attorney_id, attorney_id),
        ne(law_firm_attorneys.role, "owner"),
      ),
    );
}

/** Ends a membership or declines a request; false when there is none that the caller may end. */
export async function endMembership(tx: Tx, firmId: string, attorneyId: string): Promise<boolean> {
  const rows = await tx
    .delete(law_firm_attorneys)
    .where(and(eq(law_firm_attorneys.law_firm_id, firmId), eq(law_firm_attorneys.attorney_id, attorneyId)))
    .returning({ id: law_firm_attorneys.attorney_id });
  return rows.length > 0;
}

/** Where mail to an attorney goes, with their account; for the system. */
export async function attorneyAddress(tx: Tx, attorneyId: string) {
  const rows = await tx
    .select({ user_id: attorney_profiles.user_id, email: attorney_contacts.email })
    .from(attorney_profiles)
    .innerJoin(attorney_contacts, eq(attorney_contacts.attorney_id, attorney_profiles.id))
    .where(eq(attorney_profiles.id, attorneyId));
  return rows[0] ?? null;
}

export async function insertInvitation(
  tx: Tx,
  invitation: {
    law_firm_id: string;
    invited_by: string;
    email: string;
    role: InvitedRole;
    token_hash: string;
  },
): Promise<string> {
  await tx
    .delete(law_firm_invitations)
    .where(
      and(
        eq(law_firm_invitations.law_firm_id, invitation.law_firm_id),
        sql`(${law_firm_invitations.email} = ${invitation.email} or ${law_firm_invitations.expires_at} < now())`,
      ),
    );
  const [row] = await tx
    .insert(law_firm_invitations)
    .values(invitation)
    .returning({ id: law_firm_invitations.id });
  if (!row) throw new Error("The new invitation was not returned");
  return row.id;
}

const open = and(isNull(law_firm_invitations.accepted_at), gt(law_firm_invitations.expires_at, sql`now()`));

export async function openInvitations(tx: Tx, firmId: string) {
  return tx
    .select()
    .from(law_firm_invitations)
    .where(and(eq(law_firm_invitations.law_firm_id, firmId), open))
    .orderBy(asc(law_firm_invitations.created_at));
}

export async function deleteInvitation(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .delete(law_firm_invitations)
    .where(eq(law_firm_invitations.id, id))
    .returning({ id: law_firm_invitations.id });
  return rows.length > 0;
}

/** The open invitation of a token, locked; for the system. */
export async function lockInvitation(tx: Tx, tokenHash: string) {
  const rows = await tx
    .select({ invitation: law_firm_invitations, firm_name: law_firms.name })
    .from(law_firm_invitations)
    .innerJoin(law_firms, eq(law_firms.id, law_firm_invitations.law_firm_id))
    .where(and(eq(law_firm_invitations.token_hash, tokenHash), open))
    .for("update", { of: law_firm_invitations });
  return rows[0] ?? null;
}

export async function markAccepted(tx: Tx, id: string): Promise<void> {
  await tx
    .update(law_firm_invitations)
    .set({ accepted_at: sql`now()` })
    .where(eq(law_firm_invitations.id, id));
}

export async function attorneyOfUser(tx: Tx, userId: string): Promise<string | null> {
  const rows = await tx
    .select({ id: attorney_profiles.id })
    .from(attorney_profiles)
    .where(eq(attorney_profiles.user_id, userId));
  return rows[0]?.id ?? null;
}
