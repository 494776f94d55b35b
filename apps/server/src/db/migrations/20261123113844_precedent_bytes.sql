-- The loader fills the table again: the version of the index has gone up with this migration.
truncate public.precedent_terms;
--> statement-breakpoint
alter table public.precedent_terms drop constraint side_by_side;
--> statement-breakpoint
alter table public.precedent_terms
  alter column precedent_numbers set data type bytea using ''::bytea,
  alter column impacts set data type bytea using ''::bytea,
  alter column court_states set data type bytea using ''::bytea,
  alter column dispute_states set data type bytea using ''::bytea;
--> statement-breakpoint
alter table public.precedent_terms
  add constraint side_by_side check (2 * octet_length(impacts) = octet_length(precedent_numbers) and octet_length(court_states) = octet_length(impacts) and octet_length(dispute_states) = octet_length(impacts));
--> statement-breakpoint
-- Read whole by every search: unpacking would cost more time than it saves room.
alter table public.precedent_terms
  alter column precedent_numbers set storage external,
  alter column impacts set storage external,
  alter column court_states set storage external,
  alter column dispute_states set storage external;
