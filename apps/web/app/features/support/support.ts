import type { SuggestionCard } from "@standing/contract";
import type { Option } from "../../ui/inputs.tsx";
import type { ToastWords } from "../../ui/toast-queue.ts";

export type SupportKind = "ticket" | "suggestion";

export interface SupportOptions {
  ticketCategories: readonly Option[];
  ticketPriorities: readonly Option[];
  suggestionCategories: readonly Option[];
}

export interface SupportAnswer {
  kind: SupportKind;
  values: { title: string; description: string; category: string; priority: string };
  errors: { title?: string | undefined; description?: string | undefined };
  /** Suggestions that look like the one that was sent; it waits until the writer has seen them. */
  similar?: readonly SuggestionCard[] | undefined;
  toast?: ToastWords | undefined;
}
