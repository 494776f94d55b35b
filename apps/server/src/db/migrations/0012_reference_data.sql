insert into public.prices (code, amount, billing_interval) values
  ('monthly', 799, 'month'),
  ('annual', 7200, 'year'),
  ('document_upload', 1000, 'once'),
  ('enhanced_analysis', 399, 'once');
--> statement-breakpoint
insert into public.terms_versions (agreement_type, version) values ('case_submission', '1.0'), ('sign_up', '1.0');
--> statement-breakpoint
insert into public.ad_placement_tiers (name, display_name, placement_priority, monthly_base_price, features) values
  ('premium_plus', 'Premium Plus', 1, 29900, array['First in the directory', 'Top Choice ribbon', 'Shown beside matching cases']),
  ('premium', 'Premium', 2, 14900, array['Above standard in the directory', 'Shown beside matching cases']),
  ('standard', 'Standard', 3, 4900, array['Listed in the directory']);
--> statement-breakpoint
insert into public.payment_schedules (display_name, billing_cycle_months, discount_percentage) values
  ('Monthly', 1, 0),
  ('Quarterly', 3, 5),
  ('Annual', 12, 15);
--> statement-breakpoint
insert into public.forum_categories (name, color, icon, description, sort_order) values
  ('Personal Injury', '#b42318', 'heart-pulse', 'Accidents, injuries and insurance', 1),
  ('Criminal Defense', '#5925dc', 'shield', 'Charges, arrests and records', 2),
  ('Family Law', '#c11574', 'users', 'Divorce, custody and support', 3),
  ('Estate Planning', '#4e5ba6', 'scroll', 'Wills, trusts and probate', 4),
  ('Business Law', '#175cd3', 'briefcase', 'Contracts and companies', 5),
  ('Real Estate', '#067647', 'house', 'Renting, buying and neighbors', 6),
  ('Immigration', '#0e7090', 'globe', 'Visas, green cards and citizenship', 7),
  ('Employment Law', '#b54708', 'id-card', 'Wages, firing and discrimination', 8),
  ('Bankruptcy', '#475467', 'wallet', 'Debt and collectors', 9),
  ('Tax Law', '#3b7c0f', 'receipt', 'Notices, audits and returns', 10);
--> statement-breakpoint
insert into public.attorney_content_categories (name)
select unnest(array['Personal Injury', 'Criminal Defense', 'Family Law', 'Estate Planning', 'Business Law', 'Real Estate',
  'Immigration', 'Employment Law', 'Bankruptcy', 'Tax Law']);
