import { lazy, Suspense, useSyncExternalStore, useState } from "react";
import { type ToastWords, onToast, waitingToasts } from "./toast-queue.ts";

const Toaster = lazy(() => import("./toaster.tsx"));
const NONE: readonly ToastWords[] = [];

/**
 * Waits for the first message, and only then loads what shows it. A region that comes with its words is not read, so
 * the first ones are said in a region that was there before.
 */
export function ToastHost() {
  const [first, setFirst] = useState<readonly ToastWords[] | null>(null);
  const waiting = useSyncExternalStore(onToast, waitingToasts, () => NONE);
  if (waiting.length > 0 && first === null) setFirst(waiting);
  return (
    <>
      <p role="status" className="sr-only">
        {first?.map(({ title, description }) => [title, description].filter(Boolean).join(". ")).join(" ")}
      </p>
      {first !== null && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
