import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../testing/database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

/** The fields of section 3 of the claimant's document, each table's to the letter. */
const FIELDS = {
  cases:
    "id, user_id, title, description, legal_category, legal_subcategory, case_type, incident_date, incident_location, incident_city, incident_state, priority_level, status, confidence_score, estimated_value, ai_analysis_result, similar_cases_found, is_editable, edit_count, resubmission_count, last_edited_at, last_activity_at, created_at, updated_at",
  case_versions:
    "case_id, version_number, title, description, case_type, incident_date, incident_location, incident_city, incident_state, changes_summary, created_by",
  case_documents:
    "id, case_id, user_id, file_name, file_path, file_size, mime_type, document_type, description, is_shared_with_attorney, payment_verified, uploaded_at",
  case_notes: "id, case_id, user_id, title, content, note_type, is_private, created_at",
  support_tickets: "user_id, title, description, category, priority, status",
  platform_suggestions: "user_id, title, description, category",
  terms_conditions_agreements: "user_id, agreement_type, ip_address, user_agent",
  user_roles: "user_id, role",
  user_subscriptions: "user_id, subscription_type, current_period_end",
  orders: "id, user_id, amount, status",
  enhanced_analysis_payments: "user_id, case_id, amount, status, processed_at",
  attorney_ad_impressions: "user_id, attorney_ad_id, case_id, impression_type",
  attorney_ad_clicks: "attorney_id, click_type, created_at",
  attorney_ads:
    "id, attorney_name, law_firm, ad_title, ad_description, success_rate, years_experience, average_settlement, website_url, case_types, service_areas, is_active, ad_compliance_approved, priority_score",
};

test.each(Object.entries(FIELDS))(
  "a row has the fields that the specification names: %s",
  async (table, fields) => {
    const columns = await db.asOwner<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
      [table],
    );
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(fields.split(", ")));
  },
);

test("what a row holds before anyone says otherwise", async () => {
  const defaults = await db.asOwner<{ name: string; value: string }>(
    `select table_name || '.' || column_name as name, column_default as value from information_schema.columns
     where table_schema = 'public' and (table_name, column_name) in (
       ('cases', 'priority_level'), ('cases', 'status'), ('case_versions', 'changes_summary'),
       ('case_notes', 'note_type'), ('case_notes', 'is_private'), ('case_documents', 'is_shared_with_attorney'))`,
  );
  expect(Object.fromEntries(defaults.map(({ name, value }) => [name, value.split("::")[0]]))).toEqual({
    "cases.priority_level": "'medium'",
    "cases.status": "'submitted'",
    "case_versions.changes_summary": "'Case updated'",
    "case_notes.note_type": "'note'",
    "case_notes.is_private": "true",
    "case_documents.is_shared_with_attorney": "false",
  });
});
