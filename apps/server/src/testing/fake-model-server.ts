import { type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ModelSettings } from "../ports/model/model.ts";

/** What the fake model makes of the paragraphs that it was sent: its answer's text. */
export type Brain = (sent: string[]) => string;

/** Ways in which a provider fails. */
export type Failure =
  | "http 500"
  | "http 429"
  | "no answer"
  | "trickle"
  | "hang up"
  | "half an answer"
  | "empty"
  | "elsewhere";

export interface FakeModel {
  settings: ModelSettings;
  /** Each request as it came: path, headers and body in one text. */
  requests: string[];
  /** The paragraphs of each request. */
  paragraphs: string[][];
  /** Requests that were sent on to another address. */
  forwarded: number;
  close(): Promise<void>;
}

/** A local provider that speaks the chat-completions format or the messages format, and answers as it is told. */
export async function fakeModel(
  provider: ModelSettings["provider"],
  behaviour: Brain | Failure,
  name = "claude-sonnet-4-5",
): Promise<FakeModel> {
  const requests: string[] = [];
  const paragraphs: string[][] = [];
  const fake = { forwarded: 0 };
  const waiting = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString("utf8")));
    request.on("end", () => {
      if (request.url === "/elsewhere") {
        fake.forwarded += 1;
        response.end("{}");
        return;
      }
      requests.push(`${request.url}\n${JSON.stringify(request.headers)}\n${body}`);
      const sent = paragraphsOf(body);
      paragraphs.push(sent);
      if (typeof behaviour === "function") answer(response, envelope(provider, body, behaviour(sent)));
      else fail(response, behaviour, waiting);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { provider, url: `http://127.0.0.1:${port}/v1`, name, apiKey: "a-secret-key" },
    requests,
    paragraphs,
    get forwarded() {
      return fake.forwarded;
    },
    close: () =>
      new Promise((resolve) => {
        for (const timer of waiting) clearInterval(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function paragraphsOf(body: string): string[] {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
  const user = messages.find(({ role }) => role === "user")?.content;
  const text =
    typeof user === "string" ? user : (user as { text: string }[]).map((part) => part.text).join("");
  const list = text.split("<paragraphs>")[1]?.split("</paragraphs>")[0] ?? "[]";
  return JSON.parse(list) as string[];
}

function answer(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

function envelope(provider: ModelSettings["provider"], request: string, text: string): unknown {
  if (provider === "openai-compatible") {
    return {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1_700_000_000,
      model: "fake",
      choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    };
  }
  const { tools } = JSON.parse(request) as { tools?: { name: string }[] };
  const tool = tools?.[0];
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "fake",
    stop_sequence: null,
    usage,
  };
  if (!tool) return { ...message, content: [{ type: "text", text }], stop_reason: "end_turn" };
  const input = readable(text) ? (JSON.parse(text) as unknown) : text;
  return {
    ...message,
    content: [{ type: "tool_use", id: "t1", name: tool.name, input }],
    stop_reason: "tool_use",
  };
}

function readable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function fail(response: ServerResponse, failure: Failure, waiting: Set<NodeJS.Timeout>): void {
  switch (failure) {
    case "http 500":
    case "http 429":
      response.writeHead(failure === "http 500" ? 500 : 429, {
        "content-type": "application/json",
        "retry-after": "0",
      });
      response.end(JSON.stringify({ error: { message: "no", type: "error" } }));
      return;
    case "no answer":
      return;
    case "trickle":
      response.writeHead(200, { "content-type": "application/json" });
      waiting.add(setInterval(() => response.write(" "), 20));
      return;
    case "hang up":
      response.destroy();
      return;
    case "half an answer":
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"id": "half"', () => response.destroy());
      return;
    case "empty":
      response.writeHead(200, { "content-type": "application/json" });
      response.end();
      return;
    case "elsewhere":
      response.writeHead(307, { location: "/elsewhere" });
      response.end();
  }
}
