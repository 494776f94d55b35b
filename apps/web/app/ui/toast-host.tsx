import { lazy, Suspense, useSyncExternalStore, useState } from "react";
import { type ToastWords, onToast, waitingToasts } from "./toast-queue.ts";

const Toaster = lazy(() => import("./toaster.tsx"));
const NONE: readonly ToastWords[] = [];

/**
 * Waits for the first message, and only then loads what shows it. A region that comes with its words is not read, so
 * the first one is said in a region that was there before; the others follow it into the region that is then there.
 */
export function ToastHost() {
  const [first, setFirst] = useState<ToastWords | null>(null);
  const waiting = useSyncExternalStore(onToast, waitingToasts, () => NONE);
  if (waiting[0] !== undefined && first === null) setFirst(waiting[0]);
  return (
    <>
      <p role="status" className="sr-only">
        {first !== null && [first.title, first.description].filter(Boolean).join(". ")}
      </p>
      {first !== null && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
