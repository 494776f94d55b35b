import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { email, newPassword } from "./accounts.ts";
import { answers } from "./errors.ts";
import { calendarDate, id, instant } from "./vocabulary.ts";

/** The password as it was typed, to prove that it is the owner who asks. */
const currentPassword = z.string().min(1).max(1024);
const done = z.object({ success: z.literal(true) });
const provesOwner = answers("UNAUTHORIZED", "WRONG_PASSWORD", "RATE_LIMITED");

export const BROWSERS = ["chrome", "edge", "firefox", "opera", "safari", "samsung", "other"] as const;
export const SYSTEMS = ["android", "chromeos", "ipad", "iphone", "linux", "mac", "windows", "other"] as const;

/** What an account's owner is shown as recent activity: an action of the audit log, with `_` for its dots. */
export const SECURITY_EVENTS = [
  "signin_succeeded",
  "signin_failed",
  "signin_code_failed",
  "signin_limited",
  "access_refused",
  "password_changed",
  "password_reset",
  "email_changed",
  "two_factor_on",
  "two_factor_off",
  "session_all_ended",
  "account_exported",
  "role_grant",
  "role_revoke",
] as const;

const securityEvent = z.object({
  id,
  kind: z.enum(SECURITY_EVENTS),
  /** Where it came from; null where that was not noted. */
  device: z.object({ browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) }).nullable(),
  created_at: instant,
});
export type SecurityEvent = z.infer<typeof securityEvent>;

/** Years without activity after which a case is erased. */
export const RETENTION_YEARS = 7;
/** Days between the notice to the owner of an old case and its erasure. */
export const RETENTION_NOTICE_DAYS = 30;

/** Days between asking for deletion and the deletion. */
export const DELETION_GRACE_DAYS = 14;

const signedInDevice = z.object({
  id,
  /** The session that asks. */
  current: z.boolean(),
  browser: z.enum(BROWSERS),
  system: z.enum(SYSTEMS),
  created_at: instant,
  /** To within ten minutes. */
  last_used_at: instant,
});
export type SignedInDevice = z.infer<typeof signedInDevice>;

const ownProfile = z.object({
  email: z.string(),
  email_verified: z.boolean(),
  /** Shown in the forum; null shows as Community Member. */
  display_name: z.string().nullable(),
  created_at: instant,
  two_factor_enabled: z.boolean(),
  /** The day on which the account is deleted; null when nobody asked for it. */
  deletes_on: calendarDate.nullable(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** What a signed-in person does with their own account. */
export const ownAccount = {
  profile: oc
    .route({
      method: "GET",
      path: "/account",
      tags: ["account"],
      summary: "The account of the signed-in user",
    })
    .output(ownProfile)
    .errors(answers("UNAUTHORIZED")),
  updateProfile: oc
    .route({ method: "PUT", path: "/account", tags: ["account"], summary: "Change the name shown to others" })
    .input(z.object({ display_name: z.string().trim().min(1).max(LENGTHS.display_name).nullable() }))
    .output(done)
    .errors(answers("UNAUTHORIZED")),
  changePassword: oc
    .route({
      method: "PUT",
      path: "/account/password",
      tags: ["account"],
      summary: "Set a new password and end the other sessions",
    })
    .input(z.object({ current_password: currentPassword, new_password: newPassword }))
    .output(done)
    .errors({ ...provesOwner, ...answers("WEAK_PASSWORD") }),
  requestEmailChange: oc
    .route({
      method: "POST",
      path: "/account/email",
      tags: ["account"],
      summary: "Mail a link that moves the account to a new address",
    })
    .input(z.object({ new_email: email, password: currentPassword }))
    .output(done)
    .errors(provesOwner),
  confirmEmailChange: oc
    .route({
      method: "PUT",
      path: "/account/email",
      tags: ["account"],
      summary: "Move the account to the address that a mailed link was sent to",
    })
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(done)
    .errors(answers("RATE_LIMITED", "INVALID_TOKEN")),
  startTwoFactor: oc
    .route({
      method: "POST",
      path: "/account/two-factor",
      tags: ["account"],
      summary: "Make a secret for an authenticator app; nothing is asked at sign-in until it is confirmed",
    })
    .input(z.object({ password: currentPassword }))
    .output(z.object({ otpauth_uri: z.string() }))
    .errors({ ...provesOwner, ...answers("EMAIL_NOT_VERIFIED", "SECOND_FACTOR_EXISTS") }),
  confirmTwoFactor: oc
    .route({
      method: "PUT",
      path: "/account/two-factor",
      tags: ["account"],
      summary: "Turn the second step on with a first code",
    })
    .input(z.object({ code: z.string().trim().min(1).max(40) }))
    .output(z.object({ recovery_codes: z.array(z.string()) }))
    .errors(answers("UNAUTHORIZED", "RATE_LIMITED", "INVALID_CODE")),
  stopTwoFactor: oc
    .route({
      method: "POST",
      path: "/account/two-factor/stop",
      tags: ["account"],
      summary: "Turn the second step off",
    })
    .input(z.object({ password: currentPassword }))
    .output(done)
    .errors(provesOwner),
  exportData: oc
    .route({
      method: "POST",
      path: "/account/export",
      tags: ["account"],
      summary: "Everything that is stored about the signed-in user: an archive with JSON and the files",
    })
    .input(z.object({ password: currentPassword }))
    .output(z.file())
    .errors(provesOwner),
  requestDeletion: oc
    .route({
      method: "POST",
      path: "/account/deletion",
      tags: ["account"],
      summary: "Delete the account after the grace period, and sign out everywhere",
    })
    .input(z.object({ password: currentPassword }))
    .output(z.object({ deletes_on: calendarDate }))
    .errors(provesOwner),
  cancelDeletion: oc
    .route({
      method: "DELETE",
      path: "/account/deletion",
      tags: ["account"],
      summary: "Keep the account after all",
    })
    .output(done)
    .errors(answers("UNAUTHORIZED")),
  sessions: oc
    .route({
      method: "GET",
      path: "/account/sessions",
      tags: ["account"],
      summary: "Devices that are signed in",
    })
    .output(z.object({ sessions: z.array(signedInDevice) }))
    .errors(answers("UNAUTHORIZED")),
  activity: oc
    .route({
      method: "GET",
      path: "/account/activity",
      tags: ["account"],
      summary: "What happened to the account lately, as far as its safety goes",
    })
    .output(z.object({ events: z.array(securityEvent) }))
    .errors(answers("UNAUTHORIZED")),
  endSession: oc
    .route({
      method: "DELETE",
      path: "/account/sessions/{id}",
      tags: ["account"],
      summary: "Sign one device out",
    })
    .input(z.object({ id }))
    .output(done)
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  endAllSessions: oc
    .route({
      method: "DELETE",
      path: "/account/sessions",
      tags: ["account"],
      summary: "Sign out everywhere, here too",
    })
    .output(done)
    .errors(answers("UNAUTHORIZED")),
};
