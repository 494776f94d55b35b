import { oc } from "@orpc/contract";
import { z } from "zod";
import { ADMIN_COUNTED, ADMIN_PAGE, LENGTHS } from "./lengths.ts";
import { purpose } from "./billing.ts";
import { answers } from "./errors.ts";
import { calendarDate, caseStatus, cents, id, instant, legalCategory, role } from "./vocabulary.ts";

const page = z.coerce
  .number()
  .int()
  .min(1)
  .max(ADMIN_COUNTED / ADMIN_PAGE)
  .default(1);
const needsSuperAdmin = answers("UNAUTHORIZED", "FORBIDDEN");
const paged = {
  total: z.number().int(),
  /** There are more than `total`, which is where counting ends. */
  is_more: z.boolean(),
  page: z.number().int(),
  pages: z.number().int(),
};

export const userState = z.enum(["active", "suspended", "leaving"]);
export type UserState = z.infer<typeof userState>;

export const adminUser = z.object({
  id,
  email: z.string(),
  display_name: z.string().nullable(),
  roles: z.array(role),
  state: userState,
  created_at: instant,
});
export type AdminUser = z.infer<typeof adminUser>;

export const actorKind = z.enum(["anonymous", "user", "system"]);

export const auditEntry = z.object({
  id,
  actor_kind: actorKind,
  actor_id: z.string().nullable(),
  actor_email: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
  request_id: z.string().nullable(),
  created_at: instant,
});
export type AuditEntryRow = z.infer<typeof auditEntry>;

/** One person as operators see them: counts and states, never what they wrote. */
export const adminUserDetail = adminUser.extend({
  email_verified: z.boolean(),
  suspended_at: instant.nullable(),
  deletion_requested_at: instant.nullable(),
  subscription_type: z.enum(["free", "monthly", "annual"]),
  sessions: z.number().int(),
  cases: z.number().int(),
  tickets: z.number().int(),
  posts: z.number().int(),
  /** Their attorney profile, or null. */
  attorney_id: id.nullable(),
  /** The last acts on or by this person. */
  audit: z.array(auditEntry),
  is_me: z.boolean(),
});
export type AdminUserDetail = z.infer<typeof adminUserDetail>;

/** A case as operators see it: what kind and how far, never its words. */
export const adminCase = z.object({
  id,
  user_id: id,
  legal_category: legalCategory,
  status: caseStatus,
  edit_count: z.number().int(),
  resubmission_count: z.number().int(),
  created_at: instant,
  updated_at: instant,
});

export const revenueOrder = z.object({
  id,
  user_id: id.nullable(),
  purpose,
  amount: cents,
  refunded_amount: cents,
  provider: z.string(),
  paid_at: instant,
});

/** People, cases, money and the audit log, for super administrators alone. */
export const adminDesk = {
  users: oc
    .route({ method: "GET", path: "/admin/users", tags: ["admin"], summary: "Find users" })
    .input(
      z.object({
        q: z.string().trim().max(LENGTHS.search).default(""),
        role: role.optional(),
        state: userState.optional(),
        page,
      }),
    )
    .output(z.object({ users: z.array(adminUser), ...paged }))
    .errors(needsSuperAdmin),
  user: oc
    .route({ method: "GET", path: "/admin/users/{id}", tags: ["admin"], summary: "One user" })
    .input(z.object({ id }))
    .output(adminUserDetail)
    .errors(answers("UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND")),
  changeUserRole: oc
    .route({
      method: "POST",
      path: "/admin/users/{id}/roles",
      tags: ["admin"],
      summary: "Grant or revoke a role; nobody revokes their own super_admin",
    })
    .input(z.object({ id, role, act: z.enum(["grant", "revoke"]) }))
    .output(z.object({ id, roles: z.array(role) }))
    .errors(answers("UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "NOT_ON_YOURSELF")),
  suspendUser: oc
    .route({
      method: "POST",
      path: "/admin/users/{id}/suspension",
      tags: ["admin"],
      summary: "Suspend a user and sign them out everywhere, or end the suspension",
    })
    .input(z.object({ id, suspended: z.boolean() }))
    .output(z.object({ id, suspended: z.boolean() }))
    .errors(answers("UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND", "NOT_ON_YOURSELF")),
  signUserOut: oc
    .route({
      method: "POST",
      path: "/admin/users/{id}/sign-out",
      tags: ["admin"],
      summary: "Sign a user out on every device",
    })
    .input(z.object({ id }))
    .output(z.object({ id }))
    .errors(answers("UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND")),
  offerExport: oc
    .route({
      method: "POST",
      path: "/admin/users/{id}/export-mail",
      tags: ["admin"],
      summary: "Mail a user who asked for their data the way to it; operators never hold the copy",
    })
    .input(z.object({ id }))
    .output(z.object({ id }))
    .errors(answers("UNAUTHORIZED", "FORBIDDEN", "NOT_FOUND")),
  cases: oc
    .route({
      method: "GET",
      path: "/admin/cases",
      tags: ["admin"],
      summary: "Cases by kind and state, never their text",
    })
    .input(
      z.object({
        status: caseStatus.optional(),
        legal_category: legalCategory.optional(),
        user: id.optional(),
        page,
      }),
    )
    .output(
      z.object({
        cases: z.array(adminCase),
        by_status: z.array(z.object({ status: caseStatus, total: z.number().int() })),
        by_category: z.array(z.object({ legal_category: legalCategory, total: z.number().int() })),
        ...paged,
      }),
    )
    .errors(needsSuperAdmin),
  revenue: oc
    .route({
      method: "GET",
      path: "/admin/revenue",
      tags: ["admin"],
      summary: "The payments that the revenue figure is made of, newest first",
    })
    .input(z.object({ page }))
    .output(
      z.object({
        orders: z.array(revenueOrder),
        since: calendarDate,
        received: cents,
        refunded: cents,
        ...paged,
      }),
    )
    .errors(needsSuperAdmin),
  auditLog: oc
    .route({
      method: "GET",
      path: "/admin/audit-log",
      tags: ["admin"],
      summary: "Who did what, newest first",
    })
    .input(
      z.object({
        /** A whole action, or its beginning: `role.`, `case.submitted`. */
        action: z.string().trim().max(LENGTHS.audit_filter).default(""),
        /** An id of whoever did it or of what it was done to. */
        subject: z.string().trim().max(LENGTHS.audit_filter).default(""),
        page,
      }),
    )
    .output(z.object({ entries: z.array(auditEntry), ...paged }))
    .errors(needsSuperAdmin),
};
