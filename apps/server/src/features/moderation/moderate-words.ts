import type { ModerationAct, ReportReason } from "@standing/contract";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, actorOf, requireUser } from "../../kernel/request.ts";
import { type Tx, asActor } from "../../kernel/unit-of-work.ts";
import { tellOfRelease } from "../forum/tell-of-release.ts";
import { notify } from "../notifications/notify.ts";
import { requireModerator } from "./require-moderator.ts";
import {
  type Moderated,
  type Target,
  closeAppeal,
  closeReports,
  findNotice,
  insertAppeal,
  insertDecision,
  insertNotice,
  lockAppeal,
  lockWords,
  setLock,
  setStatus,
} from "./queries.ts";
import { type Effect, effectOf } from "./rules.ts";

const pathOf = (target: Target, words: Moderated) =>
  target.entity === "post"
    ? `/forum/post/${target.id}`
    : `/forum/post/${words.post_id}?comment=${target.id}#comment-${target.id}`;

/** Writes the decision into the public log, the notice for the writer, and the audit log, which alone says who decided. */
async function write(
  context: RequestContext,
  tx: Tx,
  target: Target,
  words: Moderated,
  told: {
    action: Effect["action"] | "appeal_granted" | "appeal_refused";
    reason: string;
    note: string | null;
    tells: boolean;
  },
): Promise<void> {
  const { action, reason, note, tells } = told;
  const log_id = await insertDecision(tx, {
    entity: target.entity,
    entity_id: target.id,
    action,
    reason,
  });
  if (tells && words.user_id !== null) {
    await insertNotice(tx, { log_id, user_id: words.user_id, note });
    await notify(context.services, tx, {
      user_id: words.user_id,
      kind: "forum_moderation",
      path: pathOf(target, words),
      params: { status: action, title: words.title },
      about: words.post_user_id,
    });
  }
  await recordAudit(tx, {
    action: `moderation.${action}`,
    entity: "moderation_log",
    entity_id: log_id,
    details: { target: target.entity, target_id: target.id, reason },
  });
}

/**
 * A moderator's decision about a post or comment: keep, hide, remove, lock, unlock or warn.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND, OWN_WORDS
 */
export async function act(
  context: RequestContext,
  input: Target & { act: ModerationAct; reason: ReportReason; note: string },
): Promise<{ done: true }> {
  const user = requireModerator(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const words = await lockWords(tx, input);
    const locks = input.act === "lock" || input.act === "unlock";
    if (!words || words.is_deleted || (locks && input.entity !== "post")) throw problem("NOT_FOUND");
    if (words.user_id === user.id) throw problem("OWN_WORDS");
    const effect = effectOf(input.act, words.status);
    if (effect.status !== words.status) await setStatus(tx, input, effect.status);
    if (effect.lock !== null) await setLock(tx, input.id, effect.lock);
    if (effect.reports !== null) await closeReports(tx, input, effect.reports);
    await write(context, tx, input, words, {
      action: effect.action,
      reason: input.reason,
      note: input.note === "" ? null : input.note,
      tells: effect.tells,
    });
    if (input.entity === "comment" && effect.action === "approved") {
      await tellOfRelease(context.services, tx, input.id);
    }
    return { done: true };
  });
}

/**
 * The writer's objection to a decision that they were told of, once.
 * @throws UNAUTHORIZED, NOT_FOUND, ALREADY_APPEALED
 */
export async function appeal(
  context: RequestContext,
  input: { log_id: string; reason: string },
): Promise<{ done: true }> {
  const user = requireUser(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    if (!(await findNotice(tx, input.log_id, user.id))) throw problem("NOT_FOUND");
    if (!(await insertAppeal(tx, { ...input, user_id: user.id }))) throw problem("ALREADY_APPEALED");
    await recordAudit(tx, {
      action: "moderation.appealed",
      entity: "moderation_appeals",
      entity_id: input.log_id,
    });
    return { done: true };
  });
}

/**
 * Decides an appeal. Granting it restores the words and opens the post again. Who decided first may not decide again
 * while another moderator is there.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND, ALREADY_DECIDED
 */
export async function decideAppeal(
  context: RequestContext,
  input: { id: string; decision: "granted" | "refused"; note: string },
): Promise<{ done: true }> {
  requireModerator(context);
  return asActor(context.services.pools, actorOf(context), async (tx) => {
    const found = await lockAppeal(tx, input.id);
    if (!found) throw problem("NOT_FOUND");
    if (found.status !== "open") throw problem("ALREADY_DECIDED");
    if (!found.may_decide) throw problem("FORBIDDEN");
    const target: Target = { entity: found.entity, id: found.entity_id };
    const words = await lockWords(tx, target);
    if (!words) throw problem("NOT_FOUND");
    const note = input.note === "" ? null : input.note;
    await closeAppeal(tx, input.id, input.decision, note);
    if (input.decision === "granted") {
      if (words.status !== "visible") await setStatus(tx, target, "visible");
      if (found.action === "locked") await setLock(tx, target.id, false);
    }
    const action = input.decision === "granted" ? "appeal_granted" : "appeal_refused";
    await write(context, tx, target, words, { action, reason: found.decision_reason, note, tells: true });
    return { done: true };
  });
}
