import { oc } from "@orpc/contract";
import { z } from "zod";
import { LENGTHS } from "./lengths.ts";
import { answers } from "./errors.ts";
import { calendarDate, id, instant } from "./vocabulary.ts";

/** Categories of the library, by the names that people read: those of `attorney_content_categories`. */
export const CONTENT_CATEGORIES = [
  "Personal Injury",
  "Criminal Defense",
  "Family Law",
  "Estate Planning",
  "Business Law",
  "Real Estate",
  "Immigration",
  "Employment Law",
  "Bankruptcy",
  "Tax Law",
] as const;
export const contentCategory = z.enum(CONTENT_CATEGORIES);
export type ContentCategory = z.infer<typeof contentCategory>;

/** Cards on one page of the list. */
export const RESOURCES_PER_PAGE = 24;

/** What a text of the house rests on: a statute, a decision or an official page. */
export const librarySource = z.object({ title: z.string(), url: z.string().nullable() });
export type LibrarySource = z.infer<typeof librarySource>;

/** Words to look for and where in a list to be; kept in the address of the page. */
export const searchWords = z.string().trim().max(LENGTHS.search);
export const pageNumber = z.coerce.number().int().min(1).max(10_000);

export const resourceCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  category: z.string(),
  resource_type: z.string(),
  file_url: z.string().nullable(),
  external_url: z.string().nullable(),
  created_at: instant,
});
export type ResourceCard = z.infer<typeof resourceCard>;

export const resource = resourceCard.extend({
  content: z.string(),
  sources: z.array(librarySource),
  /** The day on which it was last checked against its sources. */
  last_checked: calendarDate.nullable(),
});
export type Resource = z.infer<typeof resource>;

export const resources = {
  list: oc
    .route({
      method: "GET",
      path: "/legal-resources",
      tags: ["resources"],
      summary: "Published guides and forms: newest first, or the best match first when words are given",
    })
    .input(
      z.object({
        search: searchWords.optional(),
        category: contentCategory.optional(),
        page: pageNumber.default(1),
      }),
    )
    .output(
      z.object({
        resources: z.array(resourceCard),
        total: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
      }),
    ),
  get: oc
    .route({
      method: "GET",
      path: "/legal-resources/{slug}",
      tags: ["resources"],
      summary: "One published resource with its own text and its sources",
    })
    .input(z.object({ slug: z.string().max(100) }))
    .output(resource)
    .errors(answers("NOT_FOUND")),
};
