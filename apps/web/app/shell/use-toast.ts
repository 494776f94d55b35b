import { useEffect } from "react";
import { type ToastWords, toast } from "../ui/toast-queue.ts";

/** Shows the message that an action answered with, once for each answer. */
export function useToastOf(answer: { toast?: ToastWords | null | undefined } | undefined): void {
  const words = answer?.toast;
  useEffect(() => {
    if (words) toast(words);
  }, [words]);
}
