import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const NAME = "standing-tests-";
/** What all tests together write at once is well under the first; the second is left to everything else. */
const ROOM_BYTES = 4 * 2 ** 30;
const LEFT_BYTES = 4 * 2 ** 30;

/**
 * A folder in memory for what tests write and nobody keeps: a database of a thousand files is copied there many
 * times faster. Removed when the process ends, and one that was killed leaves its own to the next.
 * @returns null where a machine has no such place, or not enough memory
 */
export function memoryFolder() {
  if (!hasRoom()) return null;
  for (const left of readdirSync(MEMORY)) if (isAbandoned(left)) remove(left);
  const folder = mkdtempSync(join(MEMORY, `${NAME}${process.pid}-`));
  // As the machine's own: Postgres runs as another user where the tests run as root.
  chmodSync(folder, 0o1777);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return folder;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES && availableBytes() >= ROOM_BYTES + LEFT_BYTES;
  } catch {
    return false;
  }
}

function availableBytes() {
  const [, kib = "0"] = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync("/proc/meminfo", "utf8")) ?? [];
  return Number(kib) * 1024;
}

/** A folder of ours whose process has ended. */
function isAbandoned(name) {
  const pid = name.startsWith(NAME) ? Number.parseInt(name.slice(NAME.length), 10) : NaN;
  if (Number.isNaN(pid)) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

/** Another user's stays. */
function remove(name) {
  try {
    rmSync(join(MEMORY, name), { recursive: true, force: true });
  } catch (error) {
    if (error.code !== "EACCES" && error.code !== "EPERM") throw error;
  }
}
