create or replace trigger touch before update on public.corpus_meta for each row execute function app.touch();
