/**
 * `npm run bench`: the short measurements one after the other, and one table of what they found against the marks.
 * What each script prints goes to standard error; the table alone to standard output. `npm run bench -- page lists`
 * runs some of them. The long ones (`soak`, `directory`, `moderation`, `operators`, `drain`,
 * `retrieval-scale`, `forum 1000000`) are run by name.
 */
import { spawn } from "node:child_process";
import { machine, top } from "./app.ts";
import { type Held, MEASUREMENTS, type Measurement, hold } from "./marks.ts";

/** Longer than any short measurement takes on a busy machine. */
const LONGEST_MS = 240_000;

async function printedBy({ script, arguments: given = [] }: Measurement): Promise<unknown> {
  const child = spawn(process.execPath, [script, ...given], {
    cwd: top,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const began = performance.now();
  // A script that hangs is measured as nothing, and the others still are. It is asked first, so that it ends what it began.
  const asks = setTimeout(() => child.kill("SIGINT"), LONGEST_MS);
  const ends = setTimeout(() => child.kill("SIGKILL"), LONGEST_MS + 10_000);
  let text = "";
  for await (const chunk of child.stdout) text += String(chunk);
  clearTimeout(asks);
  clearTimeout(ends);
  process.stderr.write(`${Math.round((performance.now() - began) / 1000)} seconds\n`);
  process.stderr.write(`${script}\n${text}`);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const asked = process.argv.slice(2);
const wanted = MEASUREMENTS.filter(
  ({ script }) => asked.length === 0 || asked.some((name) => script === `bench/${name}.ts`),
);
const before = machine();
const held: Held[] = [];
for (const measurement of wanted) {
  const printed = await printedBy(measurement);
  held.push(...measurement.marks.map((mark) => hold(mark, printed)));
}
const { date, cores, load } = machine();
const rows = held.map(
  ({ says, found, wanted: mark, met }) => `| ${says} | ${found} | ${mark} | ${met ? "yes" : "no"} |`,
);
process.stdout.write(
  [
    `${date}, ${cores} cores, load ${before.load} before and ${load} after`,
    "",
    "| Measure | Found | Mark | Met |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n"),
);
