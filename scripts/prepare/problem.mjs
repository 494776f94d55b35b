/** A reason why the checkout cannot be made ready, said in one sentence to the person at the terminal. */
export class PrepareProblem extends Error {}

/** Says a problem in one sentence and ends; anything else is a defect of ours and keeps its stack. */
export function endWithProblem(error) {
  if (!(error instanceof PrepareProblem)) throw error;
  process.stderr.write(`\n${error.message}\n\n`);
  process.exit(1);
}
