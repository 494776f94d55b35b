import { type CaseEvent, caseStatus, id } from "@standing/contract";
import { Client } from "pg";
import { z } from "zod";
import type { Log } from "./log.ts";
import { problem } from "./problem.ts";

const caseChanged = z.object({ id, user_id: id, status: caseStatus });
const paymentChanged = z.object({ user_id: id });
const sessionEnded = z.object({ user_id: id, token: z.string() });

/** What Postgres tells: ids and states only. */
export type Told = Omit<CaseEvent, "card"> | { payment: true };

/** Who listens, and by which session: the hash of its token, or null for whoever has none. */
export interface Listener {
  userId: string;
  session: string | null;
}

/** Changes of cases and of what is paid for, as Postgres tells them, handed to those who wait for their own. */
export interface CaseEvents {
  /**
   * Changes of this user's cases until the signal is aborted, the session ends, the stream is an hour old or the
   * server shuts down. Listens from the call on.
   * @throws RATE_LIMITED for more streams at once than a person's browsers need
   */
  of(listener: Listener, signal: AbortSignal): AsyncGenerator<Told>;
  /** Is the connection to Postgres up; when it is not, browsers poll. */
  listening(): boolean;
  close(): Promise<void>;
}

const CASE_CHANGED = "case_changed";
const PAYMENT_CHANGED = "payment_changed";
const SESSION_ENDED = "session_ended";
const RECONNECT_MS = 500;
/** A browser comes back by itself; whoever may no longer listen is refused then, whatever was missed meanwhile. */
const STREAM_LIVES_MS = 3_600_000;
const STREAMS_PER_PERSON = 20;

interface Stream {
  session: string | null;
  tell(event: Told): void;
  end(): void;
}

/** Listens to changes of cases and payments and to ends of sessions with a connection of its own, and reconnects when it is lost. */
export function listenForCaseEvents(connectionString: string, log: Log): CaseEvents {
  const streams = new Map<string, Set<Stream>>();
  const closing = new AbortController();
  let client: Client | null = null;
  let up = false;
  let retry: NodeJS.Timeout | undefined;

  function hand(channel: string, payload: string): void {
    const message: unknown = JSON.parse(payload);
    const ended = channel === SESSION_ENDED ? sessionEnded.safeParse(message) : null;
    if (ended?.success) {
      const { user_id, token } = ended.data;
      for (const stream of streams.get(user_id) ?? []) if (stream.session === token) stream.end();
      return;
    }
    const paid = channel === PAYMENT_CHANGED ? paymentChanged.safeParse(message) : null;
    if (paid?.success) {
      for (const stream of streams.get(paid.data.user_id) ?? []) stream.tell({ payment: true });
      return;
    }
    const changed = caseChanged.safeParse(message);
    if (!changed.success) {
      log.warn("notification_unreadable", { channel });
      return;
    }
    const event: Told = { case_id: changed.data.id, status: changed.data.status };
    for (const stream of streams.get(changed.data.user_id) ?? []) stream.tell(event);
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
      if (message.payload) hand(message.channel, message.payload);
    });
    try {
      await attempt.connect();
      await attempt.query(`listen ${CASE_CHANGED}; listen ${PAYMENT_CHANGED}; listen ${SESSION_ENDED}`);
      up = true;
    } catch (error) {
      log.error("listen_failed", error);
      lost();
    }
  }
  void connect();

  function of({ userId, session }: Listener, signal: AbortSignal): AsyncGenerator<Told> {
    const mine = streams.get(userId) ?? new Set();
    if (mine.size >= STREAMS_PER_PERSON) throw problem("RATE_LIMITED", { retry_after_seconds: 60 });
    const over = AbortSignal.any([signal, closing.signal, AbortSignal.timeout(STREAM_LIVES_MS)]);
    const waiting: Told[] = [];
    const left = new AbortController();
    let wake = () => {};
    const end = () => {
      left.abort();
      wake();
      mine.delete(stream);
      if (mine.size === 0 && streams.get(userId) === mine) streams.delete(userId);
    };
    const stream: Stream = {
      session,
      end,
      tell(event) {
        waiting.push(event);
        wake();
      },
    };
    over.addEventListener("abort", end, { once: true });
    if (over.aborted) left.abort();
    else streams.set(userId, mine.add(stream));
    return (async function* follow() {
      try {
        while (!left.signal.aborted) {
          const event = waiting.shift();
          if (event) yield event;
          else await new Promise<void>((resolve) => (wake = resolve));
        }
      } finally {
        over.removeEventListener("abort", end);
        end();
      }
    })();
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
