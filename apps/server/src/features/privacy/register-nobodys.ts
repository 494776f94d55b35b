/** Tables that hold nothing of a person: their columns, and what else is to be said. */
export const NOBODYS: Readonly<Record<string, string>> = {
  // Counts of attempts by network, address or account; those of the person are erased, all are after a week.
  "auth.rate_limit": "id key count last_request",
  // Hashes of mailed links; those of the person are erased, all are when they end.
  "auth.verification": "id identifier value expires_at created_at updated_at",
  "public.ad_location_factors": "location factor_percentage updated_at",
  "public.ad_placement_tiers":
    "id name display_name placement_priority features monthly_base_price created_at updated_at " +
    "shows_ads_on_cases",
  "public.attorney_content_categories": "id name is_active created_at",
  "public.attorney_search_words": "word",
  // Counts of cases by kind and state, of nobody's.
  "public.case_totals": "id status legal_category knowledge_release total",
  "public.corpus_meta": "name value updated_at",
  "public.corpus_terms": "term document_frequency",
  "public.decision_citations": "citing cited",
  "public.decision_treatments": "decision_id kind limited by source",
  "public.forum_categories": "id name color icon description is_active sort_order post_count created_at",
  "public.forum_totals": "kind part total",
  // Single words of posts that stand, without who wrote them; a word goes with the last post that holds it.
  "public.forum_words": "word posts",
  "public.knowledge_releases": "release first_started_at last_started_at",
  // Decisions of courts as published: names stand in their titles.
  "public.listed_decisions":
    "id case_title court court_level jurisdiction year citations docket_number disposition legal_category " +
    "claim_types subjects times_cited searched",
  "public.legal_resources":
    "id slug title description content category resource_type file_url external_url is_published " +
    "search_vector created_at updated_at sources last_checked",
  // Decisions about words, which are told without names.
  "public.moderation_log": "id entity entity_id action reason created_at",
  "public.outcome_records":
    "id source legal_category claim_type jurisdiction city year outcome amount_usd_cents amount_kind " +
    "defendant_kind days claimed_usd_cents severity",
  "public.payment_schedules":
    "id display_name billing_cycle_months discount_percentage created_at updated_at",
  "public.precedent_terms": "term legal_category precedent_numbers impacts court_states dispute_states",
  "public.precedents":
    "id case_title court court_level jurisdiction state city year citation docket_number legal_category " +
    "claim_types outcome disposition amount_usd_cents amount_kind facts holding matters key_facts source " +
    "checked number vector won_by times_cited",
  "public.prices": "code amount billing_interval updated_at",
  "public.terms_versions": "agreement_type version text_hash effective_at",
  // What payment providers said, in ids and amounts.
  "public.webhook_events": "provider event_id type payload error received_at processed_at",
};
