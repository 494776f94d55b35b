import type { Deadline } from "@standing/contract";
import { formatDate } from "../../../ui/format.ts";
import * as words from "../../../words/analysis-report.ts";
import * as vocabulary from "../../../words/vocabulary.ts";

/** When a rule was last compared with a source, and how sure it is; only how sure where it was compared with none. */
export function checkedHow({
  last_checked,
  confidence,
}: Pick<Deadline, "last_checked" | "confidence">): string {
  const how = vocabulary.confidence(confidence);
  return last_checked === null ? how : words.deadlineCheckedHow({ date: formatDate(last_checked), how });
}
