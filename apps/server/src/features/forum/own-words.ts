import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { asActor, withActor } from "../../kernel/unit-of-work.ts";
import { type Target, changeWords, findWriter, holdWords, lockOwnWords, markDeleted } from "./queries.ts";
import { holdReason, isNewAccount } from "./rules.ts";
import type { Written } from "./write-post.ts";

const EDITS = { max: 30, windowSeconds: 3600 };
const tableOf = ({ entity }: Target) => (entity === "post" ? "posts" : "comments");

/**
 * Changes the caller's words. What was said before stays in the history; links are looked at as in new words.
 * @throws UNAUTHORIZED, NOT_FOUND, RATE_LIMITED
 */
export async function editWords(
  context: RequestContext,
  input: Target & { title?: string | undefined; content: string },
): Promise<Written> {
  const user = requireUser(context);
  const { services } = context;
  await services.rateLimiter.take({ key: `forum-edit:${user.id}`, ...EDITS });
  return asActor(services.pools, actorOf(context), async (tx) => {
    const before = await lockOwnWords(tx, input, user.id);
    const writer = await findWriter(tx, user.id);
    if (!before || !writer) throw problem("NOT_FOUND");
    const words = { title: input.title ?? before.title, content: input.content };
    if (words.title === before.title && words.content === before.content) return { id: input.id, held: null };
    await changeWords(tx, input, words);
    const is_trusted = writer.is_verified_attorney || user.roles.length > 0;
    const isNew = isNewAccount({ created_at: writer.created_at, is_trusted }, services.now());
    const said = `${words.title ?? ""}\n${words.content}`;
    const held = user.roles.length > 0 ? null : holdReason(said, { lately: 0, same: 0 }, isNew);
    if (held !== null) await withActor(tx, systemActor, () => holdWords(tx, input, held));
    await recordAudit(tx, {
      action: `${input.entity}.edited`,
      entity: tableOf(input),
      entity_id: input.id,
      details: { held },
    });
    return { id: input.id, held };
  });
}

/**
 * Deletes the caller's words. Answers of others stay.
 * @throws UNAUTHORIZED, NOT_FOUND
 */
export async function removeWords(context: RequestContext, target: Target): Promise<{ done: true }> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    if (!(await markDeleted(tx, target, user.id))) throw problem("NOT_FOUND");
    await recordAudit(tx, {
      action: `${target.entity}.deleted`,
      entity: tableOf(target),
      entity_id: target.id,
    });
    return { done: true };
  });
}
