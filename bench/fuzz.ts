/**
 * Malformed calls over all operations of the API and all pages with their forms, as nobody, a claimant, an attorney and
 * an operator. What answers with 500 or above is printed and fails the run, and so is a log line that tells of a fault:
 * what somebody sends wrongly is none of ours.
 * `node bench/fuzz.ts [calls] [seed]`
 */
import { Agent, request } from "node:http";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { report, scratchFolder, signIn, startApp, top } from "./app.ts";
import { type Chance, chanceOf } from "./fuzz/chance.ts";
import { type Operation, type Page, operationsOf, pagesOf } from "./fuzz/targets.ts";
import { almost, anyText } from "./fuzz/values.ts";

const CALLS = Number(process.argv[2] ?? 5_000);
const SEED = Number(process.argv[3] ?? 1);
const AT_ONCE = 8;
/** Sessions end under acts such as signing out everywhere; they are begun again after so many calls. */
const SIGN_IN_EVERY = 2_000;
const WAIT_MS = 30_000;
const PEOPLE = ["claimant", "annual", "attorney", "admin"].map((name) => `${name}@standing.example`);
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

interface Answer {
  status: number;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Sends a call as it is: `fetch` would mend its address. A stream of events is left after its first words. */
function send(origin: string, { method, path, headers, body }: Call): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const sent = request({ hostname, port, method, path, headers, agent, timeout: WAIT_MS }, (answer) => {
      const status = answer.statusCode ?? 0;
      let text = "";
      const done = () => resolve({ status, text });
      if (String(answer.headers["content-type"]).startsWith("text/event-stream")) {
        sent.destroy();
        done();
        return;
      }
      answer.on("data", (chunk: Buffer) => {
        if (text.length < 200_000) text += String(chunk);
      });
      answer.on("end", done);
      answer.on("error", done);
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => resolve({ status: 0, text: "" }));
    sent.end(body);
  });
}

/** Text as it may stand in an address: most of it escaped, some of it not. */
function inAddress(text: string, chance: Chance): string {
  const sound = text.toWellFormed();
  return chance.is(0.05) ? encodeURI(sound).replaceAll(/[^\x21-\x7e]/g, "") : encodeURIComponent(sound);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

interface Known {
  ids: string[];
  /** Names and values of the fields of forms that were seen. */
  fields: Map<string, Set<string>>;
}

function filled(path: string, pattern: RegExp, chance: Chance, { ids }: Known): string {
  return path.replaceAll(pattern, () =>
    inAddress(ids.length > 0 && chance.is(0.6) ? chance.pick(ids) : anyText(chance), chance),
  );
}

function apiCall({ method, path, query, body, isMultipart }: Operation, chance: Chance, known: Known): Call {
  const asked = Object.entries(query)
    .filter(() => chance.is(0.7))
    .map(([name, shape]) => `${name}=${inAddress(textOf(almost(shape, chance, known.ids)), chance)}`);
  const address = filled(path, /\{[^}]+\}/g, chance, known);
  const at = asked.length > 0 ? `${address}?${asked.join("&")}` : address;
  if (!body) return { method, path: at, headers: {}, body: "" };
  const made = almost(body, chance, known.ids);
  if (isMultipart && chance.is(0.7)) return { method, path: at, ...multipart(made, chance) };
  const text = JSON.stringify(made) ?? "";
  const sent = chance.is(0.06) ? text.slice(0, chance.below(text.length + 1)) : text;
  const type = chance.is(0.05)
    ? chance.pick(["text/plain", "multipart/form-data", "application/json; charset=utf-7", "x"])
    : "application/json";
  return { method, path: at, headers: { "content-type": type }, body: sent };
}

function multipart(made: unknown, chance: Chance) {
  const boundary = "fuzz-boundary";
  const parts = Object.entries(Object(made) as object).map(([name, value]) => {
    const file = chance.is(0.3) ? `; filename="${chance.pick(["a.pdf", "b.png", "", "..\\x.txt"])}"` : "";
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name.replaceAll(/[\r\n"]/g, "")}"${file}\r\n\r\n${textOf(value)}\r\n`;
  });
  const end = chance.is(0.8) ? `--${boundary}--\r\n` : "";
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.from(parts.join("") + end),
  };
}

const METHODS = ["GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];
const ASKED = ["tab", "q", "query", "page", "state", "status", "sort", "category", "id", "token", "next"];
const ASKED_MORE = [
  "session_id",
  "payment_success",
  "continue-assessment",
  "cancel",
  "step",
  "_routes",
  "date",
];

function pageCall({ path, hasAction }: Page, chance: Chance, known: Known): Call {
  const address = filled(path, /:[a-z_]+\??|\*/gi, chance, known);
  const names = [...ASKED, ...ASKED_MORE];
  const asked = Array.from(
    { length: chance.below(3) },
    () => `${chance.pick(names)}=${inAddress(anyText(chance), chance)}`,
  );
  const data = chance.is(0.3) ? (address === "/" ? "_root.data" : ".data") : "";
  const at = `${address}${data}${asked.length > 0 ? `?${asked.join("&")}` : ""}`;
  const method = hasAction && chance.is(0.6) ? "POST" : chance.pick(METHODS);
  if (method === "GET" || method === "HEAD") return { method, path: at, headers: {}, body: "" };
  return { method, path: at, ...form(known.fields.get(path), chance, known) };
}

/** The body of a page's form: its own fields as far as they are known, or no form at all. */
function form(fields: Set<string> | undefined, chance: Chance, known: Known) {
  if (chance.is(0.2)) {
    const type = chance.pick(["application/json", "text/plain", "", "multipart/form-data", "x/y"]);
    const headers: Record<string, string> = type === "" ? {} : { "content-type": type };
    return { headers, body: chance.pick(["{}", "", "a=b", '{"a":"\\ud800"}', "--x\r\n"]) };
  }
  const pairs = [...(fields ?? [])]
    .filter(() => chance.is(0.8))
    .map((field) => JSON.parse(field) as [string, string]);
  const made = pairs.map(([name, value]): [string, string] => [
    name,
    chance.is(0.5)
      ? value
      : chance.is(0.2) && known.ids.length > 0
        ? chance.pick(known.ids)
        : anyText(chance),
  ]);
  if (chance.is(0.2)) return multipart(Object.fromEntries(made), chance);
  const body = made.map(([name, value]) => `${inAddress(name, chance)}=${inAddress(value, chance)}`);
  return { headers: { "content-type": "application/x-www-form-urlencoded" }, body: body.join("&") };
}

/** Keeps what an answer names: identifiers, and the fields of its forms. */
function learn(known: Known, path: string, text: string): void {
  for (const [id] of text.matchAll(UUID)) {
    if (known.ids.length >= 600) break;
    if (!known.ids.includes(id)) known.ids.push(id);
  }
  const fields = known.fields.get(path) ?? new Set();
  for (const [tag] of text.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/g)) {
    const name = /\bname="([^"]+)"/.exec(tag)?.[1];
    if (name && fields.size < 60)
      fields.add(JSON.stringify([name, /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? ""]));
  }
  known.fields.set(path, fields);
}

process.env["TRUST_PROXY"] = "1";
const faults: string[] = [];
const app = await startApp(top, join(scratchFolder("fuzz"), "home"), (line) => faults.push(line));
const chance = chanceOf(SEED);
const known: Known = { ids: [], fields: new Map() };
const statuses: Record<string, number> = {};
const failures: { status: number; call: string; as: string; body: string }[] = [];
let failed = 0;
try {
  const operations = await operationsOf(app.origin);
  const pages = await pagesOf(realpathSync(join(top, "build/current")));
  let cookies: string[] = [];
  const signAllIn = async () => {
    const all = await Promise.allSettled(PEOPLE.map((email) => signIn(app.origin, email)));
    cookies = ["", ...all.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))];
  };
  await signAllIn();
  for (const cookie of cookies) {
    const headers = { cookie };
    const lists = operations.filter((one) => one.method === "GET" && !one.path.includes("{"));
    for (const path of [...lists.map((one) => one.path), ...pages.map((one) => one.path)]) {
      if (path.includes(":") || path.includes("*") || path === "/api/events") continue;
      learn(known, path, (await send(app.origin, { method: "GET", path, headers, body: "" })).text);
    }
  }
  let made = 0;
  const oneAfterAnother = async () => {
    while (made < CALLS) {
      made += 1;
      if (made % SIGN_IN_EVERY === 0) await signAllIn();
      const who = chance.below(cookies.length);
      const call = chance.is(0.5)
        ? apiCall(chance.pick(operations), chance, known)
        : pageCall(chance.pick(pages), chance, known);
      const address = `10.${chance.below(250)}.${chance.below(250)}.${chance.below(250)}`;
      const headers: Record<string, string> = {
        ...call.headers,
        cookie: cookies[who] ?? "",
        origin: app.origin,
        "x-forwarded-for": address,
        "content-length": String(Buffer.byteLength(call.body)),
      };
      const { status, text } = await send(app.origin, { ...call, headers });
      const kind = status === 0 ? "no answer" : `${Math.floor(status / 100)}xx`;
      statuses[kind] = (statuses[kind] ?? 0) + 1;
      if (status < 300) learn(known, call.path.split("?")[0] ?? "", text);
      if (status < 500 && status !== 0) continue;
      failed += 1;
      const as = who === 0 ? "nobody" : (PEOPLE[who - 1] ?? "somebody");
      const body = String(call.body).slice(0, 300);
      failures.push({ status, call: `${call.method} ${call.path.slice(0, 200)}`, as, body });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother));
  report({
    seed: SEED,
    calls: CALLS,
    operations: operations.length,
    pages: pages.length,
    statuses,
    failed,
    failures: failures.slice(0, 60),
    faults: faults.length,
    faultLines: faults.slice(0, 20),
  });
  process.exitCode = failed === 0 && faults.length === 0 ? 0 : 1;
} finally {
  agent.destroy();
  await app.stop();
}
