import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where the program of a child process stands: beside the bundle once it is built, else as source in its own folder. */
export function childProgram(folder: string, name: string): string {
  const built = join(folder, `${name}.js`);
  return existsSync(built) ? built : join(folder, `${name}.ts`);
}
