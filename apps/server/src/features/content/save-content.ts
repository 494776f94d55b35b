import { CONTENT, type ContentInput, type ContentStatus } from "@standing/contract";
import { systemActor } from "../../kernel/actor.ts";
import { recordAudit } from "../../kernel/audit.ts";
import { problem } from "../../kernel/problem.ts";
import { type RequestContext, requireUser } from "../../kernel/request.ts";
import { type Tx, withActor } from "../../kernel/unit-of-work.ts";
import { asAuthor } from "./as-author.ts";
import { wordsOf } from "./present.ts";
import {
  type OwnRow,
  activeCategories,
  enqueueReview,
  insertContent,
  lockOwn,
  putRevision,
  takenSlugs,
  updateContent,
  waitsForReview,
  withdrawReview,
} from "./queries.ts";
import { freeSlug, missingFor, slugOf } from "./rules.ts";

export interface Saved {
  id: string;
  slug: string;
  status: ContentStatus;
}

/** As many characters of a slug as stay when it is numbered. */
const COMPARED = CONTENT.slug_max - 10;
const SAVES = { max: 300, windowSeconds: 3600 };

/**
 * Save Draft: makes content, or changes what is a draft, was rejected or waits. What waits for review or for its date
 * becomes a draft again; what is published stays, and the change is kept beside it.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND, RATE_LIMITED, UNKNOWN_CATEGORY
 */
export function saveDraft(context: RequestContext, input: ContentInput): Promise<Saved> {
  return save(context, input, "draft");
}

/**
 * Submit for Review: saves, and puts it into the queue of the operators with priority 1, once.
 * @throws UNAUTHORIZED, PROFILE_REQUIRED, NOT_FOUND, RATE_LIMITED, UNKNOWN_CATEGORY, MISSING_CONTENT, MISSING_VIDEO
 */
export async function submitContent(context: RequestContext, input: ContentInput): Promise<Saved> {
  requireUser(context);
  const missing = missingFor(wordsOf(input));
  if (missing) throw problem(missing);
  return save(context, input, "submitted");
}

async function save(context: RequestContext, input: ContentInput, as: "draft" | "submitted"): Promise<Saved> {
  return asAuthor(context, async (tx, { user_id, attorney_id }) => {
    await context.services.rateLimiter.take({ key: `content:${user_id}`, ...SAVES });
    context.services.faults.strike("content");
    const before = input.id === undefined ? null : await lockOwn(tx, attorney_id, input.id);
    if (input.id !== undefined && !before) throw problem("NOT_FOUND");
    const known = new Set([...(await activeCategories(tx)), ...(before?.content.practice_areas ?? [])]);
    if (input.practice_areas.some((area) => !known.has(area))) throw problem("UNKNOWN_CATEGORY");
    const saved =
      before === null
        ? await make(tx, attorney_id, input, as)
        : before.content.status === "published"
          ? await revise(tx, before, input, as, context.services.now())
          : await change(tx, before, input, as);
    if (as === "draft") await withActor(tx, systemActor, () => withdrawReview(tx, saved.id));
    else if (!(await waitsForReview(tx, saved.id))) await enqueueReview(tx, saved.id, user_id);
    await recordAudit(tx, {
      action: as === "submitted" ? "content.submitted" : "content.saved",
      entity: "attorney_content",
      entity_id: saved.id,
    });
    return saved;
  });
}

async function make(
  tx: Tx,
  attorney_id: string,
  input: ContentInput,
  status: "draft" | "submitted",
): Promise<Saved> {
  const slug = await newSlug(tx, input.title, null);
  const id = await insertContent(tx, { ...wordsOf(input), attorney_id, slug, status });
  return { id, slug, status };
}

/** A change to what nobody sees yet. The address follows the title until the first publication. */
async function change(
  tx: Tx,
  { content }: OwnRow,
  input: ContentInput,
  status: "draft" | "submitted",
): Promise<Saved> {
  const slug = content.published_at === null ? await newSlug(tx, input.title, content.slug) : content.slug;
  await updateContent(tx, content.id, { ...wordsOf(input), slug, status });
  return { id: content.id, slug, status };
}

async function revise(
  tx: Tx,
  { content }: OwnRow,
  input: ContentInput,
  as: "draft" | "submitted",
  now: Date,
): Promise<Saved> {
  await putRevision(tx, {
    ...wordsOf(input),
    content_id: content.id,
    submitted_at: as === "submitted" ? now : null,
  });
  return { id: content.id, slug: content.slug, status: content.status };
}

/** The slug of a title, free among everybody's. */
async function newSlug(tx: Tx, title: string, present: string | null): Promise<string> {
  const slug = slugOf(title);
  const taken = await withActor(tx, systemActor, () => takenSlugs(tx, slug.slice(0, COMPARED)));
  if (present !== null) taken.delete(present);
  return freeSlug(slug, taken);
}
