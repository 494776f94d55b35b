import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, type Server, type Socket, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { clamAv } from "./clamav.ts";
import { ScanFailed } from "./scan.ts";

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Takes the daemon's protocol apart as the daemon does, then answers. */
async function daemon(answer: (bytes: Buffer, socket: Socket) => void, socketPath?: string) {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => {});
    let taken = Buffer.alloc(0);
    socket.on("data", (part: Buffer) => {
      taken = Buffer.concat([taken, part]);
      const streamed = streamOf(taken);
      if (streamed) answer(streamed, socket);
    });
  });
  await new Promise<void>((resolve) =>
    socketPath === undefined ? server.listen(0, "127.0.0.1", resolve) : server.listen(socketPath, resolve),
  );
  cleanups.push(() => {
    for (const socket of open) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return { host: "127.0.0.1", port: socketPath === undefined ? (server.address() as AddressInfo).port : 0 };
}

function streamOf(taken: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (!taken.toString("latin1").startsWith(command)) return null;
  const parts: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= taken.length) {
    const length = taken.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(taken.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const verdict = (bytes: Buffer, socket: Socket) =>
  void socket.end(bytes.includes("EICAR") ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0");

test("clean bytes pass and infected ones do not, whole and in many parts", async () => {
  const scan = clamAv(await daemon(verdict));
  expect(await scan.isClean(Buffer.from("a lease"))).toBe(true);
  expect(await scan.isClean(Buffer.from("X5O!EICAR"))).toBe(false);
  const large = Buffer.concat([Buffer.alloc(300_000, "a"), Buffer.from("EICAR")]);
  expect(await scan.isClean(large)).toBe(false);
  expect(await scan.isClean(large.subarray(0, 300_000))).toBe(true);
});

test("the daemon is reached over a socket of this machine too", async () => {
  const folder = await mkdtemp(join(tmpdir(), "standing-clamd-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, "clamd.sock");
  await daemon(verdict, path);
  expect(await clamAv({ path }).isClean(Buffer.from("EICAR"))).toBe(false);
});

test("an error, nonsense, a closed door and silence are never taken for clean", async () => {
  const error = await daemon((_, socket) => void socket.end("INSTREAM size limit exceeded. ERROR\0"));
  const nonsense = await daemon((_, socket) => void socket.end("stream: OK maybe\0"));
  const closing = await daemon((_, socket) => void socket.end());
  const silent = await daemon(() => {});
  for (const at of [error, nonsense, closing, silent, { host: "127.0.0.1", port: 1 }])
    await expect(clamAv(at, 100).isClean(Buffer.from("a"))).rejects.toThrow(ScanFailed);
});
