import { ownCaseFile } from "../../features/cases/own-file.server.ts";
import { deadlineCalendar } from "../../features/analysis/report/deadline-calendar.server.ts";
import { clientContext } from "../../request-context.ts";
import type { Route } from "./+types/case-deadlines.ts";

/** The deadlines of a case for a calendar. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  return ownCaseFile(context.get(clientContext), request, params.id, async (detail) => {
    const body = deadlineCalendar(detail);
    return body === null
      ? null
      : { body, type: "text/calendar; charset=utf-8", name: `standing-deadlines-${detail.id}.ics` };
  });
}
