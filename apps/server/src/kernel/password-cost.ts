/** What a password is hashed with. */
export interface Hashed {
  /** In Unicode's form NFKC, so that an accent is the same however it was typed. */
  password: string;
  salt: string;
}

/** Better Auth's own numbers: hashes that it made stay good. */
export const KEY_BYTES = 64;
export const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };
