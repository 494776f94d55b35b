import * as words from "../../../words/analysis-report.ts";
import { BackLink } from "../../cases/back-link.tsx";

/** The page of a report while there is none to show. */
export function ReportSaid({ alert = false, children }: { alert?: boolean; children: string }) {
  return (
    <div className="page flex flex-col items-start gap-4 pt-12">
      <div role={alert ? "alert" : "status"}>
        <h1 className="text-2xl">{children}</h1>
      </div>
      <BackLink to="/dashboard" label={words.back()} />
    </div>
  );
}
