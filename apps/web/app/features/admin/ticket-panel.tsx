import {
  type DeskTicket,
  type TicketClock,
  TICKET_REPLY_MAX,
  ticketPriority,
  ticketStatus,
} from "@standing/contract";
import { type ReactNode, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Field } from "../../ui/field.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { TextArea } from "../../ui/inputs.tsx";
import { Badge } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/admin.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import { SavingSelect } from "./saving-select.tsx";
import type { WritingAnswer } from "./ticket-actions.server.ts";

interface TicketPanelProps {
  ticket: DeskTicket;
  operators: readonly { id: string; email: string }[];
  closeAddress: string;
  answer: WritingAnswer | undefined;
}

/** One ticket: what it says, its state, the conversation, and the two ways to write into it. */
export function TicketPanel({ ticket, operators, closeAddress, answer }: TicketPanelProps) {
  return (
    <section aria-labelledby="ticket-title" className="min-w-0 border-t-4 border-accent pt-4">
      <div className="flex items-start justify-between gap-4">
        <h2 id="ticket-title" className="wrap-anywhere">
          {ticket.title}
        </h2>
        <Link
          to={closeAddress}
          preventScrollReset
          data-back-to={`ticket-${ticket.id}`}
          className="link flex min-h-11 shrink-0 items-center"
        >
          {words.close()}
        </Link>
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <Fact label={words.requester()}>{ticket.requester_email}</Fact>
        <Fact label={words.category()}>{vocabulary.ticketCategory(ticket.category)}</Fact>
        <Fact label={words.created()}>
          <DateText value={ticket.created_at} time />
        </Fact>
        <Fact label={words.firstAnswer()}>
          <Clock clock={ticket.first_response} />
        </Fact>
        <Fact label={words.solution()}>
          <Clock clock={ticket.resolution} />
        </Fact>
      </dl>
      <h3 className="mt-6">{words.description()}</h3>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{ticket.description}</p>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <SavingSelect
          label={words.status()}
          name="status"
          value={ticket.status}
          options={ticketStatus.options.map((value) => ({ value, label: vocabulary.ticketStatus(value) }))}
        />
        <SavingSelect
          label={words.priority()}
          name="priority"
          value={ticket.priority}
          options={ticketPriority.options.map((value) => ({
            value,
            label: vocabulary.ticketPriority(value),
          }))}
        />
        <SavingSelect
          label={words.assigned()}
          name="assigned"
          value={ticket.assigned_to ?? ""}
          options={[
            { value: "", label: words.nobody() },
            ...operators.map(({ id, email }) => ({ value: id, label: email })),
          ]}
        />
      </div>
      <h3 className="mt-6">{words.conversation()}</h3>
      {ticket.responses.length === 0 && <p className="mt-1 text-quiet">{words.noConversation()}</p>}
      <ol className="mt-3 flex flex-col gap-4">
        {ticket.responses.map((response) => (
          <li
            key={response.id}
            className={cx(
              "border-l-4 pl-4",
              response.is_internal ? "border-dashed border-edge" : "border-rule",
            )}
          >
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-quiet">
              <span className="font-semibold wrap-anywhere text-ink">
                {response.by_requester
                  ? words.requesterWrote()
                  : (response.author_email ?? words.goneAccount())}
              </span>
              {response.is_internal && <Badge>{words.internalNote()}</Badge>}
              <DateText value={response.created_at} time />
            </p>
            <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{response.body}</p>
          </li>
        ))}
      </ol>
      <Writing
        key={`respond-${ticket.responses.length}`}
        kind="respond"
        label={words.adminResponse()}
        help={words.responseHelp()}
        button={words.sendResponse()}
        answer={answer}
      />
      <Writing
        key={`note-${ticket.responses.length}`}
        kind="note"
        label={words.noteLabel()}
        help={words.noteHelp()}
        button={words.addNote()}
        answer={answer}
      />
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Clock({ clock }: { clock: TicketClock }) {
  const values = { hours: clock.hours, aim: clock.aim_hours };
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 tabular">
      {clock.done ? words.clockDone(values) : words.clockRunning(values)}
      {clock.overdue && <Badge tone="time">{words.overdue()}</Badge>}
    </span>
  );
}

interface WritingProps {
  kind: WritingAnswer["kind"];
  label: string;
  help: string;
  button: string;
  answer: WritingAnswer | undefined;
}

/** The button waits for words; without JavaScript the server asks for them. */
function Writing({ kind, label, help, button, answer }: WritingProps) {
  const mine = answer?.kind === kind ? answer : undefined;
  const [body, setBody] = useState(mine?.body ?? "");
  const hydrated = useHydrated();
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" preventScrollReset className="mt-6 flex flex-col gap-3">
      <Field label={label} help={help} error={mine?.error}>
        {(wiring) => (
          <TextArea
            {...wiring}
            name="body"
            rows={4}
            maxLength={TICKET_REPLY_MAX}
            value={body}
            onChange={(event) => setBody(event.currentTarget.value)}
          />
        )}
      </Field>
      <p>
        <Button
          type="submit"
          name="intent"
          value={kind}
          look={kind === "respond" ? "primary" : "secondary"}
          disabled={busy || (hydrated && body.trim() === "")}
        >
          {button}
        </Button>
      </p>
    </Form>
  );
}
