/**
 * Public pages as a browser asks for them (gzip), kept and not kept, in alternating rounds of one run. A stranger
 * with a cookie that we do not know gets a page rendered for them, so both come from the same process.
 */
import { join } from "node:path";
import { load } from "./load.ts";
import { report, scratchFolder, startApp, top } from "./app.ts";

const PAGES = ["/", "/forum", "/attorneys", "/legal-resources"];
const ROUNDS = 3;
const SECONDS = 3;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const app = await startApp(top, join(scratchFolder("kept-pages"), "home"));
try {
  const figures: Record<string, unknown> = {};
  for (const page of PAGES) {
    const kept: number[] = [];
    const rendered: number[] = [];
    let failed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [figure, cookie] of [
        [rendered, "unknown=1"],
        [kept, undefined],
      ] as const) {
        const headers = { "accept-encoding": "gzip, deflate, br", ...(cookie && { cookie }) };
        const result = await load(app.origin + page, { headers, seconds: SECONDS });
        figure.push(result.requests_per_second);
        failed += result.failed;
      }
    }
    figures[page] = {
      rendered: median(rendered),
      kept: median(kept),
      times: Math.round((10 * median(kept)) / median(rendered)) / 10,
      failed,
    };
  }
  report({ rounds: ROUNDS, seconds: SECONDS, unit: "requests a second, median", ...figures });
} finally {
  await app.stop();
}
