import { safe } from "@orpc/client";
import { type OwnTicket, TICKET_REOPEN_DAYS, TICKET_REPLY_MAX, id } from "@standing/contract";
import { Form, data, isRouteErrorResponse, useNavigation } from "react-router";
import { BackLink } from "../../features/cases/back-link.tsx";
import { TicketPriorityBadge, TicketStatusBadge } from "../../features/support/badges.tsx";
import { sendReply } from "../../features/support/ticket-reply.server.ts";
import { clientContext } from "../../request-context.ts";
import { errorCode } from "../../shell/error-code.server.ts";
import { FormNotice } from "../../shell/form-notice.tsx";
import { FailedPage } from "../../shell/error-pages.tsx";
import { pageForm } from "../../shell/page-form.server.ts";
import { pageTitle } from "../../shell/page-title.ts";
import { requireUser } from "../../shell/session.server.ts";
import { useToastOf } from "../../shell/use-toast.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { Field } from "../../ui/field.tsx";
import { TextArea } from "../../ui/inputs.tsx";
import { ErrorState, Notice } from "../../ui/states.tsx";
import { DateText } from "../../ui/values.tsx";
import * as words from "../../words/support.ts";
import * as vocabulary from "../../words/vocabulary.ts";
import type { Route } from "./+types/ticket.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => pageTitle(words.myTickets(), loaderData?.title);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  const named = id.safeParse(params.id);
  if (!named.success) throw data(null, { status: 404 });
  const { error, data: ticket } = await safe(standing.client.support.ticket({ id: named.data }));
  if (error === null) return ticket;
  if (errorCode(error) === "NOT_FOUND") throw data(null, { status: 404 });
  throw error;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const standing = context.get(clientContext);
  requireUser(standing, request);
  return sendReply(standing, params.id, await pageForm(request));
}

export default function Ticket({ loaderData: ticket, actionData }: Route.ComponentProps) {
  useToastOf(actionData);
  return (
    <div className="page flex max-w-3xl flex-col gap-8 pt-6">
      <BackLink to="/tickets" label={words.backToTickets()} />
      <div>
        <h1 className="text-3xl wrap-anywhere">{ticket.title}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet">
          <TicketStatusBadge status={ticket.status} />
          <TicketPriorityBadge priority={ticket.priority} />
          <span>{vocabulary.ticketCategory(ticket.category)}</span>
          <DateText value={ticket.created_at} time />
        </p>
      </div>
      <section aria-labelledby="conversation" className="border-t border-rule pt-6">
        <h2 id="conversation">{words.conversation()}</h2>
        <ol className="mt-4 flex flex-col gap-6">
          <Message mine body={ticket.description} at={ticket.created_at} />
          {ticket.responses.map((response) => (
            <Message
              key={response.id}
              mine={response.is_mine}
              body={response.body}
              at={response.created_at}
            />
          ))}
        </ol>
        {ticket.responses.every(({ is_mine }) => is_mine) && ticket.may_reply && (
          <p className="mt-6 text-quiet">{words.noAnswerYet()}</p>
        )}
      </section>
      {ticket.may_reply ? (
        <Reply ticket={ticket} answer={actionData} />
      ) : (
        <Notice>
          <p>{words.tooLate({ days: TICKET_REOPEN_DAYS })}</p>
          <LinkButton to="/dashboard?dialog=ticket" className="mt-4">
            {words.newTicket()}
          </LinkButton>
        </Notice>
      )}
    </div>
  );
}

function Message({ mine, body, at }: { mine: boolean; body: string; at: string }) {
  return (
    <li className={cx("border-l-4 pl-4", mine ? "border-rule" : "border-accent")}>
      <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
        <span className="font-semibold text-ink">{mine ? words.you() : words.us()}</span>
        <DateText value={at} time />
      </p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{body}</p>
    </li>
  );
}

function Reply({ ticket, answer }: { ticket: OwnTicket; answer: Route.ComponentProps["actionData"] }) {
  const sending = useNavigation().state !== "idle";
  const help =
    ticket.status === "resolved"
      ? words.replyReopens()
      : ticket.status === "closed"
        ? words.replyReopensUntil({ days: TICKET_REOPEN_DAYS })
        : undefined;
  return (
    <Form key={ticket.responses.length} method="post" noValidate className="flex flex-col gap-4">
      <FormNotice toast={answer?.toast} />
      <Field label={words.replyLabel()} help={help} error={answer?.error}>
        {(wiring) => (
          <TextArea {...wiring} name="body" maxLength={TICKET_REPLY_MAX} defaultValue={answer?.body} />
        )}
      </Field>
      <p>
        <Button type="submit" disabled={sending}>
          {sending ? words.replySending() : words.replySend()}
        </Button>
      </p>
    </Form>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailedPage error={error} />;
  return (
    <div className="page flex max-w-3xl flex-col gap-6 pt-6">
      <BackLink to="/tickets" label={words.backToTickets()} />
      <h1 className="sr-only">{words.notFoundTitle()}</h1>
      <ErrorState title={words.notFoundTitle()} text={words.notFoundText()} />
    </div>
  );
}
