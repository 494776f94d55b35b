-- The loader fills both tables again: the version of the index has gone up with this migration.
truncate public.precedents, public.precedent_terms;
--> statement-breakpoint
alter table public.precedents add column number integer not null;
--> statement-breakpoint
alter table public.precedents add constraint precedents_number_unique unique (number);
--> statement-breakpoint
drop table public.precedent_terms;
--> statement-breakpoint
create table public.precedent_terms (
  term text not null,
  legal_category text not null,
  precedent_numbers integer[] not null,
  impacts smallint[] not null,
  court_states smallint[] not null,
  dispute_states smallint[] not null,
  constraint precedent_terms_term_legal_category_pk primary key (term, legal_category),
  constraint legal_category_one_of check ("legal_category" in ('business_corporate_law', 'copyright_intellectual_property', 'sports_entertainment_law', 'real_estate_law', 'family_law', 'criminal_defense', 'immigration_law', 'employment_labor_law', 'personal_injury', 'medical_malpractice', 'tax_law', 'estate_planning_probate', 'civil_rights', 'other')),
  constraint side_by_side check (cardinality(impacts) = cardinality(precedent_numbers) and cardinality(court_states) = cardinality(precedent_numbers) and cardinality(dispute_states) = cardinality(precedent_numbers))
);
--> statement-breakpoint
-- Long arrays are read whole by every search: unpacking them would cost more time than it saves room.
alter table public.precedent_terms
  alter column precedent_numbers set storage external,
  alter column impacts set storage external,
  alter column court_states set storage external,
  alter column dispute_states set storage external;
--> statement-breakpoint
alter table public.precedent_terms enable row level security;
--> statement-breakpoint
create policy may_select on public.precedent_terms for select to standing_user using (true);
--> statement-breakpoint
create policy may_insert on public.precedent_terms for insert to standing_user with check (app.is_system());
--> statement-breakpoint
create policy may_update on public.precedent_terms for update to standing_user using (app.is_system()) with check (app.is_system());
--> statement-breakpoint
create policy may_delete on public.precedent_terms for delete to standing_user using (app.is_system());
