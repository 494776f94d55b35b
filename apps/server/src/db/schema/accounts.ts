import { LENGTHS, role } from "@standing/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgSchema,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { created_at, instant, oneOf, updated_at, valuesOf, oneTo } from "./columns.ts";
import { allow, owner_or_super_admin, super_admin } from "./policies.ts";

/** Tables of Better Auth, whose field names are its own. Reached by the role `standing_auth` only. */
export const auth = pgSchema("auth");

const authId = () => uuid("id").primaryKey().defaultRandom();
const authInstant = (name: string) => timestamp(name, { withTimezone: true });

export const authUser = auth.table("user", {
  id: authId(),
  name: text("name").notNull().default(""),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  /** Set through `profiles.suspended_at`; a suspended user has no session and gets none. */
  suspendedAt: authInstant("suspended_at"),
  createdAt: authInstant("created_at").notNull().defaultNow(),
  updatedAt: authInstant("updated_at").notNull().defaultNow(),
});

const authUserId = () =>
  uuid("user_id")
    .notNull()
    .references(() => authUser.id, { onDelete: "cascade" });

export const authSession = auth.table(
  "session",
  {
    id: authId(),
    token: text("token").notNull().unique(),
    userId: authUserId(),
    expiresAt: authInstant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: authInstant("created_at").notNull().defaultNow(),
    updatedAt: authInstant("updated_at").notNull().defaultNow(),
  },
  (t) => [index("session_user_id").on(t.userId), index("session_expires_at").on(t.expiresAt)],
);

export const authAccount = auth.table(
  "account",
  {
    id: authId(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: authUserId(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: authInstant("access_token_expires_at"),
    refreshTokenExpiresAt: authInstant("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: authInstant("created_at").notNull().defaultNow(),
    updatedAt: authInstant("updated_at").notNull().defaultNow(),
  },
  (t) => [index("account_user_id").on(t.userId)],
);

export const authVerification = auth.table(
  "verification",
  {
    id: authId(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: authInstant("expires_at").notNull(),
    createdAt: authInstant("created_at").notNull().defaultNow(),
    updatedAt: authInstant("updated_at").notNull().defaultNow(),
  },
  (t) => [index("verification_identifier").on(t.identifier)],
);

export const authTwoFactor = auth.table(
  "two_factor",
  {
    id: authId(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    userId: authUserId(),
    verified: boolean("verified").notNull().default(true),
    failedVerificationCount: integer("failed_verification_count").notNull().default(0),
    lockedUntil: authInstant("locked_until"),
  },
  (t) => [index("two_factor_user_id").on(t.userId), index("two_factor_secret").on(t.secret)],
);

export const authRateLimit = auth.table("rate_limit", {
  id: authId(),
  key: text("key").notNull().unique(),
  count: integer("count").notNull(),
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});

/** A `user_id` that goes when its account goes. */
export const user_id = () => uuid().references(() => authUser.id, { onDelete: "cascade" });

/** One row per account, made by a trigger at sign-up. `email` follows the account's. */
export const profiles = pgTable(
  "profiles",
  {
    id: uuid()
      .primaryKey()
      .references(() => authUser.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** Shown in the forum; null shows as Community Member. */
    display_name: text(),
    locale: text().notNull().default("en"),
    suspended_at: instant(),
    /** When the user asked for deletion; a job deletes the account after the grace period. */
    deletion_requested_at: instant(),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("profiles_email").on(t.email),
    index("profiles_created_at").on(t.created_at, t.id),
    // For what operators type of an address or a name.
    index("profiles_email_part").using("gin", t.email.op("gin_trgm_ops")),
    index("profiles_display_name_part").using("gin", t.display_name.op("gin_trgm_ops")),
    oneTo("display_name_length", t.display_name, LENGTHS.display_name, "as it is"),
    ...allow({
      select: sql`(id = app.actor_id() or app.is_super_admin() or app.is_system())`,
      update: sql`(id = app.actor_id() or app.is_super_admin() or app.is_system())`,
    }),
  ],
);

/** Accounts as operators see them; row by row, a search could not use an index. */
export const user_desk = pgView("user_desk", {
  id: uuid().notNull(),
  email: text().notNull(),
  display_name: text(),
  suspended_at: instant(),
  deletion_requested_at: instant(),
  created_at: instant().notNull(),
}).existing();

const USER_ROLES_ROLE = valuesOf(role);

/** Who holds which role. Only a super_admin or the command line grants and revokes. */
export const user_roles = pgTable(
  "user_roles",
  {
    user_id: user_id().notNull(),
    role: text({ enum: USER_ROLES_ROLE }).notNull(),
    created_at: created_at(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.role] }),
    oneOf(t.role, USER_ROLES_ROLE),
    ...allow({ select: owner_or_super_admin, insert: super_admin, delete: super_admin }),
  ],
);
