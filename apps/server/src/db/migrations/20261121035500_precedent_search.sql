-- A search reads every posting of its terms: from this index alone, without a look at the table.
create index precedent_terms_search on public.precedent_terms (term) include (precedent_id, impact);
