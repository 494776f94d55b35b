import { Hono } from "hono";
import type { Services } from "../kernel/services.ts";
import type { HttpEnv } from "./env.ts";

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, that is, Postgres answers and the process is not about to
 * stop.
 */
export function healthRoutes({ pools, log }: Services, leaving: () => boolean): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    if (leaving()) return c.json({ status: "stopping" }, 503);
    try {
      await pools.auth.query("select 1");
      return c.json({ status: "ready" });
    } catch (error) {
      log.error("not_ready", error);
      return c.json({ status: "unavailable" }, 503);
    }
  });
  return app;
}
