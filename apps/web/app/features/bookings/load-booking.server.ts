import { safe } from "@orpc/client";
import { data } from "react-router";
import type { RequestContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";

/** What `ask` answers, or the page for a booking that is missing or of other people. */
export async function foundOr404<T>(ask: Promise<T>): Promise<T> {
  const { error, data: found } = await safe(ask);
  if (error === null) return found;
  const code = errorCode(error);
  if (code === "NOT_FOUND" || code === "BAD_REQUEST") throw data(null, { status: 404 });
  throw error;
}

/** One of the reader's bookings with its shares. */
export function loadBooking({ client }: RequestContext, id: string) {
  return foundOr404(client.bookings.get({ id }));
}
