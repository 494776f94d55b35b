import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import * as words from "../words/ui.ts";
import { useHydrated } from "./hydrated.ts";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own element: focus stays inside, Escape closes, focus returns.
 * Before JavaScript runs, an open one stands in the page.
 */
export function Dialog({ open, onClose, title, lead, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const hydrated = useHydrated();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !hydrated) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open, hydrated]);
  // One that leaves the page while it is open gives the focus back first, as closing does.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Its page closes it: closed before its page knows, it could not be opened again until then.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open) onClose();
      }}
      open={!hydrated && open}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-lg border border-rule bg-paper p-6 text-ink"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          aria-label={words.close()}
          onClick={onClose}
          className="flex size-11 shrink-0 items-center justify-center text-2xl text-quiet hover:text-ink"
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {lead !== undefined && <p className="mt-1 text-quiet">{lead}</p>}
      <div className="mt-4">{children}</div>
    </dialog>
  );
}
