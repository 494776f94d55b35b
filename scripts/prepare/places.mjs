import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The top folder of the checkout, without a slash at the end. */
export const top = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** The Node that the project is written for, installed with the packages. */
export const node = join(top, "node_modules/node/bin/node");

/** Always leads to the newest finished build. */
export const currentBuild = join(top, "build/current");
