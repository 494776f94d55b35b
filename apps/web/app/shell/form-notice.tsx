import { useEffect, useRef, useState } from "react";
import { useHydrated } from "../ui/hydrated.ts";
import { Notice } from "../ui/states.tsx";
import type { ToastWords } from "../ui/toast-queue.ts";

/**
 * What a form was answered with, in the page: all of it until JavaScript runs and shows it as a message; from then on
 * only why nothing was done, for as long as it holds, and only where no field says it already.
 */
export function FormNotice({ toast }: { toast: ToastWords | null | undefined }) {
  const hydrated = useHydrated();
  const ref = useRef<HTMLDivElement>(null);
  const [saidBy, setSaidBy] = useState<ToastWords | null>(null);
  useEffect(() => {
    const form = ref.current?.closest("form, dialog, main");
    if (toast && form?.querySelector("[aria-invalid=true], [data-refused]")) setSaidBy(toast);
  }, [toast]);
  if (!toast || (hydrated && (toast.tone !== "danger" || saidBy === toast))) return null;
  return (
    <div ref={ref} tabIndex={-1} data-form-problem={toast.tone === "danger" ? "" : undefined}>
      <Notice tone={toast.tone === "danger" ? "danger" : "accent"} title={toast.title} className="my-4">
        <p>{toast.description}</p>
      </Notice>
    </div>
  );
}

/** A message that the page before left behind, until JavaScript shows it. */
export function FlashNotice({ toast }: { toast: ToastWords | null | undefined }) {
  const hydrated = useHydrated();
  return hydrated ? null : <FormNotice toast={toast} />;
}
