import { stripVTControlCharacters } from "node:util";

/** Each test of a report of Vitest: what it took in milliseconds, and whether it failed. */
function ofVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === "failed" && assertionResults.length === 0
      ? [{ file: name, title: "does not load", ms: 0, failed: true, why: message }]
      : assertionResults.map((test) => ({
          file: name,
          title: test.title,
          ms: test.duration ?? 0,
          failed: test.status === "failed",
          why: test.failureMessages?.[0],
        })),
  );
}

/** The same of a report of Playwright; all tries of a journey together. */
function ofPlaywright({ suites }, file) {
  return (suites ?? []).flatMap((suite) => [
    ...(suite.specs ?? []).map(({ title, tests }) => {
      const tries = tests.flatMap(({ results }) => results);
      return {
        file: file ?? suite.file,
        title,
        ms: tries.reduce((sum, { duration }) => sum + duration, 0),
        failed: tests.some(({ status }) => status === "unexpected"),
        why: tries.find(({ error }) => error)?.error.message,
      };
    }),
    ...ofPlaywright(suite, file ?? suite.file),
  ]);
}

const testsOf = (reports) =>
  reports.flatMap((report) => (report.testResults ? ofVitest(report) : ofPlaywright(report)));

const named = ({ file, title }) => `${file.split("/").at(-1)} > ${title}`;

/** Lines on the slowest tests of some reports, the slowest first. */
export function slowestOf(reports, count) {
  return testsOf(reports)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map((test) => `${(test.ms / 1000).toFixed(1).padStart(6)} s  ${named(test)}`);
}

/** Lines on the failed tests of some reports, each with the first words of why. */
export function failedOf(reports) {
  return testsOf(reports)
    .filter(({ failed }) => failed)
    .map((test) => {
      const why = stripVTControlCharacters(test.why ?? "")
        .split("\n")
        .slice(0, 6)
        .join("\n    ");
      return `  ${named(test)}\n    ${why}`;
    });
}
