import {
  LENGTHS,
  type ModerationAct,
  type ModerationItem,
  type OpenAppeal,
  REPORT_REASONS,
} from "@standing/contract";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select, TextArea } from "../../ui/inputs.tsx";
import { Badge, Notice } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as forumWords from "../../words/forum.ts";
import * as words from "../../words/moderation.ts";
import { AuthorLine } from "../forum/author-line.tsx";
import { LinkedWords } from "../forum/linked-words.tsx";

type Reason = Parameters<typeof forumWords.reason>[0];

const placeOf = (entity: "post" | "comment", id: string, postId: string) =>
  entity === "post" ? `/forum/post/${id}` : `/forum/post/${postId}?comment=${id}#comment-${id}`;

/** The acts that change something about an item. */
function actsFor({ entity, status, is_locked }: ModerationItem): ModerationAct[] {
  const locks: ModerationAct[] = entity === "post" ? [is_locked ? "unlock" : "lock"] : [];
  return ["keep", ...(status === "held" ? [] : (["hide"] as const)), "remove", ...locks, "warn"];
}

/** One writing that waits, whole, with its reports and the decision. */
export function WaitingItem({ item }: { item: ModerationItem }) {
  const busy = useNavigation().state !== "idle";
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-rule py-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-3 text-sm text-quiet">
          <Badge>{words.entity(item.entity)}</Badge>
          <Badge tone={item.status === "visible" ? "plain" : "time"}>
            {item.held_reason === null ? words.status(item.status) : words.heldReason(item.held_reason)}
          </Badge>
          {item.author !== null && <AuthorLine author={item.author} />}
          <span>
            {words.since()} <DateText value={item.waiting_since} time />
          </span>
        </div>
        {item.title !== null && <h3 className="break-words">{item.title}</h3>}
        <p className="max-w-prose break-words whitespace-pre-line">
          <LinkedWords text={item.content} />
        </p>
        <Link to={placeOf(item.entity, item.id, item.post_id)} className="link self-start">
          {words.open()}
        </Link>
        {item.reports.length > 0 && (
          <div>
            <p className="font-medium">{words.reports({ n: item.reports.length })}</p>
            <ul className="mt-1 flex flex-col gap-1 text-sm">
              {item.reports.map(({ reason, details, created_at }) => (
                <li key={created_at} className="break-words">
                  <strong>{forumWords.reason(reason)}</strong>
                  {details !== reason && <>: {details}</>}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {item.is_mine ? (
        <Notice>{words.mine()}</Notice>
      ) : (
        <Form method="post" preventScrollReset className="flex flex-col gap-4">
          <input type="hidden" name="intent" value="act" />
          <input type="hidden" name="target" value={`${item.entity}:${item.id}`} />
          <Field label={words.actLabel()}>
            {(wiring) => (
              <Select
                {...wiring}
                name="act"
                options={actsFor(item).map((value) => ({ value, label: words.act(value) }))}
              />
            )}
          </Field>
          <Field label={words.reasonLabel()}>
            {(wiring) => (
              <Select
                {...wiring}
                name="reason"
                defaultValue={item.reports[0]?.reason ?? "spam"}
                options={REPORT_REASONS.map((value) => ({ value, label: forumWords.reason(value) }))}
              />
            )}
          </Field>
          <Field label={words.noteLabel()} note={words.optional()} help={words.noteHelp()}>
            {(wiring) => <TextArea {...wiring} name="note" rows={2} maxLength={LENGTHS.moderation_note} />}
          </Field>
          <Button type="submit" disabled={busy} className="self-start">
            {words.decide()}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** An appeal with what it is about. */
export function AppealItem({ appeal }: { appeal: OpenAppeal }) {
  const busy = useNavigation().state !== "idle";
  return (
    <li className="flex flex-col gap-3 border-t border-rule py-6">
      <div className="flex flex-wrap items-center gap-3 text-sm text-quiet">
        <Badge>{words.entity(appeal.entity)}</Badge>
        <span>
          {words.decidedBefore({
            action: words.action(appeal.action as Parameters<typeof words.action>[0]),
            reason: forumWords.reason(appeal.decision_reason as Reason),
          })}
        </span>
        <DateText value={appeal.created_at} time />
      </div>
      {appeal.content !== null && (
        <p className="max-w-prose border-l-2 border-rule pl-4 break-words whitespace-pre-line">
          <LinkedWords text={appeal.content} />
        </p>
      )}
      <p className="font-medium">{words.theyWrote()}</p>
      <p className="max-w-prose break-words whitespace-pre-line">{appeal.reason}</p>
      {appeal.may_decide ? (
        <Form method="post" preventScrollReset className="flex max-w-xl flex-col gap-3">
          <input type="hidden" name="intent" value="appeal" />
          <input type="hidden" name="id" value={appeal.id} />
          <Field label={words.noteLabel()} note={words.optional()} help={words.noteHelp()}>
            {(wiring) => <TextArea {...wiring} name="note" rows={2} maxLength={LENGTHS.moderation_note} />}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="decision" value="granted" disabled={busy}>
              {words.grant()}
            </Button>
            <Button type="submit" name="decision" value="refused" look="secondary" disabled={busy}>
              {words.refuse()}
            </Button>
          </div>
        </Form>
      ) : (
        <Notice>{words.notYours()}</Notice>
      )}
    </li>
  );
}
