import { scryptSync } from "node:crypto";
import { setPriority } from "node:os";

/** What a password is hashed with. */
export interface Hashed {
  password: string;
  salt: string;
}

/** Better Auth's own numbers: hashes that it made stay good. */
const KEY_BYTES = 64;
const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };

/** A tenth of what others get of a processor that all want: pages come first, and yet nobody waits forever to get in. */
const YIELDS = 10;
setPriority(YIELDS);

process.on("message", ({ password, salt }: Hashed) => {
  process.send?.(scryptSync(password.normalize("NFKC"), salt, KEY_BYTES, COST));
});
