import { type CaseEvent, caseStatus, id } from "@standing/contract";
import { Client } from "pg";
import { z } from "zod";
import type { Log } from "./log.ts";

const notification = z.object({ id, user_id: id, status: caseStatus });

/** Changes of cases as Postgres tells them, handed to those who wait for their own. */
export interface CaseEvents {
  /** Changes of this user's cases until the signal is aborted or the server shuts down. */
  of(userId: string, signal: AbortSignal): AsyncGenerator<CaseEvent>;
  /** Is the connection to Postgres up; when it is not, browsers poll. */
  listening(): boolean;
  close(): Promise<void>;
}

const CHANNEL = "case_changed";
const RECONNECT_MS = 500;

/** Listens on `case_changed` with a connection of its own, and reconnects when it is lost. */
export function listenForCaseEvents(connectionString: string, log: Log): CaseEvents {
  const subscribers = new Map<string, Set<(event: CaseEvent) => void>>();
  const closing = new AbortController();
  let client: Client | null = null;
  let up = false;
  let retry: NodeJS.Timeout | undefined;

  function hand(payload: string): void {
    const parsed = notification.safeParse(JSON.parse(payload));
    if (!parsed.success) {
      log.warn("case_event_unreadable");
      return;
    }
    const event: CaseEvent = { case_id: parsed.data.id, status: parsed.data.status };
    for (const tell of subscribers.get(parsed.data.user_id) ?? []) tell(event);
  }

  async function connect(): Promise<void> {
    const attempt = new Client({ connectionString, application_name: "standing-listen" });
    client = attempt;
    const lost = () => {
      if (client !== attempt) return;
      client = null;
      up = false;
      if (!closing.signal.aborted) retry = setTimeout(() => void connect(), RECONNECT_MS);
    };
    attempt.on("error", lost);
    attempt.on("end", lost);
    attempt.on("notification", (message) => {
      if (message.payload) hand(message.payload);
    });
    try {
      await attempt.connect();
      await attempt.query(`listen ${CHANNEL}`);
      up = true;
    } catch (error) {
      log.error("listen_failed", error);
      lost();
    }
  }
  void connect();

  async function* of(userId: string, signal: AbortSignal): AsyncGenerator<CaseEvent> {
    const waiting: CaseEvent[] = [];
    let wake = () => {};
    const tell = (event: CaseEvent) => {
      waiting.push(event);
      wake();
    };
    const stop = () => wake();
    const mine = subscribers.get(userId) ?? new Set();
    subscribers.set(userId, mine.add(tell));
    signal.addEventListener("abort", stop);
    closing.signal.addEventListener("abort", stop);
    const over = () => signal.aborted || closing.signal.aborted;
    try {
      while (!over()) {
        const event = waiting.shift();
        if (event) yield event;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      mine.delete(tell);
      if (mine.size === 0) subscribers.delete(userId);
      signal.removeEventListener("abort", stop);
      closing.signal.removeEventListener("abort", stop);
    }
  }

  return {
    of,
    listening: () => up,
    async close() {
      closing.abort();
      clearTimeout(retry);
      await client?.end();
    },
  };
}
