import { BackLink } from "./back-link.tsx";
import * as words from "../../words/analysis-report.ts";

export function CaseNotFound() {
  return (
    <div className="page flex flex-col items-start gap-4 pt-12">
      <h1>{words.notFoundTitle()}</h1>
      <p className="max-w-prose">{words.notFoundText()}</p>
      <BackLink to="/dashboard" label={words.back()} />
    </div>
  );
}
