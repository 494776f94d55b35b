import { systemActor } from "../../../kernel/actor.ts";
import type { Services } from "../../../kernel/services.ts";
import { asActor } from "../../../kernel/unit-of-work.ts";
import { notify } from "../../notifications/notify.ts";
import { titleOf } from "../rules.ts";
import { digestWords } from "./digest.en.ts";
import { followersOf, markTold, newsOf, peopleWithNews } from "./queries.ts";

/** Tells the followers of a post of one new answer. Says nothing of an answer that is gone meanwhile. */
export async function tellFollowers(services: Services, commentId: string): Promise<void> {
  await asActor(services.pools, systemActor, async (tx) => {
    const found = await followersOf(tx, commentId);
    if (!found) return;
    const path = `/forum/post/${found.post_id}?comment=${commentId}#comment-${commentId}`;
    const params = { title: titleOf(found.title, found.content) };
    const about = found.post_user_id;
    for (const user_id of found.followers) {
      await notify(services, tx, { user_id, kind: "forum_reply", path, params, about });
    }
  });
}

/**
 * Mails everyone what is new in what they follow since their last digest, each in a transaction of their own, so that
 * a run that is cut short tells nobody twice.
 * @returns how many were told
 */
export async function sendDigests(services: Services): Promise<number> {
  const people = await asActor(services.pools, systemActor, peopleWithNews);
  for (const user_id of people) {
    await asActor(services.pools, systemActor, async (tx) => {
      const news = await newsOf(tx, user_id);
      if (news.length === 0) return;
      const mail_words = digestWords(news, services.origin);
      const count = news.reduce((sum, { replies }) => sum + replies, 0);
      await markTold(tx, user_id);
      await notify(services, tx, {
        user_id,
        kind: "forum_digest",
        path: "/forum?tab=following",
        params: { count },
        about: null,
        mail_words,
      });
    });
  }
  return people.length;
}
