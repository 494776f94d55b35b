import { z } from "zod";
import { systemActor } from "../../../kernel/actor.ts";
import { type JobHandler, type JobSpec, jobHandler } from "../../../kernel/jobs.ts";
import type { Services } from "../../../kernel/services.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { notify } from "../../notifications/notify.ts";
import { findFollowers } from "./queries.ts";

/** Tells everyone who follows a suggestion, all or none, so that a second try tells nobody twice. */
export const TELL_FOLLOWERS: JobSpec = {
  name: "tell-suggestion-followers",
  retries: 5,
  retryDelaySeconds: 5,
  expireSeconds: 600,
  concurrency: 1,
  forgets: true,
};

const payload = z.object({
  /** The suggestion that the message opens. */
  suggestion_id: z.uuid(),
  title: z.string(),
  /** Who wrote the title. */
  author_id: z.uuid().optional(),
  status: z.string(),
  /** Who is told; without it, the suggestion's author and voters. */
  user_ids: z.array(z.uuid()).optional(),
});
export type FollowersToTell = z.infer<typeof payload>;

export function tellFollowersHandler(services: Services): JobHandler {
  return jobHandler(TELL_FOLLOWERS, payload, {
    run: ({ suggestion_id, title, author_id, status, user_ids }) =>
      asActor(services.pools, systemActor, async (tx) => {
        for (const user_id of user_ids ?? (await findFollowers(tx, suggestion_id))) {
          await notify(services, tx, {
            user_id,
            kind: "suggestion_status",
            path: `/suggestions/${suggestion_id}`,
            params: { title, status },
            about: author_id ?? null,
          });
        }
      }),
    exhausted: async ({ suggestion_id }) => services.log.warn("followers_not_told", { suggestion_id }),
  });
}
