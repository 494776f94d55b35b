import type { ContentStatus, contract } from "@standing/contract";
import type { InferContractRouterInputs } from "@orpc/contract";
import { systemActor } from "../../../kernel/actor.ts";
import { recordAudit } from "../../../kernel/audit.ts";
import { problem } from "../../../kernel/problem.ts";
import type { RequestContext } from "../../../kernel/request.ts";
import { type Tx, withActor } from "../../../kernel/unit-of-work.ts";
import { notify } from "../../notifications/notify.ts";
import { asOperator } from "./as-operator.ts";
import {
  type ReviewRow,
  carryOver,
  findEntries,
  lockEntry,
  sendBack,
  updateContent,
  updateEntry,
} from "./queries.ts";
import { changeOf, seenOf } from "./read-reviews.ts";
import { type Act, mayDecide, outcomeOf } from "./rules.ts";

type Decision = InferContractRouterInputs<typeof contract>["content"]["decide"];

/**
 * Approves, publishes, schedules or rejects a submission. A change to what is published takes its place when it is
 * published; rejected, the public version stays. The author is told.
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND; ALREADY_CHANGED when it was decided or changed since it was read,
 * or when such an act is not open to it
 */
export function decide(context: RequestContext, decision: Decision): Promise<{ status: ContentStatus }> {
  const { now } = context.services;
  return asOperator(context, async (tx) => {
    await lockEntry(tx, decision.id);
    const [row] = await findEntries(tx, [decision.id]);
    if (!row) throw problem("NOT_FOUND");
    const change = changeOf(row);
    const allowed = mayDecide(decision.act, { status: row.content.status, is_change: change !== null });
    if (seenOf(row) !== decision.seen || !allowed) throw problem("ALREADY_CHANGED");
    const status = change
      ? await decideChange(tx, row, change, decision)
      : await decideContent(tx, row, decision, now());
    const outcome = outcomeOf(decision.act);
    await updateEntry(tx, row.entry.id, {
      decision: outcome,
      reason: decision.act === "reject" ? decision.reason : null,
      decided_at: now(),
    });
    await recordAudit(tx, {
      action: `content.${outcome}`,
      entity: "attorney_content",
      entity_id: row.content.id,
      details: {
        act: decision.act,
        is_change: change !== null,
        sponsored: decision.act === "reject" ? row.content.is_sponsored : decision.is_sponsored,
        publish_at: decision.act === "schedule" ? decision.publish_at : null,
      },
    });
    await tellAuthor(context, tx, row, decision);
    return { status };
  });
}

async function decideContent(
  tx: Tx,
  { content }: ReviewRow,
  decision: Decision,
  now: Date,
): Promise<ContentStatus> {
  if (decision.act === "reject") {
    await updateContent(tx, content.id, {
      status: "rejected",
      rejection_reason: decision.reason,
      publish_at: null,
    });
    return "rejected";
  }
  const { is_sponsored } = decision;
  if (decision.act === "publish") {
    await updateContent(tx, content.id, {
      status: "published",
      published_at: now,
      publish_at: null,
      rejection_reason: null,
      is_sponsored,
    });
    return "published";
  }
  const publish_at = decision.act === "schedule" ? new Date(decision.publish_at) : null;
  await updateContent(tx, content.id, {
    status: "approved",
    publish_at,
    rejection_reason: null,
    is_sponsored,
  });
  return "approved";
}

async function decideChange(
  tx: Tx,
  { content }: ReviewRow,
  change: NonNullable<ReviewRow["revision"]>,
  decision: Decision,
): Promise<ContentStatus> {
  if (decision.act === "reject") {
    await withActor(tx, systemActor, () => sendBack(tx, content.id, decision.reason));
  } else {
    await withActor(tx, systemActor, () => carryOver(tx, change));
    await updateContent(tx, content.id, { is_sponsored: decision.is_sponsored });
  }
  return content.status;
}

const STATUS: Record<Act, string> = {
  approve: "approved",
  schedule: "scheduled",
  publish: "published",
  reject: "rejected",
};

async function tellAuthor(
  context: RequestContext,
  tx: Tx,
  { content, author }: ReviewRow,
  decision: Decision,
): Promise<void> {
  await notify(context.services, tx, {
    user_id: author.user_id,
    kind: "content_review",
    path: `/attorney-dashboard/content/${content.id}`,
    params: {
      title: content.title,
      status: STATUS[decision.act],
      ...(decision.act === "schedule" ? { date: decision.publish_at } : {}),
    },
    about: null,
    ...(decision.act === "reject" ? { mail_words: decision.reason } : {}),
  });
}
