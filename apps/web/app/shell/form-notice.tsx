import { useHydrated } from "../ui/hydrated.ts";
import { Notice } from "../ui/states.tsx";
import type { ToastWords } from "../ui/toast-queue.ts";

/** A message in the page until JavaScript runs and shows it as a toast: for readers whose browser never does. */
export function FormNotice({ toast }: { toast: ToastWords | null | undefined }) {
  const hydrated = useHydrated();
  if (hydrated || !toast) return null;
  return (
    <Notice tone={toast.tone === "danger" ? "danger" : "accent"} title={toast.title} className="my-4">
      <p>{toast.description}</p>
    </Notice>
  );
}
