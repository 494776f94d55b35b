import { sql } from "drizzle-orm";
import { boolean, check, date, index, jsonb, pgTable, pgView, text, uuid } from "drizzle-orm/pg-core";
import { created_at, id, instant, tsvector, updated_at } from "./columns.ts";
import { admin, allow } from "./policies.ts";

/** What a text of the house rests on: a statute, a decision or an official page. */
export interface LibrarySource {
  title: string;
  url: string | null;
}

/** Guides and forms for the public. */
export const legal_resources = pgTable(
  "legal_resources",
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    description: text(),
    content: text().notNull().default(""),
    category: text().notNull(),
    resource_type: text().notNull(),
    file_url: text(),
    external_url: text(),
    is_published: boolean().notNull().default(false),
    sources: jsonb().$type<LibrarySource[]>().notNull().default([]),
    /** The day on which it was last checked against its sources. */
    last_checked: date(),
    search_vector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('english', title || ' ' || coalesce(description, '') || ' ' || content)`,
      ),
    created_at: created_at(),
    updated_at: updated_at(),
  },
  (t) => [
    index("legal_resources_published")
      .on(t.created_at)
      .where(sql`is_published`),
    index("legal_resources_category").on(t.category),
    index("legal_resources_search_vector").using("gin", t.search_vector),
    check("title_given", sql`btrim(title) <> ''`),
    ...allow({
      select: sql`(is_published or app.is_admin() or app.is_system())`,
      insert: admin,
      update: admin,
      delete: admin,
    }),
  ],
);

/** Published resources, for lists and search; see `published_posts` for why it is a view. */
export const published_resources = pgView("published_resources", {
  id: uuid().notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  description: text(),
  content: text().notNull(),
  category: text().notNull(),
  resource_type: text().notNull(),
  file_url: text(),
  external_url: text(),
  created_at: instant().notNull(),
  search_vector: tsvector().notNull(),
  sources: jsonb().$type<LibrarySource[]>().notNull(),
  last_checked: date(),
}).existing();
