import { LIMITS } from "@standing/contract";
import type { ToastCode } from "../../shell/toast-words.ts";

export const PASSWORD_MIN = LIMITS.password_min;

export interface SignUpForm {
  email: string;
  password: string;
  confirmation: string;
  agreed: boolean;
}

export type AccountField = "email" | "password" | "confirmation" | "agreed";

export interface Refusal {
  code: ToastCode;
  /** Null where no single field is wrong. */
  field: AccountField | null;
}

/** The first sign-up rule that is broken, in the order in which they are checked; null when there is none. */
export function signUpProblem({ email, password, confirmation, agreed }: SignUpForm): Refusal | null {
  if (!agreed) return { code: "termsRequired", field: "agreed" };
  if (password !== confirmation) return { code: "passwordMismatch", field: "confirmation" };
  if (password.length < PASSWORD_MIN) return { code: "passwordTooShort", field: "password" };
  if (password.length > LIMITS.password_max) return { code: "passwordTooLong", field: "password" };
  if (!looksLikeEmail(email)) return { code: "invalidEmail", field: "email" };
  return null;
}

/** Something, an at sign, and a name with a dot; the server decides the rest. */
export function looksLikeEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
