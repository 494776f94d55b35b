import { readFileSync, writeFileSync } from "node:fs";

/**
 * Faults that tests cause on purpose, read from a JSON file `{ "analysis": 2 }`: how many times the named step is
 * to fail yet. In production there is no such file, whatever the environment says.
 */
export interface Faults {
  /** Throws when the named fault is due, and counts it down. */
  strike(name: string): void;
}

export const noFaults: Faults = { strike: () => {} };

class InjectedFault extends Error {
  override name = "InjectedFault";
}

export function faultsFrom(file: string): Faults {
  return {
    strike(name) {
      const pending = readPending(file);
      const left = pending[name] ?? 0;
      if (left <= 0) return;
      writeFileSync(file, JSON.stringify({ ...pending, [name]: left - 1 }));
      throw new InjectedFault(name);
    },
  };
}

function readPending(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw error;
  }
}
