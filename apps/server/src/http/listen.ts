import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import { StartProblem } from "../start-problem.ts";

/**
 * A proxy sends its next request on a connection that it kept, mostly for up to a minute. Were it ended here first, that
 * request would be lost.
 */
const KEPT_FOR_MS = 75_000;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface Listening {
  server: Server;
  /** From now on requests go to the product. */
  open(listener: Listener): void;
  /** From now on each answer ends its connection, so that clients take their next request elsewhere. */
  leave(): void;
  /** Takes no new connections, lets running requests end within the limit, then closes what is left. */
  close(limitMs: number): Promise<void>;
}

/**
 * Claims the port before anything else is started, so that a second start fails at once and harms nothing.
 * Until the product is ready it answers 503.
 * @throws StartProblem when the port is in use or may not be used
 */
export async function claimPort(port: number, host: string | undefined): Promise<Listening> {
  let listener: Listener = (_request, response) => {
    response.writeHead(503, { "content-type": "text/plain", "retry-after": "2" });
    response.end("Standing is starting. Please try again in a moment.\n");
  };
  const running = new Set<ServerResponse>();
  let leaving = false;
  const server = createServer({ keepAliveTimeout: KEPT_FOR_MS }, (request, response) => {
    running.add(response);
    response.once("close", () => running.delete(response));
    if (leaving) response.setHeader("connection", "close");
    listener(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(portProblem(error, port)));
    server.listen(port, host, resolve);
  });
  return {
    server,
    open(next) {
      listener = next;
    },
    leave() {
      leaving = true;
      for (const response of running) if (!response.headersSent) response.setHeader("connection", "close");
    },
    close: (limitMs) =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), limitMs);
        server.close(() => {
          clearTimeout(force);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

function portProblem(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new StartProblem(
      `Port ${port} is in use. Stop the other program, or start with another port: PORT=3001 npm start`,
    );
  }
  if (error.code === "EACCES") {
    return new StartProblem(
      `Port ${port} may not be used by this user. Start with another port: PORT=3001 npm start`,
    );
  }
  return error;
}
