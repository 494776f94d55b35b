import { ORPCError } from "@orpc/client";

function firstPlace(stack: string | undefined): string | undefined {
  return stack
    ?.split("\n")
    .slice(1)
    .map((line) => line.trim())
    .find((line) => line.startsWith("at ") && !line.includes("node:"));
}

/**
 * Writes one line of the server's JSON log: what the API refused is no fault and told as news. An outage and a crowd are
 * the server's to tell, once for all pages. The error's own message stays out: it may quote a person's words.
 * @param event what failed, such as `page_failed`
 */
export function logFailure(event: string, error: unknown, requestId: string): void {
  if (error instanceof ORPCError && error.status === 503) return;
  const known = error instanceof Error ? error : undefined;
  const code =
    known !== undefined && "code" in known && typeof known.code === "string" ? known.code : undefined;
  const refused = error instanceof ORPCError && error.status < 500;
  const line = {
    time: new Date().toISOString(),
    level: refused ? "info" : "error",
    event,
    request_id: requestId,
    error: known?.name ?? typeof error,
    code,
    place: firstPlace(known?.stack),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
