import type { ToastWords } from "../../ui/toast-queue.ts";
import type { ContentValues } from "./content-values.ts";

export const CONTENT_PATH = "/attorney-dashboard/content";

export type ContentError = "title" | "summary" | "content" | "video" | "url" | "tags" | "image" | "long";

/** What the form's action answers with when it refuses. */
export interface ContentAnswer {
  values: ContentValues;
  errors: Partial<Record<keyof ContentValues | "image", ContentError>>;
  toast: ToastWords;
}
