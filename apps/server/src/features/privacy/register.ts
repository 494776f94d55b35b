import type { Personal } from "./register-line.ts";
import { OWN } from "./register-own.ts";
import { PUBLIC } from "./register-public.ts";

/** Every table with rows of persons, and what becomes of them. */
export const PERSONAL: Readonly<Record<string, Personal>> = { ...OWN, ...PUBLIC };
