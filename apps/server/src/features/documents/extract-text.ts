import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { childProgram } from "../../kernel/child-program.ts";

/** What a process may use while it reads a document. */
export interface ReadingLimits {
  ms: number;
  /** Of JavaScript's own memory. */
  heapMegabytes: number;
  /** Of all memory; looked at where the system tells (Linux). */
  totalMegabytes: number;
}

const LIMITS: ReadingLimits = { ms: 30_000, heapMegabytes: 256, totalMegabytes: 700 };
const MOST_OUTPUT = 8 * 1024 * 1024;
const LOOK_EVERY_MS = 100;

const answer = z.object({
  pages: z.array(z.string()),
  fault: z.enum(["damaged", "too_large"]).nullable(),
});

export interface ExtractedText {
  pages: string[];
  fault: "damaged" | "too_large" | "too_slow" | null;
}

const READERS: Record<string, "pdf" | "docx" | "txt"> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "text/plain; charset=utf-8": "txt",
};

export const isReadable = (type: string) => type in READERS;

/**
 * The words of a PDF, DOCX or text file by page, found in a process that may write nothing, start nothing, and is
 * killed when it takes too long or too much memory. Pages of files without pages are one.
 * @param type one that `isReadable`
 */
export async function extractText(
  type: string,
  bytes: Uint8Array,
  limits: ReadingLimits = LIMITS,
): Promise<ExtractedText> {
  const child = spawn(
    process.execPath,
    [
      "--permission",
      "--allow-fs-read=*",
      `--max-old-space-size=${limits.heapMegabytes}`,
      childProgram(import.meta.dirname, "extract-child"),
      READERS[type] ?? "",
    ],
    { stdio: ["pipe", "pipe", "ignore"], env: {} },
  );
  const watch = watchOver(child, limits);
  child.stdin.on("error", () => {});
  child.stdin.end(bytes);
  const output: Buffer[] = [];
  let size = 0;
  child.stdout.on("data", (part: Buffer) => {
    size += part.length;
    if (size > MOST_OUTPUT) watch.kill("too_large");
    else output.push(part);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  const killed = watch.end();
  if (killed) return { pages: [], fault: killed };
  // V8 ends the process by a signal when its memory is used up.
  if (code !== 0) return { pages: [], fault: code === null || code > 128 ? "too_large" : "damaged" };
  const parsed = answer.safeParse(jsonOf(Buffer.concat(output).toString("utf8")));
  return parsed.success ? parsed.data : { pages: [], fault: "damaged" };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Kills a process that passes its limits, and remembers why. */
function watchOver(child: ChildProcess, limits: ReadingLimits) {
  let reason: "too_slow" | "too_large" | null = null;
  const kill = (why: "too_slow" | "too_large") => {
    reason ??= why;
    child.kill("SIGKILL");
  };
  const checkMemory = async () => {
    if ((await residentMegabytes(child.pid)) > limits.totalMegabytes) kill("too_large");
  };
  const clock = setTimeout(() => kill("too_slow"), limits.ms);
  const look = setInterval(() => void checkMemory(), LOOK_EVERY_MS);
  return {
    kill,
    end() {
      clearTimeout(clock);
      clearInterval(look);
      return reason;
    },
  };
}

const PAGE_BYTES = 4096;

/** Memory that a process holds; nothing where the system does not tell. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  try {
    const pages = Number((await readFile(`/proc/${pid}/statm`, "utf8")).split(" ")[1]);
    return (pages * PAGE_BYTES) / 1024 / 1024;
  } catch {
    return 0;
  }
}
