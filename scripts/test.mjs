// `npm test`: installs what is missing and checks everything; `npm run verify`: the part without Postgres, processes and browser.
// Ends with a line "N passed, N failed" over all of it. Plain JavaScript for any Node from 18 on.
import { memoryFolder } from "./memory-folder.mjs";
import { buildWhenChanged } from "./prepare/build.mjs";
import { installWhenMissing } from "./prepare/install.mjs";
import { compileKnowledgeWhenChanged } from "./prepare/knowledge.mjs";
import { alone } from "./prepare/lock.mjs";
import { endWithProblem } from "./prepare/problem.mjs";
import {
  checks,
  failures,
  forgetReports,
  journeys,
  made,
  runCheck,
  runVitest,
  slowest,
} from "./test-steps.mjs";

const verifyOnly = process.argv[2] === "verify";
const inMemory = memoryFolder();
if (inMemory !== null) process.env.TMPDIR = inMemory;
const total = { passed: 0, failed: 0 };
const failedSteps = [];

async function step(name, run) {
  process.stdout.write(`\n── ${name}\n`);
  await counted(name, run);
}

/** A step beside others shows what it said when it has ended. */
const beside = (name, run) =>
  counted(name, async () => {
    const { said, ...found } = await run();
    process.stdout.write(`\n── ${name}\n${said}`);
    return found;
  });

async function counted(name, run) {
  const began = Date.now();
  const { passed, failed } = await run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(name);
  process.stdout.write(
    `── ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - began) / 1000)} s\n`,
  );
}

async function allChecks() {
  for (const check of checks) await beside(check.name, () => runCheck(check));
}

try {
  forgetReports();
  await alone(() => {
    installWhenMissing();
    compileKnowledgeWhenChanged();
  });
  await beside(made.name, () => runCheck(made));
  // Neither has work for two cores from its beginning to its end.
  await Promise.all([beside("unit tests", () => runVitest("unit")), allChecks()]);
  if (!verifyOnly) {
    await alone(buildWhenChanged);
    // Whole processes are mostly waited for.
    await Promise.all([
      beside("tests on Postgres", () => runVitest("postgres")),
      beside("tests of whole processes", () => runVitest("processes")),
    ]);
    await step("browser journeys", journeys);
    process.stdout.write(`\nThe twenty slowest tests:\n${slowest(20).join("\n")}\n`);
  }
} catch (error) {
  endWithProblem(error);
}
if (total.failed > 0)
  process.stdout.write(`\nFailed in ${failedSteps.join(", ")}:\n${failures().join("\n")}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
