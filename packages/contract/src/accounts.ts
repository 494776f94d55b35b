import { oc } from "@orpc/contract";
import { z } from "zod";
import { answers } from "./errors.ts";
import { LIMITS, calendarDate, id, role } from "./vocabulary.ts";

export const email = z.email().max(254);
export const newPassword = z.string().min(LIMITS.password_min).max(LIMITS.password_max);

export const sessionUser = z.object({
  id,
  email: z.string(),
  email_verified: z.boolean(),
  /** Those in force for this session. */
  roles: z.array(role),
  /** A role is given to this person, and waits until their second step is switched on. */
  second_step_missing: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** Who has just signed in, and the day on which the account is deleted if its owner asked for that. */
const signedIn = z.object({ user: sessionUser, deletes_on: calendarDate.nullable() });
export type SignedIn = z.infer<typeof signedIn>;

/** The terms version that a case submission asks for. */
export const TERMS_VERSION = "1.0";

export const accounts = {
  signUp: oc
    .route({
      method: "POST",
      path: "/accounts",
      tags: ["accounts"],
      summary: "Create an account and sign in",
    })
    .input(
      z.object({
        email,
        password: newPassword,
        /** Where the verification link returns to; always the root of this site. */
        accept_terms: z.literal(true),
      }),
    )
    .output(z.object({ user: sessionUser.nullable(), verification_required: z.boolean() }))
    .errors(answers("RATE_LIMITED", "WEAK_PASSWORD")),
  signIn: oc
    .route({ method: "POST", path: "/session", tags: ["accounts"], summary: "Sign in with a password" })
    .input(
      z.object({
        email: z.string().trim().max(254).default(""),
        password: z.string().max(1024).default(""),
      }),
    )
    .output(signedIn)
    .errors(
      answers(
        "RATE_LIMITED",
        "CREDENTIALS_REQUIRED",
        "INVALID_CREDENTIALS",
        "ACCOUNT_SUSPENDED",
        "SECOND_FACTOR_REQUIRED",
      ),
    ),
  signInWithCode: oc
    .route({
      method: "POST",
      path: "/session/code",
      tags: ["accounts"],
      summary: "Second step of signing in: a code of the app, or a recovery code",
    })
    .input(z.object({ code: z.string().trim().min(1).max(40) }))
    .output(signedIn)
    .errors(answers("ACCOUNT_SUSPENDED", "RATE_LIMITED", "INVALID_CODE", "INVALID_TOKEN")),
  signOut: oc
    .route({ method: "DELETE", path: "/session", tags: ["accounts"], summary: "Sign out" })
    .output(z.object({ success: z.literal(true) })),
  session: oc
    .route({ method: "GET", path: "/session", tags: ["accounts"], summary: "Who is signed in" })
    .output(z.object({ user: sessionUser.nullable() })),
  requestPasswordReset: oc
    .route({
      method: "POST",
      path: "/password-reset",
      tags: ["accounts"],
      summary: "Ask for a link to set a new password",
    })
    .input(z.object({ email }))
    .output(z.object({ success: z.literal(true) }))
    .errors(answers("RATE_LIMITED")),
  resetPassword: oc
    .route({
      method: "PUT",
      path: "/password-reset",
      tags: ["accounts"],
      summary: "Set a new password with the token of a mailed link",
    })
    .input(z.object({ token: z.string().min(1).max(200), password: newPassword }))
    .output(z.object({ success: z.literal(true) }))
    .errors(answers("ACCOUNT_SUSPENDED", "RATE_LIMITED", "INVALID_TOKEN", "WEAK_PASSWORD")),
  resendVerification: oc
    .route({
      method: "POST",
      path: "/verification",
      tags: ["accounts"],
      summary: "Mail the verification link again",
    })
    .input(z.object({ email }))
    .output(z.object({ success: z.literal(true) }))
    .errors(answers("RATE_LIMITED")),
  has_agreed_to_terms: oc
    .route({
      method: "POST",
      path: "/procedures/has_agreed_to_terms",
      tags: ["procedures"],
      summary: "Has the user agreed to the terms in force",
    })
    .input(z.object({ user_id_param: id, agreement_type_param: z.literal("case_submission") }))
    .output(z.boolean())
    .errors(answers("UNAUTHORIZED", "NOT_FOUND")),
  agreeToTerms: oc
    .route({
      method: "POST",
      path: "/terms-agreements",
      tags: ["accounts"],
      summary: "Record agreement to the terms",
    })
    .input(
      z.object({ agreement_type: z.literal("case_submission"), terms_version: z.literal(TERMS_VERSION) }),
    )
    .output(z.object({ success: z.literal(true) }))
    .errors(answers("UNAUTHORIZED")),
};

/** The local outbox, outside production only. */
export const outbox = {
  list: oc
    .route({
      method: "GET",
      path: "/dev/outbox",
      tags: ["development"],
      summary: "Mail kept on this machine",
    })
    .output(
      z.object({
        messages: z.array(
          z.object({
            id: z.string(),
            to: z.string(),
            subject: z.string(),
            text: z.string(),
            sent_at: z.string(),
          }),
        ),
      }),
    )
    .errors(answers("NOT_FOUND")),
};
