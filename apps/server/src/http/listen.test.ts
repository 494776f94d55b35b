import { Agent, type IncomingMessage, type ServerResponse, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type Listening, claimPort } from "./listen.ts";

let listening: Listening;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(async () => {
  agent.destroy();
  await listening.close(0);
});

/** Opens a server whose answers wait until they are let go. */
async function open(): Promise<{ next: () => Promise<ServerResponse> }> {
  listening = await claimPort(0, "127.0.0.1");
  const waiting: ServerResponse[] = [];
  let wake = () => {};
  listening.open((_request, response) => {
    waiting.push(response);
    wake();
  });
  return {
    async next() {
      while (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const response = waiting.shift();
      if (!response) throw new Error("Nobody asked");
      return response;
    },
  };
}

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  /** How long the connection is kept, as the answer says. */
  kept: string | undefined;
  text: string;
}

async function ask(): Promise<Answer> {
  const { port } = listening.server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: "127.0.0.1", agent }, resolve).on("error", reject).end();
  });
  let text = "";
  for await (const chunk of answer) text += String(chunk);
  const { connection, "keep-alive": kept } = answer.headers;
  return { status: answer.statusCode, connection, kept: kept?.toString(), text };
}

test("who leaves ends each connection with its answer: the one that runs, and those that come after it", async () => {
  const { next } = await open();
  const first = ask();
  const running = await next();
  listening.leave();
  running.end("one");
  expect(await first).toEqual({ status: 200, connection: "close", text: "one" });
  const second = ask();
  (await next()).end("two");
  expect(await second).toMatchObject({ connection: "close", text: "two" });
});

test("a connection is kept longer than the minute for which proxies keep theirs", async () => {
  const { next } = await open();
  const asked = ask();
  (await next()).end("one");
  expect((await asked).kept).toBe("timeout=75");
});

test("a request that runs on a kept connection ends before the server does", async () => {
  const { next } = await open();
  const before = ask();
  (await next()).end("before");
  expect((await before).connection).toBe("keep-alive");
  const slow = ask();
  const running = await next();
  listening.leave();
  const closed = listening.close(60_000);
  running.end("whole");
  expect(await slow).toMatchObject({ connection: "close", text: "whole" });
  await closed;
});
