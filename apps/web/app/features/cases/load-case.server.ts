import { safe } from "@orpc/client";
import type { CaseDetail } from "@standing/contract";
import type { Client } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";

const NO_SUCH_CASE = ["NOT_FOUND", "BAD_REQUEST"];

/** One of the user's cases, or null when there is none with this id for them. */
export async function loadCase(client: Client, id: string): Promise<CaseDetail | null> {
  const { error, data } = await safe(client.cases.get({ id }));
  if (error === null) return data;
  if (NO_SUCH_CASE.includes(errorCode(error) ?? "")) return null;
  throw error;
}
