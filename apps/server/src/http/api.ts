import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { onError } from "@orpc/server";
import { RPCHandler } from "@orpc/server/fetch";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { Hono } from "hono";
import { contract } from "@standing/contract";
import { router } from "../router.ts";
import type { RequestContext } from "../kernel/request.ts";
import { renderReference } from "./api-reference.ts";
import { withHeadersOf } from "./answer.ts";
import type { HttpEnv } from "./env.ts";

/** What went wrong in the call of a request. Only its answer tells whose fault that was: a body may be no JSON. */
const thrown = new WeakMap<RequestContext, unknown>();

/** A fault of ours is logged; the caller gets a code and an id. */
function logFault(context: RequestContext, { status }: Response): void {
  if (status < 500 || status === 503) return;
  const { services, requestId } = context;
  services.log.error("procedure_failed", thrown.get(context), { request_id: requestId });
}

/** The OpenAPI document of the whole contract. */
function openApiDocument(origin: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contract, {
    info: {
      title: "Standing API",
      version: "1.0.0",
      description:
        "Every capability of Standing. Sign in with POST /session; the session travels in a cookie. Errors carry a code of the list below each call.",
    },
    servers: [{ url: `${origin}/api` }],
  });
}

/** `/api`: the contract over HTTP (`/api/...`), over RPC for our own pages (`/api/rpc`), and its description. */
export function apiRoutes(): Hono<HttpEnv> {
  const openApi = new OpenAPIHandler(router, {
    interceptors: [onError((error, { context }) => void thrown.set(context, error))],
  });
  const rpc = new RPCHandler(router, {
    interceptors: [onError((error, { context }) => void thrown.set(context, error))],
  });
  let document: ReturnType<typeof openApiDocument> | undefined;
  const describe = (origin: string) => (document ??= openApiDocument(origin));

  const app = new Hono<HttpEnv>();
  app.get("/api/openapi.json", async (c) => c.json(await describe(c.get("origin"))));
  app.get("/api", async (c) => c.html(renderReference(await describe(c.get("origin")), c.get("cspNonce"))));
  app.all("/api/*", async (c) => {
    const context = c.get("context");
    const isRpc = c.req.path.startsWith("/api/rpc/");
    const { matched, response } = isRpc
      ? await rpc.handle(c.req.raw, { prefix: "/api/rpc", context })
      : await openApi.handle(c.req.raw, { prefix: "/api", context });
    if (!matched) return c.json({ code: "NOT_FOUND", status: 404, message: "Not found" }, 404);
    logFault(context, response);
    const answer = withHeadersOf(context, response);
    answer.headers.set("cache-control", "no-store");
    return answer;
  });
  return app;
}
