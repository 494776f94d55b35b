import { safe } from "@orpc/client";
import { errorCode } from "../../shell/error-code.server.ts";

/** What a call answers, or null for a person without an attorney profile; the dashboard's frame says so. */
export async function orNoProfile<T>(call: Promise<T>): Promise<T | null> {
  const { error, data } = await safe(call);
  if (error === null) return data;
  if (errorCode(error) === "PROFILE_REQUIRED") return null;
  throw error;
}
