// `npm run licenses`: prints every package that the product needs, with its license. Fails on one whose license is
// not known or does not let it be part of the product. `-- --quiet` prints those alone; so `npm run verify` asks it.
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Package, isFree, productionPackages } from "./licenses/terms.ts";

const lock = path.resolve(import.meta.dirname, "../package-lock.json");
const packages = productionPackages(JSON.parse(readFileSync(lock, "utf8")));
const refused = packages.filter((one) => !isFree(one));
const line = ({ name, version, license }: Package) => `${name} ${version}: ${license ?? "not known"}\n`;

if (!process.argv.includes("--quiet")) process.stdout.write(packages.map(line).join(""));
if (refused.length > 0) process.stdout.write(`\nNot to be used:\n${refused.map(line).join("")}`);
process.stdout.write(`${packages.length} packages, ${refused.length} with a license that is not taken\n`);
process.exitCode = packages.length > 0 && refused.length === 0 ? 0 : 1;
