import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What decides the law that a person is told, and the days that are counted from it. */
const OF_A_RELEASE = ["knowledge", "packages/analysis/src/deadlines"];
/** Letters, sentences and sources of amounts name the law and do not make it. */
const LEFT_OUT = /\.(test\.ts|md|json)$|\/(letters|outcome-sources)\.yaml$|\/sentences$/;

/** The name of a release of the knowledge: the same for the same files, and another when one of them changes. */
export function releaseOf(top: string): string {
  const hash = createHash("sha256");
  for (const file of OF_A_RELEASE.flatMap((path) => filesUnder(top, path)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(top, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 12);
}

function filesUnder(top: string, path: string): string[] {
  if (LEFT_OUT.test(path)) return [];
  if (!statSync(join(top, path)).isDirectory()) return [path];
  return readdirSync(join(top, path))
    .toSorted()
    .flatMap((entry) => filesUnder(top, `${path}/${entry}`));
}
