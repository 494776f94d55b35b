import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const top = path.resolve(import.meta.dirname, "..");
const lifetime = path.join(top, "apps/server/src/lifetime.ts");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "standing-supervise-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that notes each of its starts, and what was started of it; `first` is done before the note. */
function program(body: string, first = ""): { file: string; starts: () => string[] } {
  const file = path.join(folder, "program.mjs");
  const notes = path.join(folder, "notes");
  writeFileSync(notes, "");
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from "node:fs";
${first}
appendFileSync(${JSON.stringify(notes)}, process.pid + "\\n");
const start = readFileSync(${JSON.stringify(notes)}, "utf8").trim().split("\\n").length;
${body}`,
  );
  return { file, starts: () => readFileSync(notes, "utf8").trim().split("\n").filter(Boolean) };
}

function supervise(file: string) {
  const child = spawn(process.execPath, [path.join(top, "scripts/supervise.mjs"), file], { stdio: "ignore" });
  return { child, ended: once(child, "exit").then(([code]) => code as number | null) };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(20);
}

describe("the supervisor", () => {
  it("replaces a program that a fault has ended, and ends with one that has done its work", async () => {
    const { file, starts } = program("process.exit(start < 3 ? 70 : 0);");
    expect(await supervise(file).ended).toBe(0);
    expect(starts()).toHaveLength(3);
  });

  it("replaces a program that was killed, and stops with it when asked", async () => {
    const { file, starts } = program(
      `setInterval(() => {}, 1_000);`,
      // Whoever reads the note may ask it to stop at once.
      `process.on("SIGTERM", () => process.exit(0));`,
    );
    const { child, ended } = supervise(file);
    await until(() => starts().length === 1);
    process.kill(Number(starts()[0]), "SIGKILL");
    await until(() => starts().length === 2);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(starts()).toHaveLength(2);
  });

  it("leaves a start that fails to the person who started it", async () => {
    const { file, starts } = program("process.exit(1);");
    expect(await supervise(file).ended).toBe(1);
    expect(starts()).toHaveLength(1);
  });

  it("gives up on a program that breaks again and again", async () => {
    const { file, starts } = program("process.exit(70);");
    expect(await supervise(file).ended).toBe(70);
    expect(starts()).toHaveLength(5);
  });
});

describe("a fault that nothing handles", () => {
  /** A server that breaks while it works for somebody. */
  const withFault = (fault: string) => `
import { createServer } from "node:http";
import { live } from ${JSON.stringify(lifetime)};
await live(async (undo) => {
  const server = createServer((_request, response) => {
    setTimeout(() => response.end("whole"), 300);
    setTimeout(() => { ${fault} }, 50);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  undo(() => new Promise((closed) => server.close(() => closed())));
  process.stdout.write(server.address().port + "\\n");
}, (failure, error) => process.stdout.write(failure + " " + error.name + "\\n"));
`;

  it.each([
    ["a rejected promise", `void Promise.reject(new RangeError("words of a person"));`],
    ["an exception", `throw new RangeError("words of a person");`],
  ])("%s is told, what runs is finished, and the process ends with 70", async (_name, fault) => {
    const { file } = program(withFault(fault));
    const child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const ended = once(child, "close").then(([code]) => code as number | null);
    await until(() => said.includes("\n"));
    const port = said.trim();
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(await answer.text()).toBe("whole");
    expect(await ended).toBe(70);
    expect(said).toBe(`${port}\nunhandled RangeError\n`);
  });
});
