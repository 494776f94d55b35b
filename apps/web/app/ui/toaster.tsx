import { Toast } from "@base-ui/react/toast";
import { useEffect, useRef } from "react";
import * as words from "../words/ui.ts";
import { cx } from "./class-names.ts";
import { onToast, takeToasts } from "./toast-queue.ts";

const SHOWN_MS = 5000;
const manager = Toast.createToastManager();

/** All are announced politely: a toast of high priority hides itself from readers while its button can be focused. */
function showWaiting(): void {
  for (const { title, description, tone } of takeToasts()) {
    manager.add({ title, description, type: tone ?? "plain", priority: "low" });
  }
}

/** Scrolls what has just got the keyboard out from behind the messages. */
function bringOut(element: HTMLElement, corner: HTMLElement): void {
  if (corner.contains(element) || corner.childElementCount === 0) return;
  const [it, cover] = [element.getBoundingClientRect(), corner.getBoundingClientRect()];
  const isCovered =
    it.bottom > cover.top && it.top < cover.bottom && it.right > cover.left && it.left < cover.right;
  if (isCovered) window.scrollBy({ top: it.bottom - cover.top + 16, behavior: "instant" });
}

/** Shows the queue's messages; loaded with the first of them. */
export default function Toaster() {
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    showWaiting();
    return onToast(showWaiting);
  }, []);
  useEffect(() => {
    /** What a finger or the mouse presses is not moved away under it. */
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || corner.current === null) return;
      if (target.matches(":focus-visible") && !target.matches(":active")) bringOut(target, corner.current);
    };
    document.addEventListener("focusin", uncover);
    return () => document.removeEventListener("focusin", uncover);
  }, []);
  return (
    <Toast.Provider timeout={SHOWN_MS} toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={words.notifications()}
          ref={corner}
          data-screen-only
          className="fixed inset-x-4 bottom-4 z-40 flex flex-col gap-3 sm:left-auto sm:right-6 sm:bottom-6 sm:w-96"
        >
          <Shown />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Shown() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((shown) => (
    <Toast.Root
      key={shown.id}
      toast={shown}
      swipeDirection={["down", "right"]}
      className={cx(
        "rounded-md border-l-4 bg-ink text-paper shadow-lg transition-opacity duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0 data-limited:hidden",
        shown.type === "danger" ? "border-danger" : "border-accent",
      )}
    >
      <Toast.Content className="flex items-start gap-3 py-3 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <Toast.Title render={<p />} className="font-semibold" />
          <Toast.Description className="text-sm" />
        </div>
        <Toast.Close
          aria-label={words.dismiss()}
          className="flex size-9 shrink-0 items-center justify-center rounded text-xl hover:opacity-80"
        >
          <span aria-hidden="true">×</span>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
