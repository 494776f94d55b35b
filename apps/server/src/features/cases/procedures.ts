import { asFunction } from "../../kernel/as-function.ts";
import { os } from "../../kernel/request.ts";
import { answerQuestions, readQuestions, withdrawAnswer } from "./questions/answer-questions.ts";
import { CASE_TYPES, claimTypesOf } from "./case-types.ts";
import { compareAnalyses } from "./compare-analyses.ts";
import { compareVersions, listVersions } from "./compare-versions.ts";
import { setReminders } from "./deadlines/set-reminders.ts";
import { editCase } from "./edit-case.ts";
import { markEvidence, matchEvidence } from "./evidence/keep-evidence.ts";
import { exportCase } from "./export-case.ts";
import { followOwnCases } from "./follow-cases.ts";
import { getCase } from "./get-case.ts";
import { listCases, listTitles } from "./list-cases.ts";
import { addNote, deleteNote, listNotes } from "./keep-notes.ts";
import { letterOfCase, lettersOfCase, listLetters, openLetter } from "./papers/letters.ts";
import { packetOfCase } from "./papers/packet.ts";
import { resubmitCase } from "./resubmit-case.ts";
import { runAnalysisNow } from "./run-analysis-now.ts";
import { submitAndFollow } from "./submit-and-follow.ts";
import { submitCase } from "./submit-case.ts";
import { tickStep } from "./tick-step.ts";

export const casesProcedures = {
  list: os.cases.list.handler(({ context, input }) => listCases(context, input)),
  titles: os.cases.titles.handler(({ context }) => listTitles(context)),
  get: os.cases.get.handler(({ context, input }) => getCase(context, input)),
  submit: os.cases.submit.handler(({ context, input }) => submitCase(context, input)),
  submitAndFollow: os.cases.submitAndFollow.handler(({ context, input }) => submitAndFollow(context, input)),
  resubmit: os.cases.resubmit.handler(({ context, input }) => resubmitCase(context, input)),
  "enhanced-case-analysis": os.cases["enhanced-case-analysis"].handler(({ context, input }) =>
    asFunction(() => runAnalysisNow(context, input)),
  ),
  events: os.cases.events.handler(({ context }) => followOwnCases(context)),
  claimTypes: os.cases.claimTypes.handler(({ input }) => ({
    claim_types: claimTypesOf(input.category),
    case_types: [...CASE_TYPES],
  })),
  edit: os.cases.edit.handler(({ context, input }) => editCase(context, input)),
  versions: os.cases.versions.handler(({ context, input }) => listVersions(context, input)),
  compareVersions: os.cases.compareVersions.handler(({ context, input }) => compareVersions(context, input)),
  difference: os.cases.difference.handler(({ context, input }) => compareAnalyses(context, input)),
  notes: os.cases.notes.handler(({ context, input }) => listNotes(context, input)),
  addNote: os.cases.addNote.handler(({ context, input }) => addNote(context, input)),
  deleteNote: os.cases.deleteNote.handler(({ context, input }) => deleteNote(context, input)),
  questions: os.cases.questions.handler(({ context, input }) => readQuestions(context, input)),
  answer: os.cases.answer.handler(({ context, input }) => answerQuestions(context, input)),
  withdrawAnswer: os.cases.withdrawAnswer.handler(({ context, input }) => withdrawAnswer(context, input)),
  tickStep: os.cases.tickStep.handler(({ context, input }) => tickStep(context, input)),
  markEvidence: os.cases.markEvidence.handler(({ context, input }) => markEvidence(context, input)),
  matchEvidence: os.cases.matchEvidence.handler(({ context, input }) => matchEvidence(context, input)),
  letters: os.cases.letters.handler(({ context, input }) => lettersOfCase(context, input)),
  letter: os.cases.letter.handler(({ context, input }) => letterOfCase(context, input)),
  packet: os.cases.packet.handler(({ context, input }) => packetOfCase(context, input)),
  setReminders: os.cases.setReminders.handler(({ context, input }) => setReminders(context, input)),
  export: os.cases.export.handler(({ context, input }) => exportCase(context, input)),
};

export const lettersProcedures = {
  list: os.letters.list.handler(() => listLetters()),
  get: os.letters.get.handler(({ context, input }) => openLetter(context, input)),
};
