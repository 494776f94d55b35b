import { type FirmInvitation, type FirmMember, invitedRole, LENGTHS } from "@standing/contract";
import { Form } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { formatDate } from "../../ui/format.ts";
import { Select, TextInput } from "../../ui/inputs.tsx";
import { Section } from "../../ui/prose.tsx";
import { Notice } from "../../ui/states.tsx";
import * as words from "../../words/onboarding.ts";

interface PeopleProps {
  firmId: string;
  people: { members: FirmMember[]; invitations: FirmInvitation[] };
  /** The member whose removal is being asked about. */
  removing: string | null;
}

/** Who belongs to a firm, who asks to, and who was invited. */
export function People({ firmId, people: { members, invitations }, removing }: PeopleProps) {
  const active = members.filter((member) => member.membership_status === "active");
  const requests = members.filter((member) => member.membership_status === "requested");
  const asked = active.find((member) => member.attorney_id === removing);
  return (
    <>
      {requests.length > 0 && (
        <Section title={words.requests()}>
          <ul>
            {requests.map((member) => (
              <li
                key={member.attorney_id}
                className="flex flex-wrap items-center gap-3 border-b border-rule py-3"
              >
                <Person member={member} />
                <Act
                  intent="accept"
                  attorney={member.attorney_id}
                  label={words.accept()}
                  said={words.acceptOf({ name: member.name })}
                />
                <Act
                  intent="remove"
                  attorney={member.attorney_id}
                  label={words.decline()}
                  said={words.declineOf({ name: member.name })}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={words.people()}>
        {asked !== undefined && (
          <Notice tone="danger" title={words.removeAsk({ name: asked.name })}>
            <div className="mt-2 flex flex-wrap gap-3">
              <Act intent="remove" attorney={asked.attorney_id} label={words.removeYes()} />
              <LinkButton look="plain" to={`/law-firm/${firmId}/edit`}>
                {words.removeNo()}
              </LinkButton>
            </div>
          </Notice>
        )}
        {active.length === 0 && <p className="text-quiet">{words.peopleNone()}</p>}
        <ul>
          {active.map((member) => (
            <li
              key={member.attorney_id}
              className="flex flex-wrap items-center gap-3 border-b border-rule py-3"
            >
              <Person member={member} />
              <LinkButton
                look="plain"
                to={`/law-firm/${firmId}/edit?remove=${member.attorney_id}`}
                aria-label={words.removeOf({ name: member.name })}
              >
                {words.removeMember()}
              </LinkButton>
            </li>
          ))}
        </ul>
      </Section>
      <Invitations invitations={invitations} />
    </>
  );
}

function Person({ member }: { member: FirmMember }) {
  return (
    <p className="min-w-0 flex-1 basis-48">
      <span className="font-semibold">{member.name}</span>
      {member.is_me && <span className="text-quiet"> ({words.you()})</span>}
      <br />
      <span className="text-sm text-quiet">
        {words.roleName(member.role)}
        {member.is_primary_contact && ` · ${words.primary()}`}
      </span>
    </p>
  );
}

interface ActProps {
  intent: string;
  attorney: string;
  label: string;
  said?: string;
}

function Act({ intent, attorney, label, said }: ActProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="attorney" value={attorney} />
      <Button type="submit" look="secondary" name="intent" value={intent} aria-label={said}>
        {label}
      </Button>
    </Form>
  );
}

function Invitations({ invitations }: { invitations: FirmInvitation[] }) {
  return (
    <Section title={words.inviteTitle()} lead={words.inviteLead()}>
      <Form
        key={invitations.length}
        method="post"
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <Field label={words.inviteEmail()} className="min-w-0 flex-1 basis-56">
          {(wiring) => <TextInput {...wiring} name="email" type="email" required maxLength={LENGTHS.email} />}
        </Field>
        <Field label={words.role()}>
          {(wiring) => (
            <Select
              {...wiring}
              name="role"
              options={invitedRole.options.map((value) => ({ value, label: words.roleName(value) }))}
              defaultValue="associate"
            />
          )}
        </Field>
        <Button type="submit" look="secondary" name="intent" value="invite">
          {words.inviteSend()}
        </Button>
      </Form>
      {invitations.length > 0 && (
        <>
          <h3 className="mt-6">{words.invitations()}</h3>
          <ul>
            {invitations.map(({ id, email, role, expires_at }) => (
              <li key={id} className="flex flex-wrap items-center gap-3 border-b border-rule py-3">
                <p className="min-w-0 flex-1 basis-48">
                  <span className="font-semibold break-all">{email}</span>
                  <br />
                  <span className="text-sm text-quiet">
                    {words.invitationUntil({ role: words.roleName(role), date: formatDate(expires_at) })}
                  </span>
                </p>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="invitation" value={id} />
                  <Button
                    type="submit"
                    look="plain"
                    name="intent"
                    value="withdraw"
                    aria-label={words.withdrawOf({ email })}
                  >
                    {words.withdraw()}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
