/** Draws the calibration of the viability figure on development data into docs/calibration.svg. Development only. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { calibrationCard } from "./scorecard/reports.ts";

const SIZE = 360;
const EDGE = 48;
const SPAN = SIZE - 2 * EDGE;
const LARGEST_DOT = 18;

interface Bin {
  n: number;
  /** Mean of what was said, 0 to 1. */
  said: number;
  /** Share that ended with something, 0 to 1. */
  came: number;
}

const x = (share: number) => EDGE + share * SPAN;
const y = (share: number) => SIZE - EDGE - share * SPAN;

function tick(percent: number): string {
  const share = percent / 100;
  return `<text x="${x(share)}" y="${SIZE - EDGE + 16}" text-anchor="middle">${percent}</text>
<text x="${EDGE - 8}" y="${y(share) + 4}" text-anchor="end">${percent}</text>`;
}

/** A dot for each bin, as large as its number of cases; on the line, as many succeed as was said. */
function plot(bins: readonly Bin[]): string {
  const most = Math.max(...bins.map(({ n }) => n));
  const dots = bins.map(({ n, said, came }) => {
    const radius = Math.max(3, LARGEST_DOT * Math.sqrt(n / most));
    return `<circle cx="${x(said).toFixed(1)}" cy="${y(came).toFixed(1)}" r="${radius.toFixed(1)}" fill="#1f5c3d" fill-opacity="0.6"/>
<text x="${x(said).toFixed(1)}" y="${(y(came) - radius - 4).toFixed(1)}" text-anchor="middle">n ${n}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img" aria-label="Calibration: what was said against what came">
<rect width="${SIZE}" height="${SIZE}" fill="#fbf9f4"/>
<g font-family="sans-serif" font-size="11" fill="#1d1b16">
<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#8a8577" stroke-dasharray="4 4"/>
<path d="M${x(0)} ${y(1)}V${y(0)}H${x(1)}" fill="none" stroke="#8a8577"/>
${[0, 25, 50, 75, 100].map(tick).join("\n")}
<text x="${SIZE / 2}" y="${SIZE - 8}" text-anchor="middle">said, percent</text>
<text x="14" y="${SIZE / 2}" text-anchor="middle" transform="rotate(-90 14 ${SIZE / 2})">ended with something, percent</text>
${dots.join("\n")}
</g>
</svg>
`;
}

const card = await calibrationCard();
if ("not_run" in card) {
  process.stderr.write(`${card.not_run}\n`);
} else {
  const bins = card.bins.map(({ n, mean_given, succeeded }) => ({ n, said: mean_given, came: succeeded }));
  await writeFile(join(import.meta.dirname, "../../../docs/calibration.svg"), plot(bins));
}
