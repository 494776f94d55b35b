import { type NetConnectOpts, type Socket, connect } from "node:net";
import { ScanFailed, type ScanPort } from "./scan.ts";

const PART = 64 * 1024;
const LONGEST_ANSWER = 4096;

/**
 * ClamAV's daemon, asked over its socket with INSTREAM.
 * @param at path of its socket, or host and port
 * @param patienceMs how long it may be silent
 */
export function clamAv(at: NetConnectOpts, patienceMs = 30_000): ScanPort {
  return {
    async isClean(bytes) {
      const answer = await ask(at, patienceMs, bytes);
      if (/^stream: OK$/.test(answer)) return true;
      if (/^stream: .+ FOUND$/.test(answer)) return false;
      throw new ScanFailed("The scanner answered neither yes nor no");
    },
  };
}

function ask(at: NetConnectOpts, patienceMs: number, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(at);
    const fail = (why: string, cause?: unknown) => {
      socket.destroy();
      reject(new ScanFailed(why, { cause }));
    };
    let answer = "";
    socket.setTimeout(patienceMs, () => fail("The scanner was silent"));
    socket.on("error", (error) => fail("The scanner cannot be reached", error));
    socket.on("data", (part: Buffer) => {
      answer += part.toString("latin1");
      const end = answer.indexOf("\0");
      if (end !== -1) {
        resolve(answer.slice(0, end).trim());
        socket.destroy();
      } else if (answer.length > LONGEST_ANSWER) fail("The scanner talks on and on");
    });
    socket.on("close", () => fail("The scanner went away"));
    socket.on("connect", () => send(socket, bytes));
  });
}

/** The command, the bytes in parts that each say their length, and a part of no length. */
function send(socket: Socket, bytes: Uint8Array): void {
  socket.write("zINSTREAM\0");
  for (let from = 0; from < bytes.length; from += PART) {
    const part = bytes.subarray(from, from + PART);
    socket.write(lengthOf(part.length));
    socket.write(part);
  }
  socket.write(lengthOf(0));
}

function lengthOf(length: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(length);
  return four;
}
