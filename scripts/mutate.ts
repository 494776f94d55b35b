// `npm run mutate -- [--seed 1] [--count 40] [--only rules|audit|policies]`: makes slips in a copy of this repository, one
// at a time, runs the tests that ought to see each, and prints those that no test saw. Slow; not part of `npm test`.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Kind, type Slip, sampleOf, slipsIn } from "./mutate/slips.ts";

const root = path.resolve(import.meta.dirname, "..");
const copy = path.join(root, ".tmp/mutate");
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "40" },
    only: { type: "string" },
  },
});

const MIGRATIONS = "apps/server/src/db/migrations";
const FILES: Record<Kind, string[]> = {
  rules: [
    "apps/server/src/features/**/rules.ts",
    "apps/server/src/features/**/*-rules.ts",
    "apps/server/src/features/billing/entitlements.ts",
    "apps/server/src/features/bookings/slots/free-slots.ts",
    "packages/contract/src/ads-rules.ts",
    "packages/analysis/src/deadlines/*.ts",
    "apps/web/app/features/**/*rules.ts",
  ],
  audit: ["apps/server/src/features/**/*.ts"],
  policies: [`${MIGRATIONS}/*.sql`],
};

interface Job {
  kind: Kind;
  slip: Slip;
}

/** Every slip that the repository has room for, in a fixed order. */
function allSlips(): Job[] {
  return (Object.keys(FILES) as Kind[])
    .filter((kind) => values.only === undefined || values.only === kind)
    .flatMap((kind) =>
      globSync(FILES[kind], { cwd: root })
        .filter((file) => !file.endsWith(".test.ts"))
        .toSorted()
        .flatMap((file) => slipsIn(file, readFileSync(path.join(root, file), "utf8"), kind))
        .filter((slip) => kind !== "policies" || isInForce(slip))
        .map((slip) => ({ kind, slip })),
    );
}

/** Whether no later migration changes or drops the policy in this line. */
function isInForce({ file, line }: Slip): boolean {
  const text = readFileSync(path.join(root, file), "utf8").split("\n")[line - 1] ?? "";
  const named = /POLICY ("\w+" ON "\w+")/.exec(text)?.[1];
  if (named === undefined) return false;
  const later = globSync(`${MIGRATIONS}/*.sql`, { cwd: root }).filter((other) => other > file);
  return !later.some((other) => readFileSync(path.join(root, other), "utf8").includes(`POLICY ${named}`));
}

/** Folders and files of the tests that ought to see a slip, by project, cheapest first. */
function testsFor({ kind, slip }: Job): [string, string[]][] {
  const folder = path.dirname(slip.file);
  if (kind === "policies") return [["postgres", ["apps/server/src/db/"]]];
  const feature = /^apps\/server\/src\/features\/\w+/.exec(folder)?.[0];
  if (feature === undefined)
    return [["unit", [folder, ...(folder.startsWith("packages/contract") ? ["apps"] : [])]]];
  const postgres: [string, string[]] = ["postgres", [feature, ...(LOOKING_ON[path.basename(feature)] ?? [])]];
  return kind === "audit" ? [postgres] : [["unit", [feature]], postgres];
}

/** Features whose verbs are also called by the tests of others. */
const LOOKING_ON: Readonly<Record<string, string[]>> = {
  admin: ["apps/server/src/features/onboarding", "apps/server/src/features/attorneys"],
  onboarding: ["apps/server/src/features/firms"],
};

function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 << 20,
  });
  for (const file of files.split("\0")) {
    if (file !== "" && existsSync(path.join(root, file)))
      cpSync(path.join(root, file), path.join(copy, file));
  }
  for (const folder of globSync("{.,apps/*,packages/*}/node_modules", { cwd: root })) {
    execFileSync("cp", ["-al", path.join(root, folder), path.join(copy, folder)]);
  }
}

/** Whether the tests pass although the slip is made. */
function survives(job: Job): boolean {
  const file = path.join(copy, job.slip.file);
  const before = readFileSync(file, "utf8");
  writeFileSync(file, job.slip.text);
  try {
    return testsFor(job).every(([project, tests]) => passes(project, tests));
  } finally {
    writeFileSync(file, before);
  }
}

function passes(project: string, tests: string[]): boolean {
  const args = ["run", "--project", project, "--passWithNoTests", "--bail=1", "--reporter=dot", ...tests];
  const { status } = spawnSync(path.join(copy, "node_modules/.bin/vitest"), args, {
    cwd: copy,
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "test" },
  });
  return status === 0;
}

const jobs = allSlips();
const sample = sampleOf(jobs, Number(values.count), Number(values.seed));
process.stdout.write(`${jobs.length} slips are possible; ${sample.length} are tried, seed ${values.seed}\n`);
makeCopy();
const survivors: Job[] = [];
for (const [index, job] of sample.entries()) {
  const survived = survives(job);
  if (survived) survivors.push(job);
  const { file, line, what } = job.slip;
  process.stdout.write(
    `${index + 1}/${sample.length} ${survived ? "SURVIVED" : "seen"} ${file}:${line} ${what}\n`,
  );
}
rmSync(copy, { recursive: true, force: true });
process.stdout.write(`\n${sample.length - survivors.length} of ${sample.length} were seen by a test\n`);
for (const { slip } of survivors) process.stdout.write(`survived: ${slip.file}:${slip.line} ${slip.what}\n`);
