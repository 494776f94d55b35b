import { attorneyRows, bookingRows } from "./marketplace-rows.ts";
import { type FixtureRow, type Person, idOf, row } from "./people.ts";

const ATTORNEYS: readonly Person[] = ["attorney", "stranger", "counsel"];

/** One row of every table that nobody owns. */
export function ownerlessRows(): FixtureRow[] {
  const decision = {
    case_title: "A v. B",
    court: "Court",
    court_level: "state_high",
    jurisdiction: "CA",
    year: 2001,
    citation: "1 Cal. 1",
    legal_category: "personal_injury",
    claim_types: ["slip_and_fall"],
    outcome: "plaintiff",
    facts: "facts",
    holding: "holding",
    matters: "matters",
    key_facts: ["wet floor"],
    source: { name: "test", file: null, id: null },
    checked: "2026-01-01",
  };
  return [
    row("prices", null, { code: "monthly", amount: 799, billing_interval: "month" }),
    row("terms_versions", null, { agreement_type: "case_submission", version: "1.0" }),
    row("webhook_events", null, { provider: "sandbox", event_id: "1", type: "paid", payload: {} }),
    row("precedents", null, { id: "a-v-b-2001", number: 0, vector: Buffer.alloc(150), ...decision }),
    row("outcome_records", null, {
      id: "o-1",
      source: "test",
      legal_category: "personal_injury",
      claim_type: "slip_and_fall",
      jurisdiction: "CA",
      outcome: "settled",
      defendant_kind: "business",
    }),
    row("precedent_terms", null, {
      term: "floor",
      legal_category: "personal_injury",
      precedent_numbers: "\\x00000000",
      impacts: "\\x0001",
      court_states: "\\x0001",
      dispute_states: "\\x0001",
    }),
    row("corpus_terms", null, { term: "floor", document_frequency: 1 }),
    row("corpus_meta", null, { name: "hash", value: "x" }),
    row("listed_decisions", null, {
      id: "ca-0f",
      case_title: "A v. B",
      court: "Supreme Court of California",
      court_level: "state_high",
      jurisdiction: "CA",
      year: 1990,
      citations: ["1 Cal. 4th 1"],
      legal_category: "personal_injury",
      claim_types: ["slip_and_fall"],
      subjects: ["puddle"],
      times_cited: 0,
      searched: "A v. B",
    }),
    row("decision_citations", null, { citing: "ca-0f", cited: "a-v-b-2001" }),
    row("decision_treatments", null, {
      decision_id: "a-v-b-2001",
      kind: "overruled",
      by: "C v. D, 2 Cal. 4th 2",
      source: "E v. F (2010)",
    }),
    row("knowledge_releases", null, { release: "x" }),
    row("ad_placement_tiers", null, {
      id: idOf("tier"),
      name: "standard",
      display_name: "Standard",
      placement_priority: 3,
      monthly_base_price: 4900,
    }),
    row(
      "ad_placement_tiers",
      null,
      {
        id: idOf("sold tier"),
        name: "premium",
        display_name: "Premium",
        placement_priority: 2,
        monthly_base_price: 14900,
      },
      false,
    ),
    row(
      "payment_schedules",
      null,
      { id: idOf("sold schedule"), display_name: "Monthly", billing_cycle_months: 1 },
      false,
    ),
    row("payment_schedules", null, {
      id: idOf("schedule"),
      display_name: "Twice a year",
      billing_cycle_months: 6,
    }),
    row("ad_location_factors", null, { location: "CA", factor_percentage: 120 }),
    row("forum_categories", null, {
      id: idOf("category"),
      name: "Test",
      color: "#000",
      icon: "x",
      description: "x",
    }),
    row("attorney_search_words", null, { word: "a" }),
    row("case_totals", null, {
      id: idOf("case total"),
      status: "submitted",
      legal_category: "other",
      total: 1,
    }),
    row("forum_words", null, { word: "a", posts: 1 }),
    row("forum_totals", null, { kind: "posts", part: 0, total: 1 }),
    row("attorney_content_categories", null, { id: idOf("content category"), name: "Test" }),
    row("legal_resources", null, {
      id: idOf("resource"),
      slug: "guide",
      title: "Guide",
      category: "Tax Law",
      resource_type: "guide",
      is_published: true,
    }),
    row("moderation_log", null, {
      id: idOf("moderation"),
      entity: "post",
      entity_id: idOf("x"),
      action: "removed",
      reason: "spam",
    }),
  ];
}

/** Everything that one person owns, in all tables. */
export function rowsOf(person: Person): FixtureRow[] {
  return [
    ...accountRows(person),
    ...caseRows(person),
    ...supportRows(person),
    ...(ATTORNEYS.includes(person) ? attorneyRows(person) : []),
    ...bookingRows(person),
    ...forumRows(person),
  ];
}

function accountRows(person: Person): FixtureRow[] {
  const user_id = idOf(person);
  const case_id = idOf(person, "case");
  return [
    row("profiles", person, { id: user_id, email: `${person}@example.com` }),
    row("user_roles", person, { user_id, role: person === "super_admin" ? "super_admin" : "admin" }),
    row("terms_conditions_agreements", person, {
      id: idOf(person, "terms"),
      user_id,
      agreement_type: "case_submission",
      terms_version: "1.0",
    }),
    row("monthly_submissions", person, { user_id, month: "2026-01-01", count: 1 }),
    row("user_subscriptions", person, { id: idOf(person, "plan"), user_id, subscription_type: "annual" }),
    row("orders", person, {
      id: idOf(person, "order"),
      user_id,
      purpose: "document_upload",
      amount: 1000,
      provider: "sandbox",
    }),
    row("recurring_purchases", person, {
      order_id: idOf(person, "order"),
      user_id,
      provider: "sandbox",
      provider_subscription_id: idOf(person, "order"),
      current_period_end: "2027-01-01",
      changed_at: "2026-12-01",
    }),
    row("enhanced_analysis_payments", person, {
      id: idOf(person, "enhanced"),
      user_id,
      case_id,
      amount: 399,
    }),
    row("audit_log", person, {
      id: idOf(person, "audit"),
      actor_kind: "user",
      actor_id: user_id,
      action: "x",
      entity: "x",
    }),
    row("onboarding_drafts", person, { user_id, kind: "attorney" }),
    row("mail_outbox", person, {
      id: idOf(person, "mail"),
      user_id,
      to_address: "a@example.com",
      kind: "x",
      subject: "x",
      text_body: "x",
    }),
    row("moderation_reports", person, {
      id: idOf(person, "report"),
      user_id,
      entity: "post",
      entity_id: idOf("x"),
      reason: "spam",
    }),
  ];
}

function caseRows(person: Person): FixtureRow[] {
  const user_id = idOf(person);
  const case_id = idOf(person, "case");
  return [
    row("cases", person, {
      id: case_id,
      user_id,
      title: "t",
      description: "d",
      legal_category: "personal_injury",
      case_type: "personal_injury",
    }),
    row("case_versions", person, {
      id: idOf(person, "version"),
      case_id,
      version_number: 1,
      title: "t",
      description: "d",
      case_type: "x",
      created_by: user_id,
    }),
    row("case_facts", person, {
      id: idOf(person, "fact"),
      case_id,
      user_id,
      question_id: "state",
      question: {},
      value: "TX",
    }),
    row("case_analyses", person, { id: idOf(person, "analysis"), case_id, version_number: 1 }),
    row("case_events", person, { id: idOf(person, "event"), case_id, kind: "submitted" }),
    row("case_notes", person, { id: idOf(person, "note"), case_id, user_id, content: "x" }),
    row("case_date_changes", person, {
      id: idOf(person, "date change"),
      case_id,
      user_id,
      rule: "r",
      title: "t",
      change: "earlier",
      release_after: "x",
    }),
    row("case_reminders", person, {
      case_id,
      last_day: "2027-01-31",
      days_before: 7,
      due_on: "2027-01-24",
    }),
    row("case_plan_ticks", person, { case_id, step: "x" }),
    row("case_evidence", person, {
      id: idOf(person, "evidence"),
      case_id,
      item: "Medical records",
      says: "have",
    }),
    row("case_documents", person, {
      id: idOf(person, "document"),
      case_id,
      user_id,
      file_name: "a.pdf",
      file_path: `${user_id}/${case_id}/1-a.pdf`,
      file_size: 10,
      mime_type: "application/pdf",
    }),
    row("document_uploads", person, {
      id: idOf(person, "upload"),
      case_id,
      user_id,
      file_name: "a.pdf",
      file_size: 10,
    }),
  ];
}

function supportRows(person: Person): FixtureRow[] {
  const user_id = idOf(person);
  return [
    row("support_tickets", person, { id: idOf(person, "ticket"), user_id, title: "t", description: "d" }),
    row("ticket_responses", person, {
      id: idOf(person, "response"),
      ticket_id: idOf(person, "ticket"),
      author_id: user_id,
      body: "x",
    }),
    row("platform_suggestions", person, {
      id: idOf(person, "suggestion"),
      user_id,
      title: "t",
      description: "d",
    }),
    row("notifications", person, {
      id: idOf(person, "notification"),
      user_id,
      kind: "ticket_reply",
      path: "/tickets",
    }),
    row("notification_choices", person, { user_id, kind: "ticket_reply", in_page: true, by_mail: true }),
    row("suggestion_votes", person, { suggestion_id: idOf("counsel", "suggestion"), user_id }),
  ];
}

/** A decision about the person's words, what they were told, and their objection. */
function moderationRows(person: Person): FixtureRow[] {
  const log_id = idOf(person, "decision");
  const user_id = idOf(person);
  const decision = { id: log_id, entity: "post", entity_id: idOf(person, "post"), action: "removed" };
  return [
    row("moderation_log", null, { ...decision, reason: "spam" }, false),
    row("moderation_notices", person, { log_id, user_id }),
    row("moderation_appeals", person, { id: idOf(person, "appeal"), log_id, user_id, reason: "r" }),
  ];
}

function forumRows(person: Person): FixtureRow[] {
  const user_id = idOf(person);
  const post_id = idOf(person, "post");
  return [
    row("posts", person, { id: post_id, user_id, title: "t", content: "c" }),
    row("post_categories", person, { post_id, category_id: idOf("category") }),
    row("comments", person, {
      id: idOf(person, "comment"),
      post_id: idOf("counsel", "post"),
      user_id,
      content: "c",
    }),
    row(
      "comments",
      person,
      { id: idOf(person, "answer"), post_id, user_id: idOf("counsel"), content: "c" },
      false,
    ),
    row("helpful_answers", person, {
      id: idOf(person, "helpful"),
      post_id,
      comment_id: idOf(person, "answer"),
      marked_by: user_id,
    }),
    row("post_votes", person, { post_id: idOf("counsel", "post"), user_id, vote: 1 }),
    row("comment_votes", person, { comment_id: idOf("counsel", "comment"), user_id, vote: 1 }),
    row("user_reputation", person, { user_id }),
    row("forum_edits", person, { id: idOf(person, "edit"), post_id, user_id }),
    row("post_subscriptions", person, { post_id: idOf("counsel", "post"), user_id }),
    ...moderationRows(person),
    row("content_engagement_tracking", person, {
      id: idOf(person, "like"),
      content_id: idOf("counsel", "content"),
      user_id,
      engagement_type: "like",
      visitor_key: user_id,
    }),
  ];
}
