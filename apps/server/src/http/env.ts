import type { RequestContext } from "../kernel/request.ts";
import type { Log } from "../kernel/log.ts";

/** What middleware puts on each request. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    origin: string;
    ip: string;
    cspNonce: string;
    development: boolean;
    log: Log;
    context: RequestContext;
  };
}
