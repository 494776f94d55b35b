import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { top } from "./places.mjs";
import { PrepareProblem } from "./problem.mjs";

const folder = join(top, ".tmp");
const file = join(folder, "preparing");
const mine = `${file}.${process.pid}`;

/** Runs `work` while no other process prepares this checkout; waits until that one has finished. */
export async function alone(work) {
  let told = false;
  while (!take()) {
    if (!told) process.stderr.write("Another start is making this checkout ready; waiting for it.\n");
    told = true;
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take() {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(mine, String(process.pid));
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") {
      throw new PrepareProblem(
        `The checkout ${top} cannot be written (${error.code}): start as the user it belongs to, or clone it anew.`,
      );
    }
  } finally {
    rmSync(mine, { force: true });
  }
  if (!holderLives()) rmSync(file, { force: true });
  return false;
}

function holderLives() {
  try {
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return true;
  } catch (error) {
    return error.code !== "ESRCH";
  }
}
