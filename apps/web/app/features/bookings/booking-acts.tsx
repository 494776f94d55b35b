import { type Booking, SHORT_TEXT_MAX } from "@standing/contract";
import { Form, useNavigation } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { formatMoney } from "../../ui/format.ts";
import { Select, TextArea, TextInput } from "../../ui/inputs.tsx";
import { Section } from "../../ui/prose.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/bookings.ts";
import type { ActAnswer } from "./booking-actions.server.ts";
import { BothTimes, bothTimesText } from "./both-times.tsx";

export type Asking = "cancel" | "decline" | "propose" | null;

interface ActsProps {
  booking: Booking;
  /** What the reader has begun and is asked about. */
  asking: Asking;
  /** Free times of the attorney, when another time is to be proposed. */
  slots: string[];
  answer: ActAnswer | undefined;
}

/** Everything that the reader may do with a booking now. What destroys something asks first. */
export function BookingActs({ booking, asking, slots, answer }: ActsProps) {
  const busy = useNavigation().state === "submitting";
  const may = (act: Booking["may"][number]) => booking.may.includes(act);
  const here = `/bookings/${booking.id}`;
  if (asking === "cancel" && may("cancel")) return <AskCancel booking={booking} busy={busy} here={here} />;
  if (asking === "decline" && may("decline")) return <AskDecline busy={busy} here={here} />;
  if (asking === "propose" && may("propose"))
    return <Propose booking={booking} slots={slots} answer={answer} busy={busy} here={here} />;
  return (
    <>
      <Proposal booking={booking} busy={busy} />
      {may("confirm") && <Confirm answer={answer} busy={busy} here={here} />}
      {may("pay") && (
        <Form method="post">
          <Button type="submit" name="intent" value="pay" disabled={busy}>
            {words.pay({ price: formatMoney(booking.fee_amount) })}
          </Button>
        </Form>
      )}
      {(may("complete") || may("report_no_show")) && <Outcome booking={booking} busy={busy} />}
      <div className="flex flex-wrap gap-3">
        {may("propose") && (
          <LinkButton look="secondary" to={`${here}?ask=propose`}>
            {words.proposeStart()}
          </LinkButton>
        )}
        {may("cancel") && (
          <LinkButton look="secondary" to={`${here}?ask=cancel`}>
            {words.cancelStart()}
          </LinkButton>
        )}
      </div>
    </>
  );
}

interface AskProps {
  busy: boolean;
  here: string;
}

function AskCancel({ booking, busy, here }: AskProps & { booking: Booking }) {
  const { refund_if_cancelled: refund } = booking;
  const lead =
    refund === null
      ? words.cancelFree()
      : refund > 0
        ? words.cancelRefund({ price: formatMoney(refund) })
        : words.cancelNoRefund();
  return (
    <Section title={words.cancelTitle()} lead={lead}>
      <Form method="post" className="flex max-w-xl flex-col gap-5">
        <NoteField label={words.cancelNote()} />
        <Decide intent="cancel" yes={words.cancelYes()} busy={busy} here={here} />
      </Form>
    </Section>
  );
}

function AskDecline({ busy, here }: AskProps) {
  return (
    <Section title={words.declineTitle()}>
      <Form method="post" className="flex max-w-xl flex-col gap-5">
        <NoteField label={words.declineNote()} />
        <Decide intent="decline" yes={words.declineYes()} busy={busy} here={here} />
      </Form>
    </Section>
  );
}

function NoteField({ label }: { label: string }) {
  return (
    <Field label={label} note={words.optional()}>
      {(wiring) => <TextArea {...wiring} name="note" rows={3} maxLength={SHORT_TEXT_MAX} />}
    </Field>
  );
}

function Decide({ intent, yes, busy, here }: AskProps & { intent: string; yes: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" name="intent" value={intent} look="danger" disabled={busy}>
        {yes}
      </Button>
      <LinkButton look="secondary" to={here}>
        {words.keep()}
      </LinkButton>
    </div>
  );
}

function MeetingField({ answer }: { answer: ActAnswer | undefined }) {
  return (
    <Field label={words.meeting()} help={words.meetingHelp()} error={answer?.errors.meeting}>
      {(wiring) => (
        <TextInput
          {...wiring}
          name="meeting"
          maxLength={SHORT_TEXT_MAX}
          defaultValue={answer?.values.meeting}
        />
      )}
    </Field>
  );
}

function Confirm({ answer, busy, here }: AskProps & { answer: ActAnswer | undefined }) {
  return (
    <Section title={words.confirmTitle()}>
      <Form method="post" noValidate className="flex max-w-xl flex-col gap-5">
        <MeetingField answer={answer} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="confirm" disabled={busy}>
            {words.confirm()}
          </Button>
          <LinkButton look="secondary" to={`${here}?ask=decline`}>
            {words.decline()}
          </LinkButton>
        </div>
      </Form>
    </Section>
  );
}

interface ProposeProps extends AskProps {
  booking: Booking;
  slots: string[];
  answer: ActAnswer | undefined;
}

function Propose({ booking, slots, answer, busy, here }: ProposeProps) {
  const options = slots.map((value) => ({
    value,
    label: bothTimesText({ instant: value, zones: booking, side: booking.side }),
  }));
  return (
    <Section title={words.proposeTitle()} lead={words.proposeLead()}>
      <Form method="post" noValidate className="flex max-w-xl flex-col gap-5">
        <Field label={words.proposeTime()} error={answer?.errors.slot}>
          {(wiring) => (
            <Select
              {...wiring}
              name="slot"
              options={options}
              placeholder={words.proposePick()}
              defaultValue={answer?.values.slot ?? ""}
            />
          )}
        </Field>
        {booking.meeting_details === null && <MeetingField answer={answer} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="propose" disabled={busy}>
            {words.proposeSend()}
          </Button>
          <LinkButton look="secondary" to={here}>
            {words.keep()}
          </LinkButton>
        </div>
      </Form>
    </Section>
  );
}

function Proposal({ booking, busy }: { booking: Booking; busy: boolean }) {
  const { proposal, side } = booking;
  if (proposal === null) return null;
  const time = bothTimesText({ instant: proposal.expires_at, zones: booking, side });
  return (
    <Notice
      tone="time"
      title={proposal.proposed_by === side ? words.proposedByYou({ time }) : words.proposedToYou({ time })}
    >
      <p className="mt-1">
        <BothTimes instant={proposal.scheduled_date} zones={booking} side={side} />
      </p>
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="proposal" value={proposal.id} />
        {booking.may.includes("accept_proposal") && (
          <Button type="submit" name="intent" value="accept" disabled={busy}>
            {words.accept()}
          </Button>
        )}
        <Button type="submit" name="intent" value="close_proposal" look="secondary" disabled={busy}>
          {proposal.proposed_by === side ? words.withdrawProposal() : words.declineProposal()}
        </Button>
      </Form>
    </Notice>
  );
}

function Outcome({ booking, busy }: { booking: Booking; busy: boolean }) {
  return (
    <Section title={words.outcomeTitle()}>
      <Form method="post" className="flex flex-wrap gap-3">
        {booking.may.includes("complete") && (
          <Button type="submit" name="intent" value="complete" disabled={busy}>
            {words.complete()}
          </Button>
        )}
        <Button type="submit" name="intent" value="no_show" look="secondary" disabled={busy}>
          {booking.side === "client" ? words.noShowClient() : words.noShowAttorney()}
        </Button>
      </Form>
    </Section>
  );
}
