import { type CaseVersion, EDITED_FIELDS, type VersionComparison } from "@standing/contract";
import { problem } from "../../kernel/problem.ts";
import type { RequestContext } from "../../kernel/request.ts";
import { readOwnCase } from "./own-case.ts";
import { presentVersions } from "./present.ts";
import { changedAnswers } from "./questions/present.ts";
import { factsOf } from "./questions/queries.ts";
import { versionsOf } from "./queries.ts";
import { wordChanges } from "./word-changes.ts";

/**
 * Every version of a story, newest first, with the one that the shown analysis has read.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function listVersions(
  context: RequestContext,
  input: { id: string },
): Promise<{ versions: CaseVersion[]; analyzed_version: number | null }> {
  return readOwnCase(context, input.id, async (tx, row) => ({
    versions: presentVersions(row, await versionsOf(tx, row.id), await factsOf(tx, row.id)),
    analyzed_version: row.analyzed_version,
  }));
}

/**
 * What changed from one version to another, the description word by word.
 * @throws UNAUTHORIZED; NOT_FOUND also for a version that there is not
 */
export async function compareVersions(
  context: RequestContext,
  input: { id: string; from: number; to: number },
): Promise<VersionComparison> {
  const { versions } = await listVersions(context, input);
  const numbered = (number: number) => versions.find(({ version_number }) => version_number === number);
  const [before, after] = [numbered(input.from), numbered(input.to)];
  if (!before || !after) throw problem("NOT_FOUND");
  return {
    from: input.from,
    to: input.to,
    fields: EDITED_FIELDS.filter((field) => field !== "description" && before[field] !== after[field]).map(
      (field) => ({ field, before: shown(before, field), after: shown(after, field) }),
    ),
    answers: changedAnswers(before.answers, after.answers),
    description:
      before.description === after.description ? null : wordChanges(before.description, after.description),
  };
}

function shown(version: CaseVersion, field: (typeof EDITED_FIELDS)[number]): string | null {
  return field === "case_type" ? version.case_type_label : version[field];
}
