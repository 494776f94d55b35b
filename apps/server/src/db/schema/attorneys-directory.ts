import { index, integer, numeric, pgTable, pgView, smallint, text, uuid } from "drizzle-orm/pg-core";
import { attorney_id } from "./attorneys.ts";
import { cents, instant, tsvector } from "./columns.ts";
import { allow, everyone } from "./policies.ts";

/**
 * What the directory is searched and ordered by: one narrow row for each listed attorney, kept by triggers from the
 * profile, the firm, the tier and the reviews. Nobody writes it by hand.
 */
export const attorney_search = pgTable(
  "attorney_search",
  {
    attorney_id: attorney_id().primaryKey(),
    placement_priority: integer().notNull(),
    /** 0 without any review, so that it stands last. */
    average_rating: numeric({ precision: 3, scale: 2, mode: "number" }).notNull(),
    total_reviews: integer().notNull(),
    years_of_practice: smallint().notNull(),
    /** 0 for a free consultation. */
    consultation_fee: cents().notNull(),
    bar_state: text().notNull(),
    specialties: text().array().notNull(),
    /** Name, firm, specialties with everyday words for them, languages, city and state. */
    document: tsvector().notNull(),
  },
  (t) => [
    index("attorney_search_by_tier").on(
      t.placement_priority,
      t.average_rating.desc(),
      t.total_reviews.desc(),
      t.attorney_id,
    ),
    index("attorney_search_by_rating").on(t.average_rating.desc(), t.total_reviews.desc(), t.attorney_id),
    index("attorney_search_by_experience").on(t.years_of_practice.desc(), t.attorney_id),
    index("attorney_search_by_fee").on(t.consultation_fee, t.attorney_id),
    index("attorney_search_bar_state").on(t.bar_state),
    index("attorney_search_specialties").using("gin", t.specialties),
    index("attorney_search_document").using("gin", t.document),
    ...allow({ select: everyone }),
  ],
);

/** Every word of the documents above, once: a mistyped word is compared with these and not with every attorney. */
export const attorney_search_words = pgTable("attorney_search_words", { word: text().primaryKey() }, (t) => [
  index("attorney_search_words_trigrams").using("gin", t.word.op("gin_trgm_ops")),
  index("attorney_search_words_prefix").on(t.word.op("text_pattern_ops")),
  ...allow({ select: everyone }),
]);

/** That a review was removed, when and why, for everyone to read; without its words and who wrote it. */
export const attorney_review_removals = pgView("attorney_review_removals", {
  id: uuid().notNull(),
  attorney_id: uuid().notNull(),
  removed_at: instant().notNull(),
  removal_reason: text().notNull(),
}).existing();
