import type { ModerationAct } from "@standing/contract";

type Status = "visible" | "held" | "removed";

/** What an act makes of words in a state: the new state, the entry of the public log, and how open reports end. */
export interface Effect {
  status: Status;
  action: "kept" | "restored" | "approved" | "held" | "removed" | "locked" | "unlocked" | "warned";
  reports: "upheld" | "rejected" | null;
  lock: boolean | null;
  /** Its writer is told and may appeal. */
  tells: boolean;
}

/** The effect of a moderator's act on words that are in this state. */
export function effectOf(act: ModerationAct, status: Status): Effect {
  const unchanged = { status, lock: null, reports: null };
  switch (act) {
    case "keep": {
      const action = status === "visible" ? "kept" : status === "held" ? "approved" : "restored";
      return { status: "visible", action, reports: "rejected", lock: null, tells: status !== "visible" };
    }
    case "hide":
      return { status: "held", action: "held", reports: "upheld", lock: null, tells: true };
    case "remove":
      return { status: "removed", action: "removed", reports: "upheld", lock: null, tells: true };
    case "lock":
      return { ...unchanged, action: "locked", lock: true, tells: true };
    case "unlock":
      return { ...unchanged, action: "unlocked", lock: false, tells: true };
    case "warn":
      return { ...unchanged, action: "warned", reports: "upheld", tells: true };
  }
}
