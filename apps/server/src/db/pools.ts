import { Pool } from "pg";
import { GatheringSocket } from "./gathering-socket.ts";

/** Connections of the application's login, which by itself may touch nothing but the job queue. */
export interface Pools {
  /** For `asActor`. */
  app: Pool;
  /** Runs as `standing_auth`: the tables of accounts and sessions, and nothing else. */
  auth: Pool;
  close(): Promise<void>;
}

/** A transaction left open by a lost process gives its locks back after this time. */
const IDLE_IN_TRANSACTION_MS = 60_000;

/**
 * Opens the two pools; connections are made when first used.
 * @param options.appUrl connection string of the login `standing_app`
 * @param options.onError told of connections that were lost; the pool replaces them
 */
export function openPools(options: {
  appUrl: string;
  appConnections?: number;
  authConnections?: number;
  onError?: (error: Error) => void;
}): Pools {
  const settings = {
    connectionString: options.appUrl,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
  const app = new Pool({
    ...settings,
    max: options.appConnections ?? 10,
    application_name: "standing",
    // Statements are sent without waiting for the answers of those before them.
    pipeline: true,
    stream: () => new GatheringSocket(),
  });
  const auth = new Pool({
    ...settings,
    max: options.authConnections ?? 5,
    application_name: "standing-auth",
    options: "-c role=standing_auth",
  });
  const onError = options.onError ?? (() => {});
  for (const pool of [app, auth]) {
    pool.on("error", onError);
    // A pool listens to idle connections only. One that is lost in the middle of a transaction fails its query and
    // then tells of it once more, which ends the process when nobody listens.
    pool.on("connect", (client) => client.on("error", onError));
  }
  return {
    app,
    auth,
    async close() {
      await Promise.all([app.end(), auth.end()]);
    },
  };
}
