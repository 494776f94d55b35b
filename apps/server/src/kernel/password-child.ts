import { scryptSync } from "node:crypto";
import { constants, setPriority } from "node:os";
import { COST, type Hashed, KEY_BYTES } from "./password-cost.ts";

// Last of all: it works only while many sign in at once, and then pages come first.
setPriority(constants.priority.PRIORITY_LOW);

process.on("message", ({ password, salt }: Hashed) => {
  process.send?.(scryptSync(password, salt, KEY_BYTES, COST));
});
