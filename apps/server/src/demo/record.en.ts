import { type NoteType, state } from "@standing/contract";
import { editCase } from "../features/cases/edit-case.ts";
import { getCase } from "../features/cases/get-case.ts";
import { listCases } from "../features/cases/list-cases.ts";
import { addNote } from "../features/cases/keep-notes.ts";
import type { RequestContext } from "../kernel/request.ts";

const ADDED = " I also paid for professional cleaning and have the receipt.";

const NOTES: { title?: string; content: string; note_type: NoteType }[] = [
  { content: "Found the receipt for the cleaning. It is with the photos.", note_type: "note" },
  { title: "Second email", content: "Asked for the deposit again. No answer yet.", note_type: "milestone" },
];

/**
 * Gives the newest case of an invented claimant a second version and two notes. To be called before the work on
 * analyses begins: a case that is being analyzed cannot be edited.
 */
export async function makeDemoRecord(call: RequestContext): Promise<void> {
  const [newest] = (await listCases(call)).cases;
  if (!newest) return;
  const { id } = newest;
  const told = await getCase(call, { id });
  await editCase(call, {
    id,
    title: told.title,
    description: `${told.description}${ADDED}`,
    case_type: null,
    incident_date: told.incident_date,
    incident_location: told.incident_location,
    incident_city: told.incident_city,
    incident_state: state.nullable().parse(told.incident_state),
    changes_summary: "Added the cleaning receipt",
    base_version: 1,
    reanalyze: false,
  });
  for (const note of NOTES) await addNote(call, { id, ...note });
}
