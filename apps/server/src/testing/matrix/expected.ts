export const ROLES = ["anonymous", "claimant", "attorney", "admin", "super_admin", "system"] as const;

/**
 * Who may do what, written by hand: s select, i insert, u update, d delete, - refused. `own/others`: what the role may
 * do to its own row and to another person's; one word where there is no own row: the table is nobody's, or this role
 * owns none of it. Columns are another matter: see the tests of guards.
 */
// oxfmt-ignore
export const EXPECTED: Record<string, string> = {
  // Accounts
  //                             anonymous claimant    attorney    admin       super_admin system
  profiles:                     "----      s-u-/----   s-u-/----   s-u-/----   s-u-/s-u-   s-u-",
  user_roles:                   "----      s---/----   s---/----   s---/----   si-d/si-d   si-d",
  terms_versions:               "s---      s---        s---        s---        s---        siu-",
  terms_conditions_agreements:  "----      si--/----   si--/----   si--/----   si--/s---   s---",
  // Cases
  //                             anonymous claimant    attorney    admin       super_admin system
  cases:                        "----      siud/----   siud/----   siud/----   siud/----   s-ud",
  case_versions:                "----      si--/----   si--/----   si--/----   si--/----   s---",
  case_facts:                   "----      siud/----   siud/----   siud/----   siud/----   s--d",
  case_analyses:                "----      s---/----   s---/----   s---/----   s---/----   siu-",
  case_events:                  "----      s---/----   s---/----   s---/----   s---/----   si--",
  case_notes:                   "----      siud/----   siud/----   siud/----   siud/----   s--d",
  case_date_changes:            "----      s---/----   s---/----   s---/----   s---/----   si--",
  case_reminders:               "----      s---/----   s---/----   s---/----   s---/----   siud",
  knowledge_releases:           "----      ----        ----        ----        s---        siu-",
  case_plan_ticks:              "----      si-d/----   si-d/----   si-d/----   si-d/----   s--d",
  case_evidence:                "----      si-d/----   si-d/----   si-d/----   si-d/----   s--d",
  case_retention_notices:       "----      ----        ----        ----        ----        siu-",
  case_documents:               "----      siud/----   siud/----   siud/----   siud/----   s-ud",
  document_uploads:             "----      siud/----   siud/----   siud/----   siud/----   s--d",
  // Analysis
  //                             anonymous claimant    attorney    admin       super_admin system
  precedents:                   "s---      s---        s---        s---        s---        siud",
  precedent_terms:              "s---      s---        s---        s---        s---        siud",
  outcome_records:              "s---      s---        s---        s---        s---        siud",
  corpus_terms:                 "s---      s---        s---        s---        s---        siud",
  case_totals:                  "----      ----        ----        ----        s---        s---",
  corpus_meta:                  "s---      s---        s---        s---        s---        siud",
  listed_decisions:             "s---      s---        s---        s---        s---        siud",
  decision_citations:           "s---      s---        s---        s---        s---        siud",
  decision_treatments:          "s---      s---        s---        s---        s---        siud",
  // Billing
  //                             anonymous claimant    attorney    admin       super_admin system
  prices:                       "s---      s---        s---        s---        s---        s-u-",
  monthly_submissions:          "----      s---/----   s---/----   s---/----   s---/----   s---",
  user_subscriptions:           "----      s---/----   s---/----   s---/----   s---/s---   siud",
  orders:                       "----      s---/----   s---/----   s---/----   s---/s---   siu-",
  recurring_purchases:          "----      s---/----   s---/----   s---/----   s---/s---   siu-",
  enhanced_analysis_payments:   "----      s---/----   s---/----   s---/----   s---/s---   siu-",
  webhook_events:               "----      ----        ----        ----        ----        siud",
  // Support
  //                             anonymous claimant    attorney    admin       super_admin system
  support_tickets:              "----      si--/----   si--/----   si--/----   siu-/s-u-   s-u-",
  ticket_responses:             "----      si--/----   si--/----   si--/----   si--/s---   s---",
  platform_suggestions:         "----      si--/----   si--/----   si--/----   siu-/s-u-   s-u-",
  suggestion_votes:             "----      si-d/----   si-d/----   si-d/----   si-d/si-d   si-d",
  // Notifications
  //                             anonymous claimant    attorney    admin       super_admin system
  notifications:                "----      s-ud/----   s-ud/----   s-ud/----   s-ud/----   si-d",
  notification_choices:         "----      siu-/----   siu-/----   siu-/----   siu-/----   s---",
  // Attorneys and firms
  //                             anonymous claimant    attorney    admin       super_admin system
  attorney_profiles:            "s---      s---        siu-/s---   s---        s-u-        s-ud",
  attorney_contacts:            "----      ----        siud/----   ----        s---        s-ud",
  licence_checks:               "----      ----        s---/----   ----        si--        si--",
  attorney_working_hours:       "s---      s---        siud/s---   s---        s---        s--d",
  attorney_time_off:            "s---      s---        siud/s---   s---        s---        s--d",
  law_firms:                    "s---      s---        siu-/s---   s---        s-ud        s-ud",
  attorney_search:              "s---      s---        s---/s---     s---        s---        s---",
  attorney_search_words:        "s---      s---        s---        s---        s---        s---",
  onboarding_drafts:            "----      siud/----   siud/----   siud/----   siud/----   ----",
  law_firm_invitations:         "----      ----        si-d/----   ----        ----        s-ud",
  law_firm_attorneys:           "s---      s---        siud/s---   s---        s---        s-ud",
  // Advertising
  //                             anonymous claimant    attorney    admin       super_admin system
  ad_placement_tiers:           "s---      s---        s---        s---        siud        siud",
  payment_schedules:            "s---      s---        s---        s---        siud        siud",
  ad_location_factors:          "s---      s---        s---        s---        siud        siud",
  attorney_subscriptions:       "----      ----        si-d/----   ----        s---        s-ud",
  attorney_ads:                 "----      ----        siud/----   ----        s-u-        s-ud",
  attorney_ad_impressions:      "----      ----        ----/----   ----        ----        si-d",
  attorney_ad_clicks:           "----      ----        ----/----   ----        ----        si-d",
  // Bookings: the client's side, and for the attorney the other side of the table
  //                             anonymous claimant    attorney    admin       super_admin system
  consultation_bookings:        "----      siu-/----   s-u-/----   siu-/----   siu-/----   siud",
  booking_proposals:            "----      siu-/----   s-u-/----   siu-/----   siu-/----   s-ud",
  booking_shares:               "----      siud/----   s-u-/----   siud/----   siud/----   s-ud",
  booking_share_documents:      "----      si-d/----   s---/----   si-d/----   si-d/----   s--d",
  booking_share_views:          "----      s---/----   si--/----   s---/----   s---/----   s---",
  attorney_reviews:             "----      si-d/----   s-u-/----   si-d/----   siud/s-u-   s-ud",
  // Content
  //                             anonymous claimant    attorney    admin       super_admin system
  attorney_content_categories:  "s---      s---        s---        siud        siud        siud",
  attorney_content:             "----      ----        siud/----   s-u-        s-u-        s-ud",
  attorney_content_revisions:   "----      ----        siud/----   s---        s---        s-ud",
  content_moderation_queue:     "----      ----        si--/----   s-u-        s-u-        s-u-",
  content_engagement_tracking:  "----      si-d/----   si-d/----   si-d/----   si-d/----   si-d",
  // Forum and resources
  //                             anonymous claimant    attorney    admin       super_admin system
  forum_categories:             "s---      s---        s---        siud        siud        siud",
  posts:                        "s---      siud/s---   siud/s---   siud/s-u-   siud/s-u-   s-ud",
  post_categories:              "s---      si-d/s---   si-d/s---   si-d/s--d   si-d/s--d   s--d",
  comments:                     "s---      siud/s---   siud/s---   siud/s-u-   siud/s-u-   s-ud",
  helpful_answers:              "s---      si--/s---   si--/s---   si--/s---   si--/s---   s--d",
  post_votes:                   "----      siud/----   siud/----   siud/----   siud/----   s--d",
  comment_votes:                "----      siud/----   siud/----   siud/----   siud/----   s--d",
  attorney_forum_engagement:    "s---      s---        s---/s---   s---        s---        si-d",
  user_reputation:              "s---      s---/s---   s---/s---   s---/s---   s---/s---   s---",
  forum_edits:                  "s---      s-u-/s---   s-u-/s---   s-u-/s---   s-u-/s---   s--d",
  forum_totals:                 "s---      s---        s---        s---        s---        s---",
  forum_words:                  "s---      s---        s---        s---        s---        s---",
  post_subscriptions:           "----      si-d/----   si-d/----   si-d/----   si-d/----   s-ud",
  legal_resources:              "s---      s---        s---        siud        siud        siud",
  // Administration
  //                             anonymous claimant    attorney    admin       super_admin system
  audit_log:                    "-i--      -i--/-i--   -i--/-i--   -i--/-i--   si--/si--   si--",
  mail_outbox:                  "----      ----/----   ----/----   ----/----   ----/----   siud",
  moderation_reports:           "----      si--/----   si--/----   siu-/s-u-   siu-/s-u-   s-u-",
  moderation_notices:           "----      s---/----   s---/----   si--/si--   si--/si--   si--",
  moderation_appeals:           "----      si--/----   si--/----   si--/s-u-   si--/s-u-   s---",
  moderation_log:               "s---      s---        s---        si--        si--        si--",
};
