import type { JobSpec } from "../../kernel/jobs.ts";

/** Tells the followers of a post of a new answer, in the page. */
export const TELL_FOLLOWERS: JobSpec = {
  name: "forum-tell-followers",
  retries: 3,
  retryDelaySeconds: 5,
  expireSeconds: 120,
  concurrency: 1,
};

/** Mails each follower once a day what is new in what they follow. */
export const SEND_DIGESTS: JobSpec = {
  name: "forum-send-digests",
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
  cron: "0 13 * * *",
};
