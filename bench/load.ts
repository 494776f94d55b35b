import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const CONNECTIONS = 10;
const autocannon = createRequire(import.meta.url).resolve("autocannon");

interface Result {
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

export interface Load {
  /** How many were answered. */
  answered: number;
  requests_per_second: number;
  p50_ms: number;
  p99_ms: number;
  failed: number;
}

/** Ten connections ask for one address again and again; the load comes from a process of its own. */
export async function load(
  url: string,
  { headers = {}, seconds }: { headers?: Readonly<Record<string, string>>; seconds: number },
): Promise<Load> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const options = ["-j", "-n", "-d", String(seconds), "-c", String(CONNECTIONS), ...sent];
  const child = spawn(process.execPath, [autocannon, ...options, url]);
  let text = "";
  for await (const chunk of child.stdout) text += String(chunk);
  const { requests, latency, non2xx, errors } = JSON.parse(text) as Result;
  return {
    answered: requests.total,
    requests_per_second: Math.round(requests.average),
    p50_ms: latency.p50,
    p99_ms: latency.p99,
    failed: non2xx + errors,
  };
}
