import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { node, top } from "./places.mjs";
import { PrepareProblem } from "./problem.mjs";

/** Runs `npm ci` unless the installed packages are those of the lockfile. */
export function installWhenMissing() {
  const missing = whatIsMissing();
  if (!missing) return;
  process.stderr.write(`Installing packages (${missing}). The first time takes about half a minute.\n`);
  const npm = process.env.npm_execpath;
  const [command, first] = npm && /\.c?js$/.test(npm) ? [process.execPath, [npm]] : ["npm", []];
  const options = [
    "ci",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const ended = spawnSync(command, [...first, ...options], {
    cwd: top,
    stdio: ["ignore", 2, 2],
    env: quiet(),
  });
  if (ended.signal) process.exit(1);
  if (ended.status !== 0) {
    throw new PrepareProblem("The packages could not be installed; npm says why in the lines above.");
  }
  const still = whatIsMissing();
  if (still) throw new PrepareProblem(`npm has installed the packages, but ${still}.`);
}

/** A script run by npm inherits its settings, and some of them, such as a workspace or a dry run, are not for us. */
function quiet() {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (
      /^npm_(config_(workspaces?|dry_run|omit|include|production|ignore_scripts)|lifecycle_|package_)/.test(
        name,
      )
    ) {
      delete env[name];
    }
  }
  return env;
}

/** Compares the lockfile with the list that npm writes when an installation has ended well. */
function whatIsMissing() {
  const wanted = packagesOf(join(top, "package-lock.json"));
  if (!wanted)
    throw new PrepareProblem("package-lock.json is missing or damaged: take it from the repository again.");
  const installed = packagesOf(join(top, "node_modules/.package-lock.json"));
  if (!installed) return "none are installed yet";
  if (!existsSync(node)) return "the project's own Node is missing";
  for (const [path, { version, link, optional }] of Object.entries(wanted)) {
    if (!path.includes("node_modules/") || link || (optional && !installed[path])) continue;
    if (installed[path]?.version !== version)
      return `${path.replace(/^.*node_modules\//, "")} ${version} is missing`;
  }
  return undefined;
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch (error) {
    if (error.code === "ENOENT" || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
