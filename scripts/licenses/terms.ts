/** Licenses under which something may be part of the product, by their SPDX names. */
const FREE: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
  // Of files and libraries that are used as they come and stay apart from ours.
  "LGPL-3.0-or-later",
  "MPL-2.0",
]);

/** Packages that name no license in the one word that tells it; somebody has read theirs, in this version. */
const READ: Readonly<Record<string, string>> = {
  "duck@0.1.12": "BSD-2-Clause",
  "png-js@2.0.0": "MIT",
};

export interface Package {
  name: string;
  version: string;
  license: string | null;
}

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
}

/** What of a lock file is there when the product runs or is built, not what only tests and tools need. */
export function productionPackages({ packages }: Lock): Package[] {
  const seen = new Map<string, Package>();
  for (const [place, { version, license, dev, link }] of Object.entries(packages)) {
    const name = place.split("node_modules/").at(-1) ?? "";
    if (!place.includes("node_modules/") || dev || link || version === undefined) continue;
    seen.set(`${name}@${version}`, { name, version, license: READ[`${name}@${version}`] ?? license ?? null });
  }
  return [...seen.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** May a package be part of the product: by all licenses that an expression joins by AND, by one that it joins by OR. */
export function isFree({ license }: Package): boolean {
  if (license === null) return false;
  return license
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => FREE.has(name)));
}
