import { useEffect, useRef } from "react";
import { useFetchers, useNavigation } from "react-router";

/** A form that is not on its way by then was refused by its page. */
const LEAVES_WITHIN_MS = 100;
/** So often it is looked for what was refused: a slow phone takes longer to show it. */
const LOOKS = 30;

/**
 * Goes to the first field or group of fields that was refused, or to the sentence that says why nothing was done.
 * @returns false where there is none of them
 */
function goToProblem(): boolean {
  const open = document.querySelector("dialog[open]") ?? document.querySelector("main");
  const refused = open?.querySelector<HTMLElement>("[aria-invalid=true], [data-refused]");
  const found = refused ?? open?.querySelector<HTMLElement>("[data-form-problem]");
  if (!found) return false;
  if (refused && !refused.matches("[aria-invalid=true]")) refused.tabIndex = -1;
  found.focus();
  return true;
}

/**
 * What every form does when it comes back refused, by its page or by the server: the first field that needs a change
 * has the keyboard, and its error is read with it; where no field is to blame, the form's own sentence.
 */
export function useFormProblems(): void {
  const navigating = useNavigation().state !== "idle";
  const fetching = useFetchers().some(({ state }) => state !== "idle");
  const busy = navigating || fetching;
  const now = useRef({ busy, sent: false });
  useEffect(() => {
    now.current.busy = busy;
    if (busy || !now.current.sent) return;
    now.current.sent = false;
    goToProblem();
  }, [busy]);
  useEffect(() => {
    const note = ({ target }: SubmitEvent) => {
      if (!(target instanceof HTMLFormElement) || target.method === "get") return;
      now.current.sent = true;
      look(LOOKS);
    };
    let timer: ReturnType<typeof setTimeout>;
    const look = (left: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (now.current.busy || !now.current.sent || goToProblem() || left <= 1) return;
        look(left - 1);
      }, LEAVES_WITHIN_MS);
    };
    /** Who goes on by themselves is not called back by an answer to something else. */
    const goOn = () => {
      if (!now.current.busy) now.current.sent = false;
    };
    document.addEventListener("submit", note, true);
    document.addEventListener("keydown", goOn, true);
    document.addEventListener("pointerdown", goOn, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("submit", note, true);
      document.removeEventListener("keydown", goOn, true);
      document.removeEventListener("pointerdown", goOn, true);
    };
  }, []);
}
