import { lazy, Suspense, useSyncExternalStore, useState } from "react";
import { onToast, waitingToasts } from "./toast-queue.ts";

const Toaster = lazy(() => import("./toaster.tsx"));

/** Waits for the first message, and only then loads what shows it. */
export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  const waiting = useSyncExternalStore(
    onToast,
    () => waitingToasts().length > 0,
    () => false,
  );
  if (waiting && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
