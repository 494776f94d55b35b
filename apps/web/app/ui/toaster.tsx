import { Toast } from "@base-ui/react/toast";
import type { BaseUIEvent } from "@base-ui/react/types";
import { type MouseEvent, useCallback, useEffect, useRef } from "react";
import * as words from "../words/ui.ts";
import { cx } from "./class-names.ts";
import { ALONE_MS, type Stand, takeTurns } from "./toast-turns.ts";

const manager = Toast.createToastManager();

/** All are announced politely: a toast of high priority hides itself from readers while its button can be focused. */
const stand: Stand = {
  show: ({ title, description, tone }, forMs, gone) =>
    manager.add({
      title,
      description,
      type: tone ?? "plain",
      priority: "low",
      timeout: forMs,
      // The manager finds a message's place, tells that it goes, and only then takes out what stands there: one added
      // in between would go instead.
      onRemove: () => queueMicrotask(gone),
    }),
  shorten: (id, toMs) => manager.update(id, { timeout: toMs }),
};

/** A message that appears under a pointer at rest is not pointed at: it would stay, and hold up all others. */
function ignoreRest(event: BaseUIEvent<MouseEvent<HTMLElement>>): void {
  if (event.movementX === 0 && event.movementY === 0) event.preventBaseUIHandler();
}

function isCovered(element: Element, corner: HTMLElement): boolean {
  const [it, cover] = [element.getBoundingClientRect(), corner.getBoundingClientRect()];
  return it.bottom > cover.top && it.top < cover.bottom && it.right > cover.left && it.left < cover.right;
}

/** Puts the messages at the head of the window while they would cover what has the keyboard at its foot. */
function keepClear(corner: HTMLElement | null): void {
  const element = document.activeElement;
  if (corner === null || element === null || element === document.body || corner.contains(element)) return;
  corner.dataset["side"] = "foot";
  if (!isCovered(element, corner)) return;
  corner.dataset["side"] = "head";
  if (isCovered(element, corner)) corner.dataset["side"] = "foot";
}

/** Shows the queue's messages; loaded with the first of them. */
export default function Toaster() {
  const corner = useRef<HTMLDivElement>(null);
  useEffect(() => takeTurns(stand), []);
  const settle = useCallback(() => keepClear(corner.current), []);
  useEffect(() => {
    document.addEventListener("focusin", settle);
    return () => document.removeEventListener("focusin", settle);
  }, [settle]);
  return (
    <Toast.Provider timeout={ALONE_MS} toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={words.notifications()}
          ref={corner}
          data-screen-only
          data-toasts
          onMouseEnter={ignoreRest}
          onMouseMove={ignoreRest}
          className="fixed inset-x-4 bottom-4 z-40 flex flex-col gap-3 sm:left-auto sm:right-6 sm:bottom-6 sm:w-96 data-[side=head]:top-20 data-[side=head]:bottom-auto"
        >
          <Shown settle={settle} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Shown({ settle }: { settle: () => void }) {
  const { toasts } = Toast.useToastManager();
  useEffect(settle, [toasts, settle]);
  return toasts.map((shown) => (
    <Toast.Root
      key={shown.id}
      toast={shown}
      swipeDirection={["down", "right"]}
      className={cx(
        "rounded-md border-l-4 bg-ink text-paper shadow-lg transition-opacity duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0",
        shown.type === "danger" ? "border-danger" : "border-accent",
      )}
    >
      <Toast.Content className="flex items-start gap-3 py-3 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <Toast.Title render={<p />} className="font-semibold" />
          <Toast.Description className="text-sm" />
        </div>
        {/* Base UI hides it from readers until the messages are pointed at, and leaves it in the order of focus. */}
        <Toast.Close
          aria-hidden={false}
          aria-label={words.dismiss()}
          className="flex size-9 shrink-0 items-center justify-center rounded text-xl hover:opacity-80"
        >
          <span aria-hidden="true">×</span>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
