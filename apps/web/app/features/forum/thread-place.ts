import type { Panel } from "./panels.tsx";
import type { ThreadAnswer } from "./post-actions.server.ts";

/** What every comment of a page has in common. */
export interface ThreadPlace {
  postId: string;
  here: string;
  now: string;
  userId: string | null;
  /** The reader wrote the post, and may mark answers as helpful. */
  ownsPost: boolean;
  mayReply: boolean;
  open: { panel: Panel; id: string } | null;
  answer: ThreadAnswer | undefined;
}
