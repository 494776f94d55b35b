import { type ChildProcess, fork } from "node:child_process";
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { bounded } from "./bounded.ts";
import { childProgram } from "./child-program.ts";
import { COST, type Hashed, KEY_BYTES } from "./password-cost.ts";

/** Scrypt takes a core for a tenth of a second and more; one at a time leaves the rest of the machine free. */
const HASHES_AT_ONCE = 1;
const HASHES_WAITING = 40;
const SALT_BYTES = 16;
/** How many times as long as it worked the yielding process rests, where pages leave this process no time. */
const RESTS = 3;

export interface Passwords {
  /** @throws BUSY when too many wait */
  hash(password: string): Promise<string>;
  /** @throws BUSY when too many wait */
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/**
 * Hashes and checks passwords, one at a time. While others wait, a process does it that yields to all others, so that pages go
 * before a flood of sign-ins. Hashes have Better Auth's form, `salt:key`, so that either reads the
 * other's.
 */
export function createPasswords(): Passwords {
  const inTurn = bounded(HASHES_AT_ONCE, HASHES_WAITING);
  const yielding = yieldingProcess();
  let asking = 0;

  async function derive(password: string, salt: string): Promise<Buffer> {
    const asked: Hashed = { password: password.normalize("NFKC"), salt };
    asking += 1;
    try {
      return await inTurn(() => (asking > 1 ? yielding(asked) : here(asked)));
    } finally {
      asking -= 1;
    }
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES).toString("hex");
      const key = await derive(password, salt);
      return `${salt}:${key.toString("hex")}`;
    },
    async verify({ hash, password }) {
      const [salt = "", kept = ""] = hash.split(":");
      const key = await derive(password, salt);
      const wanted = Buffer.from(kept, "hex");
      return wanted.length === key.length && timingSafeEqual(wanted, key);
    },
  };
}

function here({ password, salt }: Hashed): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, COST, (failure, key) => (failure ? reject(failure) : resolve(key)));
  });
}

/**
 * A hash takes 32 MB. By default glibc gives them back each time, and taking them again makes the whole machine wait; with
 * these settings the process keeps them. Other C libraries do not read them.
 */
const KEEPS_MEMORY = {
  MALLOC_MMAP_THRESHOLD_: String(2 ** 30),
  MALLOC_TRIM_THRESHOLD_: String(2 ** 30),
};

/**
 * The same in a process that yields, started when it is first needed. A thread would not do: a hash takes 32 MB, and
 * whoever takes memory holds up the threads beside it.
 */
function yieldingProcess(): (asked: Hashed) => Promise<Buffer> {
  let child: ChildProcess | null = null;

  function start(): ChildProcess {
    const program = childProgram(import.meta.dirname, "password-child");
    const started = fork(program, {
      execArgv: [],
      env: KEEPS_MEMORY,
      serialization: "advanced",
      stdio: "ignore",
    });
    const forget = (): void => {
      if (child === started) child = null;
    };
    // One that cannot be started tells of an error alone.
    started.once("exit", forget).once("error", forget);
    return started;
  }

  let last = performance.eventLoopUtilization();
  let worked = 0;

  /** The memory that a hash fills slows whatever runs beside it, however low its priority: it rests while pages are asked for. */
  async function rest(): Promise<void> {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    await delay(worked * RESTS * utilization);
  }

  return async (asked) => {
    await rest();
    const began = performance.now();
    const working = (child ??= start());
    const over = new AbortController();
    keepFor(working);
    try {
      const ended = once(working, "exit", over).then(() => {
        throw new Error("It exited");
      });
      const answered = once(working, "message", over);
      working.send(asked);
      const [key] = (await Promise.race([answered, ended])) as [Uint8Array];
      return Buffer.from(key);
    } catch (cause) {
      // It may be seen by what is written to it before it is heard of.
      throw new Error("The process that hashes passwords ended", { cause });
    } finally {
      worked = performance.now() - began;
      over.abort();
      letRest(working);
    }
  };
}

/** This process lives on while a hash is awaited. */
function keepFor(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

/** It does not for a child that rests. */
function letRest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
