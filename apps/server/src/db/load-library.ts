import { Client } from "pg";
import type { Log } from "../kernel/log.ts";
import { ARTICLES, RESOURCES } from "./library/index.ts";

/** Any number, the same in every process: whoever holds the lock loads, the others wait. */
const LOCK = 7_826_314_003;

/**
 * Puts the house's own guides and articles into the database, each known by its slug: what is new is added, what
 * has changed is brought up to date, and counts and what others wrote stay as they are. Runs at every start.
 * @param ownerUrl connection string of the owner of the tables
 */
export async function loadLibrary(ownerUrl: string, log: Log): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, application_name: "standing-library" });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    const resources = await client.query(RESOURCES_IN, [JSON.stringify(resourceRows())]);
    const articles = await client.query(ARTICLES_IN, [JSON.stringify(articleRows())]);
    await client.query("commit");
    const changed = { resources: resources.rowCount ?? 0, articles: articles.rowCount ?? 0 };
    if (changed.resources + changed.articles > 0) log.info("library_loaded", changed);
  } finally {
    await client.end();
  }
}

const resourceRows = () =>
  RESOURCES.map(({ published, external_url = null, download = false, ...entry }) => ({
    ...entry,
    external_url,
    file_url: download ? `/legal-resources/${entry.slug}/download` : null,
    created_at: published,
  }));

const articleRows = () => ARTICLES.map(({ published, ...entry }) => ({ ...entry, published_at: published }));

const RESOURCES_IN = `
  insert into legal_resources as present (slug, title, description, content, category, resource_type, file_url, external_url,
    sources, last_checked, created_at, is_published)
  select slug, title, description, content, category, resource_type, file_url, external_url, sources, last_checked, created_at, true
  from jsonb_populate_recordset(null::legal_resources, $1::jsonb)
  on conflict (slug) do update set title = excluded.title, description = excluded.description, content = excluded.content,
    category = excluded.category, resource_type = excluded.resource_type, file_url = excluded.file_url,
    external_url = excluded.external_url, sources = excluded.sources, last_checked = excluded.last_checked
  where (present.title, present.description, present.content, present.category, present.resource_type, present.file_url,
      present.external_url, present.sources, present.last_checked)
    is distinct from (excluded.title, excluded.description, excluded.content, excluded.category, excluded.resource_type,
      excluded.file_url, excluded.external_url, excluded.sources, excluded.last_checked)`;

const ARTICLES_IN = `
  insert into attorney_content as present (slug, title, summary, content, practice_areas, tags, sources, last_checked,
    status, content_type, published_at, created_at)
  select slug, title, summary, content, practice_areas, tags, sources, last_checked, 'published', 'blog', published_at, published_at
  from jsonb_populate_recordset(null::attorney_content, $1::jsonb)
  on conflict (slug) do update set title = excluded.title, summary = excluded.summary, content = excluded.content,
    practice_areas = excluded.practice_areas, tags = excluded.tags, sources = excluded.sources,
    last_checked = excluded.last_checked
  where present.attorney_id is null
    and (present.title, present.summary, present.content, present.practice_areas, present.tags, present.sources,
      present.last_checked)
    is distinct from (excluded.title, excluded.summary, excluded.content, excluded.practice_areas, excluded.tags,
      excluded.sources, excluded.last_checked)`;
