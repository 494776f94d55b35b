import { type FixtureRow, PEOPLE, type Person, idOf, row } from "./people.ts";

const day = (offset: number) => new Date(Date.UTC(2040, 0, 2 + offset, 15)).toISOString();
const halfHourAfter = (instant: string) => new Date(Date.parse(instant) + 1_800_000).toISOString();

/** What only an attorney owns. */
export function attorneyRows(person: Person): FixtureRow[] {
  const user_id = idOf(person);
  const attorney_id = idOf(person, "attorney");
  const listed =
    person === "counsel" ? { ad_approval_status: "approved", subscription_status: "active" } : {};
  return [
    row("law_firms", person, { id: idOf(person, "firm"), created_by: user_id, name: "Firm" }),
    row("attorney_profiles", person, {
      id: attorney_id,
      user_id,
      first_name: "A",
      last_name: "B",
      bar_state: "CA",
      bar_number: "1",
      ...listed,
    }),
    row("attorney_search", person, {
      attorney_id,
      placement_priority: 1,
      average_rating: 0,
      total_reviews: 0,
      years_of_practice: 0,
      consultation_fee: 0,
      bar_state: "CA",
      specialties: [],
      document: "'a'",
    }),
    row("law_firm_invitations", person, {
      id: idOf(person, "invitation"),
      law_firm_id: idOf(person, "firm"),
      invited_by: user_id,
      email: "b@example.com",
      token_hash: person,
    }),
    row("attorney_contacts", person, { attorney_id, email: "a@example.com" }),
    row("law_firm_attorneys", person, {
      law_firm_id: idOf(person, "firm"),
      attorney_id,
      role: "owner",
      membership_status: "active",
    }),
    row("licence_checks", person, {
      id: idOf(person, "licence"),
      attorney_id,
      regulator: "State Bar of California",
      bar_state: "CA",
      bar_number: "1",
      result: "valid",
    }),
    row("attorney_working_hours", person, { attorney_id, weekday: 1, starts: "09:00", ends: "12:00" }),
    row("attorney_time_off", person, {
      id: idOf(person, "off"),
      attorney_id,
      starts_at: day(0),
      ends_at: day(1),
    }),
    row("attorney_subscriptions", person, {
      id: idOf(person, "placement"),
      attorney_id,
      ad_tier_id: idOf("sold tier"),
      payment_schedule_id: idOf("sold schedule"),
      geographic_location: "CA",
    }),
    row("attorney_ads", person, {
      id: idOf(person, "ad"),
      attorney_id,
      attorney_name: "A",
      ad_title: "t",
      ad_description: "d",
    }),
    row("attorney_ad_impressions", person, {
      id: idOf(person, "impression"),
      attorney_ad_id: idOf(person, "ad"),
      impression_type: "view",
      visitor_key: "v",
    }),
    row("attorney_ad_clicks", person, {
      id: idOf(person, "click"),
      attorney_id,
      click_type: "ad_click",
      visitor_key: "v",
    }),
    row("attorney_content", person, {
      id: idOf(person, "content"),
      attorney_id,
      title: "t",
      slug: `t-${person.replace("_", "-")}`,
      summary: "s",
    }),
    row("attorney_content_revisions", person, {
      content_id: idOf(person, "content"),
      title: "t",
      summary: "s",
      content_type: "blog",
    }),
    row("content_moderation_queue", person, {
      id: idOf(person, "queue"),
      content_id: idOf(person, "content"),
      submitted_by: user_id,
    }),
    row(
      "comments",
      person,
      { id: idOf(person, "response comment"), post_id: idOf("counsel", "post"), user_id, content: "c" },
      false,
    ),
    row("attorney_forum_engagement", person, {
      id: idOf(person, "engagement"),
      attorney_id,
      post_id: idOf("counsel", "post"),
      comment_id: idOf(person, "response comment"),
      engagement_type: "response",
    }),
  ];
}

/** The client's side of a consultation with counsel; for the attorney, the attorney's side of one with counsel. */
export function bookingRows(person: Person): FixtureRow[] {
  const client = person === "attorney" ? "counsel" : person;
  const attorney_id = idOf(person === "attorney" ? "attorney" : "counsel", "attorney");
  const slot = day(10 + PEOPLE.indexOf(person));
  const booking = (name: string, scheduled_date: string, status: string, main: boolean) =>
    row(
      "consultation_bookings",
      person,
      {
        id: idOf(person, name),
        attorney_id,
        client_user_id: idOf(client),
        scheduled_date,
        scheduled_end: halfHourAfter(scheduled_date),
        status,
      },
      main,
    );
  const share_id = idOf(person, "share");
  return [
    booking("booking", slot, "pending", true),
    booking("past booking", "2026-01-05T15:00:00Z", "completed", false),
    row("booking_proposals", person, {
      id: idOf(person, "proposal"),
      booking_id: idOf(person, "booking"),
      proposed_by: "client",
      scheduled_date: day(20),
      expires_at: slot,
    }),
    row("booking_shares", person, {
      id: share_id,
      booking_id: idOf(person, "booking"),
      case_id: idOf(client, "case"),
      stage: "names",
      content: {},
    }),
    row("booking_share_documents", person, { share_id, document_id: idOf(client, "document") }),
    row("booking_share_views", person, {
      id: idOf(person, "share view"),
      share_id,
      viewed_by: idOf(person === "attorney" ? "attorney" : "counsel"),
    }),
    row("attorney_reviews", person, {
      id: idOf(person, "review"),
      attorney_id,
      user_id: idOf(client),
      booking_id: idOf(person, "past booking"),
      rating: 5,
    }),
  ];
}
