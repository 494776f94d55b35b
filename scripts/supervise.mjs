// Runs a program and starts it again when a fault ended it: `node supervise.mjs PROGRAM ARGUMENTS`. An end of its own
// accord, a wish to stop, or a start that fails ends this process too, with the same code.
import { spawn } from "node:child_process";

/** How the server ends after a fault that it has logged; see apps/server/src/lifetime.ts. */
const BROKEN = 70;
const MOST = 5;
const WITHIN_MS = 60_000;
const PAUSE_MS = 250;

const leaveWithParent = new URL("leave-with-parent.mjs", import.meta.url).href;
const starts = [];
let child = null;
let stopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    stopping = true;
    if (child) child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
    else process.exit(0);
  });
}

function run() {
  starts.push(Date.now());
  child = spawn(process.execPath, ["--import", leaveWithParent, ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  child.on("exit", (code, signal) => {
    child = null;
    const broken = code === BROKEN || signal !== null;
    if (stopping || !broken || tooOften()) process.exit(code ?? 1);
    setTimeout(run, PAUSE_MS);
  });
}

/** A program that breaks again and again is left to whoever looks after it. */
function tooOften() {
  const since = Date.now() - WITHIN_MS;
  return starts.filter((at) => at > since).length >= MOST;
}

run();
