import { z } from "zod";

/** A thing that may prove something, and the words of the story that say it is there; null where it does not speak of it. */
export const evidenceFinding = z.object({
  item: z.string(),
  why: z.string(),
  priority: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  words: z.string().nullable(),
});
export type EvidenceFinding = z.infer<typeof evidenceFinding>;

/** Something that a document of the case says, with the very words; `page` is null where it has only one. */
export const documentFinding = z.object({
  document: z.string(),
  page: z.number().int().nullable(),
  plain: z.string(),
  words: z.string(),
});
export type DocumentFinding = z.infer<typeof documentFinding>;
