import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { readConfig } from "./config.ts";
import { startEmbedded } from "./db/embedded.ts";
import { loadCorpus } from "./db/load-corpus.ts";
import { loadLibrary } from "./db/load-library.ts";
import { migrate } from "./db/migrate.ts";
import { seedDemoWorld } from "./demo/world.ts";
import { publishTerms } from "./features/accounts/publish-terms.ts";
import { type HttpApp, createHttpApp } from "./http/app.ts";
import { type Listening, claimPort } from "./http/listen.ts";
import { builtWeb } from "./http/web.ts";
import { createLog } from "./kernel/log.ts";
import { live } from "./lifetime.ts";
import { createServices } from "./services.ts";
import { StartProblem } from "./start-problem.ts";

const REQUESTS_END_MS = 10_000;

/** Starts the roles of this process; `undo` takes what stops each part again. */
async function start(undo: (stop: () => Promise<void>) => void): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const serves = config.roles.includes("web");
  const listening: Listening | null = serves ? await claimPort(config.port, config.host) : null;
  if (listening) undo(() => listening.close(0));
  const embedded = config.databaseUrl ? null : await startEmbedded({ home: config.home, log });
  if (embedded) {
    undo(() => embedded.stop());
    for (const role of config.roles)
      await embedded.claim(role, serves ? `http://localhost:${config.port}` : role);
  }
  const appUrl = config.databaseUrl ?? embedded?.appUrl;
  const ownerUrl = config.databaseOwnerUrl ?? embedded?.ownerUrl;
  if (!appUrl) throw new StartProblem("There is no database to use. Set DATABASE_URL.");
  if (ownerUrl) {
    await migrate(ownerUrl);
    await loadCorpus(ownerUrl, config.corpusFolder, log);
    await loadLibrary(ownerUrl, log);
  }
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
  const services = await createServices(config, appUrl, origin, log);
  undo(() => services.close());
  await publishTerms(services);
  const demo = config.production ? null : await seedDemoWorld(services);
  if (config.roles.includes("worker")) await services.work();

  let http: HttpApp | undefined;
  if (listening) {
    const development = config.development ? await import("./http/development.ts") : null;
    const web = development
      ? await development.viteWeb(listening.server)
      : { ...(await builtWeb(config.webBuildFolder)), middleware: null };
    http = createHttpApp(services, web);
    const answer = getRequestListener(http.app.fetch);
    listening.open((request, response) => {
      if (web.middleware) web.middleware(request, response, () => void answer(request, response));
      else void answer(request, response);
    });
    announce(origin, demo);
  }
  undo(async () => {
    log.info("stopping");
    http?.leave();
    listening?.leave();
    if (listening) await sleep(config.drainMs);
    http?.closeStreams();
    await listening?.close(REQUESTS_END_MS);
  });
  log.info("started", { roles: config.roles.join(","), production: config.production });
}

/** Tells the person at the terminal where to go. */
function announce(origin: string, demo: { email: string; password: string; plain: string }[] | null): void {
  const lines = ["", `Standing is ready: ${origin}`];
  if (demo) {
    lines.push("", "Demo accounts (not in production):");
    for (const account of demo)
      lines.push(`  ${account.email}  password: ${account.password}  ${account.plain}`);
    lines.push(`Mail that would be sent: ${origin}/dev/outbox`);
  }
  process.stderr.write(`${lines.join("\n")}\n\n`);
}

await live(start, (failure, error) => {
  if (error instanceof StartProblem) process.stderr.write(`\n${error.message}\n\n`);
  else createLog("info").error(failure, error);
});
