export const SUBMIT_PHASES = ["checking", "creating", "starting", "analyzing"] as const;
export type SubmitPhase = (typeof SUBMIT_PHASES)[number];

/** What is under way between the form and the server. */
interface Way {
  state: "idle" | "submitting" | "loading";
  /** The limit was checked. */
  checked: boolean | undefined;
  /** The case was created, and its analysis with it. */
  created: boolean | undefined;
}

/** The step that a submission is in now; null while none is under way. */
export function phaseNow({ state, checked, created }: Way): SubmitPhase | null {
  if (created) return state === "idle" ? "analyzing" : "starting";
  if (state === "idle") return null;
  return checked ? "creating" : "checking";
}

/** The step to show: within one submission none comes after a later one. */
export function phaseShown(before: SubmitPhase | null, now: SubmitPhase | null): SubmitPhase | null {
  if (before === null || now === null) return now ?? before;
  return SUBMIT_PHASES.indexOf(now) > SUBMIT_PHASES.indexOf(before) ? now : before;
}
