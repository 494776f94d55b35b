import type { Services } from "../../kernel/services.ts";
import type { Tx } from "../../kernel/unit-of-work.ts";
import { TELL_FOLLOWERS } from "./job-specs.ts";

/** Tells followers of an answer that a moderator has let through, in the moderator's transaction. */
export async function tellOfRelease({ jobs }: Services, tx: Tx, commentId: string): Promise<void> {
  await jobs.enqueue(tx, TELL_FOLLOWERS, { comment_id: commentId });
}
