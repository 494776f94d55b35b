/** What each test of a report of Vitest took, in milliseconds. */
function ofVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({ file: name, title, ms: duration ?? 0 })),
  );
}

/** What each journey of a report of Playwright took, all its tries together. */
function ofPlaywright({ suites }, file) {
  return (suites ?? []).flatMap((suite) => [
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      file: file ?? suite.file,
      title,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...ofPlaywright(suite, file ?? suite.file),
  ]);
}

/** Lines on the slowest tests of some reports, the slowest first. */
export function slowestOf(reports, count) {
  return reports
    .flatMap((report) => (report.testResults ? ofVitest(report) : ofPlaywright(report)))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(
      ({ file, title, ms }) =>
        `${(ms / 1000).toFixed(1).padStart(6)} s  ${file.split("/").at(-1)} > ${title}`,
    );
}
