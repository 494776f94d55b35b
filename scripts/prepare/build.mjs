import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { currentBuild, node, top } from "./places.mjs";
import { PrepareProblem } from "./problem.mjs";

const INPUTS = [
  "apps",
  "packages",
  "knowledge",
  "scripts/build.ts",
  "scripts/build",
  "package.json",
  "package-lock.json",
];
const LEFT_OUT = /^(node_modules|build|test-results|\.react-router|\..*)$|\.test\.tsx?$/;
/** Made from apps/web/messages and from knowledge. */
const GENERATED = /^apps\/web\/app\/words\/(?!say\.)|^packages\/analysis\/src\/compiled$/;
const BUILDS_KEPT = 2;

/**
 * Builds into `build/<fingerprint of the sources>` unless that is there, and lets `build/current` lead to it. A running
 * server keeps the folder it was started from.
 */
export function buildWhenChanged() {
  const name = fingerprint();
  const folder = join(top, "build", name);
  if (!existsSync(folder)) build(folder);
  pointTo(name);
  removeOld(name);
}

function build(folder) {
  process.stderr.write("Building.\n");
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const ended = spawnSync(node, [join(top, "scripts/build.ts"), unfinished], {
    cwd: top,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (ended.signal) process.exit(1);
  if (ended.status !== 0) {
    process.stderr.write(`${ended.stdout}\n${ended.stderr}\n`);
    throw new PrepareProblem("The build failed; the lines above say why.");
  }
  renameSync(unfinished, folder);
}

/** A digest of everything that the build reads. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const file of INPUTS.flatMap(filesUnder)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(top, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

function filesUnder(path) {
  if (!existsSync(join(top, path)) || GENERATED.test(path)) return [];
  if (!lstatSync(join(top, path)).isDirectory()) return [path];
  return readdirSync(join(top, path))
    .filter((entry) => !LEFT_OUT.test(entry))
    .sort()
    .flatMap((entry) => filesUnder(`${path}/${entry}`));
}

function pointTo(name) {
  const link = `${currentBuild}.${process.pid}`;
  symlinkSync(name, link);
  renameSync(link, currentBuild);
}

function removeOld(name) {
  const folder = join(top, "build");
  const others = readdirSync(folder).filter(
    (entry) => /^[0-9a-f]{16}(\.unfinished)?$/.test(entry) && entry !== name,
  );
  const newestFirst = others
    .map((entry) => ({ entry, at: lstatSync(join(folder, entry)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .map(({ entry }) => entry);
  const finished = newestFirst.filter((entry) => !entry.includes("."));
  const kept = finished.slice(0, BUILDS_KEPT - 1);
  for (const entry of others) {
    if (!kept.includes(entry)) rmSync(join(folder, entry), { recursive: true, force: true });
  }
}
