import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { node, top } from "./prepare/places.mjs";
import { failedOf, slowestOf } from "./of-reports.mjs";

const bin = join(top, "node_modules/.bin");
const reports = join(top, ".tmp/reports");

/** What other steps read and is made from sources. */
export const made = {
  name: "words and types of routes",
  commands: [
    [node, "apps/web/words/compile.ts"],
    ["react-router", "typegen", "apps/web"],
  ],
};

/** What fails or passes as a whole; commands of one check run one after the other. */
export const checks = [
  { name: "format", commands: [["oxfmt", "--check"]] },
  { name: "licenses", commands: [[node, "scripts/licenses.ts", "--quiet"]] },
  { name: "corpus", commands: [[node, "packages/analysis/bench/validate-corpus.ts"]] },
  { name: "dead code", commands: [["knip"]] },
  {
    name: "types",
    commands: [
      ["tsc", "-p", "."],
      ["tsc", "-p", "packages/contract"],
      ["tsc", "-p", "packages/analysis"],
      ["tsc", "-p", "apps/server"],
      ["tsc", "-p", "apps/web"],
    ],
  },
  { name: "lint and boundaries", commands: [["oxlint"]] },
];

/** The compiler and the linter take a fifth less time when they collect garbage less often, and hardly more memory. */
const FEWER_COLLECTIONS = { GOGC: "400" };

/** Settings of the person's own product have no business in tests. */
const SETTINGS =
  /^(NODE_ENV|PORT|HOST|PUBLIC_ORIGIN|TRUST_PROXY|STANDING_.*|DATABASE_.*|AUTH_SECRET|REQUIRE_VERIFIED_EMAIL|SMTP_URL|MAIL_FROM|LOCALE|LOG_LEVEL|PAYMENTS|(S3|MODEL|CLAMAV|STRIPE)_[A-Z_]+|PG[A-Z]+)$/;

function environment(additions = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
  return { ...Object.fromEntries(kept), PATH: `${bin}${delimiter}${process.env.PATH}`, ...additions };
}

/** Runs one command as the checks do, and shows what it says. True when it ends well. */
export function runCommand([command, ...args], additions) {
  return ended(spawn(command, args, spawning(additions, "inherit")), (said) => process.stdout.write(said));
}

const spawning = (additions, output) => ({
  cwd: top,
  stdio: ["ignore", output, output],
  env: environment(additions),
});

function ended(child, say) {
  return new Promise((resolve) => {
    child.on("error", (error) => {
      say(`${child.spawnfile}: ${error.message}\n`);
      resolve(false);
    });
    child.on("close", (code) => resolve(code === 0));
  });
}

/** Runs one command beside others, so that what it says is kept to be shown in one piece. */
async function runBeside([command, ...args], additions) {
  const child = spawn(command, args, spawning(additions, "pipe"));
  let said = "";
  const say = (text) => (said += text);
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", say);
  const ok = await ended(child, say);
  return { ok, said };
}

/** Runs the commands of a check; it counts as one test, and the first failing command decides. */
export async function runCheck({ commands }) {
  let all = "";
  for (const command of commands) {
    const { ok, said } = await runBeside(command, FEWER_COLLECTIONS);
    all += said;
    if (!ok) return { passed: 0, failed: 1, said: all };
  }
  return { passed: 1, failed: 0, said: all };
}

/** Runs one project of vitest.config.ts beside other steps. */
export async function runVitest(project) {
  const { report, command } = vitestOf(project);
  const { ok, said } = await runBeside(command, { NODE_ENV: "test" });
  return { ...countedTests(report, ok), said };
}

function vitestOf(project) {
  const report = fresh(`${project}.json`);
  const command = ["vitest", "run", "--project", project, "--reporter=dot", "--reporter=json"];
  return { report, command: [...command, `--outputFile.json=${report}`] };
}

/** A test that was skipped counts as neither. */
function countedTests(report, ok) {
  const found = read(report);
  const unloaded = found?.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return counted(ok, found?.numPassedTests, (found?.numFailedTests ?? 0) + (unloaded?.length ?? 0));
}

/** Runs the journeys of e2e/ on the built application in a real browser. */
export async function journeys() {
  const report = fresh("journeys.json");
  const command = ["playwright", "test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  const ok = await runCommand(command, { NODE_ENV: "test", PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const { expected = 0, unexpected = 0, flaky = 0 } = read(report)?.stats ?? {};
  if (flaky > 0) process.stdout.write(`${flaky} passed only at the second try\n`);
  return counted(ok, expected + flaky, unexpected);
}

const runs = ["unit", "postgres", "processes", "journeys"];

const reported = () =>
  runs.map((name) => read(join(reports, `${name}.json`))).filter((run) => run !== undefined);

/** Nothing of an earlier run is left to be told as of this one. */
export function forgetReports() {
  for (const name of runs) fresh(`${name}.json`);
}

/** Lines on the slowest tests of the runs that have a report. */
export const slowest = (count) => slowestOf(reported(), count);

/** Lines on the failed tests of the runs that have a report. */
export const failures = () => failedOf(reported());

/** A runner that ends badly has failed at least once, whatever its report says. */
function counted(ok, passed = 0, failed = 0) {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

function fresh(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
