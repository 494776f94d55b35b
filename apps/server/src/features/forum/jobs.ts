import { z } from "zod";
import { type JobHandler, jobHandler } from "../../kernel/jobs.ts";
import type { Services } from "../../kernel/services.ts";
import { sendDigests, tellFollowers } from "./digest/tell-followers.ts";
import { SEND_DIGESTS, TELL_FOLLOWERS } from "./job-specs.ts";

export const FORUM_JOBS = [TELL_FOLLOWERS, SEND_DIGESTS];

export function forumHandlers(services: Services): JobHandler[] {
  return [
    jobHandler(TELL_FOLLOWERS, z.object({ comment_id: z.uuid() }), {
      run: ({ comment_id }) => tellFollowers(services, comment_id),
      exhausted: async () => services.log.warn("forum_followers_not_told"),
    }),
    jobHandler(SEND_DIGESTS, z.object({}), {
      run: async () => {
        services.log.info("forum_digests_sent", { people: await sendDigests(services) });
      },
      exhausted: async () => services.log.warn("forum_digests_given_up"),
    }),
  ];
}
