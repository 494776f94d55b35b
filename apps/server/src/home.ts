import { accessSync, chmodSync, constants, mkdirSync, realpathSync } from "node:fs";
import { StartProblem, codeOf } from "./start-problem.ts";

/**
 * Makes the data folder, which only its owner may look into, unless it is there.
 * @returns its absolute path without symbolic links
 * @throws StartProblem when it cannot be made or written
 */
export function makeHome(home: string): string {
  try {
    const isNew = mkdirSync(home, { recursive: true }) !== undefined;
    if (isNew) chmodSync(home, 0o700);
    const real = realpathSync(home);
    accessSync(real, constants.W_OK | constants.X_OK);
    return real;
  } catch (error) {
    throw new StartProblem(
      `The data folder ${home} cannot be written (${codeOf(error)}): give this user the right to write there, or set STANDING_HOME to another folder.`,
    );
  }
}
