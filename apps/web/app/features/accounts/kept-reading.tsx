import { FIRST_READING, useDraft } from "../../shell/drafts.ts";
import { FirstReadingView } from "../analysis/first-reading.tsx";
import { readFirstReading } from "../landing/quick-draft.ts";

/** The first reading of this tab's quick assessment, where there is one. */
export function KeptReading() {
  const reading = useDraft(FIRST_READING, readFirstReading);
  return reading && <FirstReadingView reading={reading} />;
}
