import {
  FORUM,
  FORUM_LIMITS,
  type ForumComment,
  type ForumPost,
  LENGTHS,
  REPORT_REASONS,
} from "@standing/contract";
import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { forumDraftKey, keepDraft, sendingForumDraft, useDraft } from "../../shell/drafts.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Select, TextArea, TextInput } from "../../ui/inputs.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/forum.ts";
import { authorName } from "./author-line.tsx";
import { Counter } from "./create-form.tsx";
import type { ThreadAnswer } from "./post-actions.server.ts";
import { readReplyDraft } from "./post-form-rules.ts";
import { PrivacyAsk } from "./privacy-ask.tsx";

export type Panel = "reply" | "edit" | "delete" | "report" | "appeal";

interface PanelProps {
  postId: string;
  /** `post:<id>` or `comment:<id>`. */
  target: string;
  answer: ThreadAnswer | undefined;
  /** Where the panel is closed. */
  close: string;
}

const useBusy = () => useNavigation().state !== "idle";

function Buttons({ label, close, asked }: { label: string; close: string | null; asked?: boolean }) {
  const busy = useBusy();
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" look={asked ? "secondary" : "primary"} disabled={busy}>
        {label}
      </Button>
      {close !== null && (
        <LinkButton look="plain" to={close} preventScrollReset>
          {words.cancel()}
        </LinkButton>
      )}
    </div>
  );
}

/** The form of an answer; what is typed stays in this tab until it is posted. */
export function ReplyForm({
  postId,
  parent,
  userId,
  answer,
  close,
}: {
  postId: string;
  parent: ForumComment | null;
  userId: string | null;
  answer: ThreadAnswer | undefined;
  close: string | null;
}) {
  const busy = useBusy();
  const place = parent?.id ?? "";
  const key = userId === null ? "" : forumDraftKey(userId, `reply.${postId}.${place}`);
  const kept = useDraft(key, readReplyDraft);
  const mine = answer?.form === `reply:${place}` ? answer : undefined;
  const [typed, setTyped] = useState<string | null>(mine?.content ?? null);
  const text = typed ?? kept ?? "";
  return (
    <Form
      method="post"
      preventScrollReset
      noValidate
      onSubmit={() => {
        if (key === "") return;
        keepDraft(key, text);
        sendingForumDraft(key);
      }}
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="parent" value={place} />
      <FormNotice toast={mine?.toast} />
      <Field
        label={parent === null ? words.yourAnswer() : words.replyTo({ name: authorName(parent.author) })}
        help={<Counter text={text} of={FORUM.content_max} />}
        error={mine && mine.content.trim() === "" ? words.problem("content") : undefined}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            name="content"
            rows={5}
            maxLength={FORUM.content_max}
            value={text}
            onChange={({ target: { value } }) => {
              setTyped(value);
              if (key !== "") keepDraft(key, value);
            }}
          />
        )}
      </Field>
      <PrivacyAsk found={mine?.found ?? []} busy={busy} />
      <Buttons label={words.replyPost()} close={close} asked={(mine?.found?.length ?? 0) > 0} />
    </Form>
  );
}

export function EditForm({
  target,
  answer,
  close,
  words: before,
}: PanelProps & { words: { title?: string; content: string } }) {
  const busy = useBusy();
  const mine = answer?.form.startsWith("edit:") ? answer : undefined;
  const [content, setContent] = useState(mine?.content ?? before.content);
  return (
    <Form method="post" preventScrollReset noValidate className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="target" value={target} />
      <FormNotice toast={mine?.toast} />
      {before.title !== undefined && (
        <Field label={words.titleLabel()}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="title"
              maxLength={FORUM.title_max}
              defaultValue={mine?.title ?? before.title}
            />
          )}
        </Field>
      )}
      <Field label={words.detailsLabel()} help={<Counter text={content} of={FORUM.content_max} />}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="content"
            rows={8}
            maxLength={FORUM.content_max}
            value={content}
            onChange={(event) => setContent(event.target.value)}
          />
        )}
      </Field>
      <PrivacyAsk found={mine?.found ?? []} busy={busy} />
      <Buttons label={words.save()} close={close} asked={(mine?.found?.length ?? 0) > 0} />
    </Form>
  );
}

export function DeleteForm({ target, close }: PanelProps) {
  const busy = useBusy();
  return (
    <Notice tone="danger" title={words.deleteTitle()}>
      <p className="mt-1">{words.deleteText()}</p>
      <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="target" value={target} />
        <Button type="submit" look="danger" disabled={busy}>
          {words.deleteConfirm()}
        </Button>
        <LinkButton look="secondary" to={close} preventScrollReset>
          {words.keep()}
        </LinkButton>
      </Form>
    </Notice>
  );
}

export function ReportForm({ target, answer, close }: PanelProps) {
  const mine = answer?.form.startsWith("report:") ? answer : undefined;
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4 border-l-4 border-edge pl-4">
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="target" value={target} />
      <FormNotice toast={mine?.toast} />
      <Field label={words.reportTitle()} help={words.reportLead()}>
        {(wiring) => (
          <Select
            {...wiring}
            name="reason"
            options={REPORT_REASONS.map((value) => ({ value, label: words.reason(value) }))}
          />
        )}
      </Field>
      <Field label={words.reportDetails()} note={words.optional()}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="content"
            rows={3}
            maxLength={FORUM_LIMITS.report_max}
            defaultValue={mine?.content ?? ""}
          />
        )}
      </Field>
      <Buttons label={words.reportSend()} close={close} />
    </Form>
  );
}

export function AppealForm({ target, answer, close, logId }: PanelProps & { logId: string }) {
  const mine = answer?.form.startsWith("appeal:") ? answer : undefined;
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4 border-l-4 border-edge pl-4">
      <input type="hidden" name="intent" value="appeal" />
      <input type="hidden" name="target" value={target} />
      <input type="hidden" name="log_id" value={logId} />
      <FormNotice toast={mine?.toast} />
      <Field label={words.appealTitle()} help={words.appealText()}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="content"
            rows={4}
            required
            maxLength={LENGTHS.appeal_reason}
            defaultValue={mine?.content ?? ""}
          />
        )}
      </Field>
      <Buttons label={words.appealSend()} close={close} />
    </Form>
  );
}

type DecisionAction = Parameters<typeof words.decision>[0];
type Reason = Parameters<typeof words.reason>[0];

/** What moderators told the writer, with the way to appeal. */
export function DecisionNotice({
  writing,
  appealAt,
}: {
  writing: ForumPost | ForumComment;
  appealAt: string | null;
}) {
  const { decision } = writing;
  if (decision === null) return null;
  const mayAppeal =
    ["held", "removed", "locked", "warned"].includes(decision.action) && decision.appeal === null;
  return (
    <Notice tone="time" title={words.decision(decision.action as DecisionAction)}>
      <p className="mt-1">{words.decisionReason({ reason: words.reason(decision.reason as Reason) })}</p>
      {decision.note !== null && <p className="mt-1">{words.decisionNote({ note: decision.note })}</p>}
      {decision.appeal === "open" && <p className="mt-1">{words.appealOpen()}</p>}
      {mayAppeal && appealAt !== null && (
        <Link to={appealAt} preventScrollReset className="link mt-2 inline-block">
          {words.appeal()}
        </Link>
      )}
    </Notice>
  );
}
